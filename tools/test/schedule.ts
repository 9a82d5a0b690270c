export type Step = {
  readonly name: string;
  /** What has to have passed before this means anything; of steps that are not wanted nothing is asked. */
  readonly after?: readonly string[];
  /** True when it needs the whole machine, as what waits for answers in time does. */
  readonly alone?: boolean;
};

/**
 * Runs steps in their order, as many beside each other as there are lanes, each when those that it stands on, which
 * come before it in the list, have passed. `run` says whether one passed; `skip` is told of those that cannot run.
 */
export async function schedule<T extends Step>(
  steps: readonly T[],
  lanes: number,
  run: (step: T) => Promise<boolean>,
  skip: (step: T) => void,
): Promise<void> {
  const waiting = new Set(steps);
  const running = new Map<T, Promise<void>>();
  const ended = new Map<string, boolean>();
  const isFree = ({alone}: T): boolean =>
    running.size < (alone ? 1 : lanes) && [...running.keys()].every((other) => !other.alone);

  const start = (step: T): Promise<void> =>
    run(step).then((passed) => {
      ended.set(step.name, passed);
      running.delete(step);
    });
  while (waiting.size > 0) {
    for (const step of waiting) {
      const bases = steps.filter(({name}) => step.after?.includes(name));
      if (bases.some(({name}) => ended.get(name) === false)) {
        waiting.delete(step);
        ended.set(step.name, false);
        skip(step);
      } else if (isFree(step) && bases.every(({name}) => ended.has(name))) {
        waiting.delete(step);
        running.set(step, start(step));
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  await Promise.all(running.values());
}
