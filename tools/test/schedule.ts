export type Step = {
  readonly name: string;
  /** Names of steps that must pass before this one starts. Names of steps that are not run are ignored. */
  readonly after?: readonly string[];
  /** True for a step with timeouts. No other step runs at the same time, because that could make it too slow. */
  readonly alone?: boolean;
};

/**
 * Runs steps in order, up to `lanes` at a time. A step starts after the steps that it depends on, which precede it in
 * the list. `run` resolves to true if a step passed. If a step depends on a failed step, calls `skip` instead of `run`.
 */
export async function schedule<T extends Step>(
  steps: readonly T[],
  lanes: number,
  run: (step: T) => Promise<boolean>,
  skip: (step: T) => void,
): Promise<void> {
  const waiting = new Set(steps);
  const running = new Map<T, Promise<void>>();
  const finished = new Map<string, boolean>();
  const isFree = ({alone}: T): boolean =>
    running.size < (alone ? 1 : lanes) && [...running.keys()].every((other) => !other.alone);

  const start = (step: T): Promise<void> =>
    run(step).then((passed) => {
      finished.set(step.name, passed);
      running.delete(step);
    });
  while (waiting.size > 0) {
    for (const step of waiting) {
      const dependencies = steps.filter(({name}) => step.after?.includes(name));
      if (dependencies.some(({name}) => finished.get(name) === false)) {
        waiting.delete(step);
        finished.set(step.name, false);
        skip(step);
      } else if (isFree(step) && dependencies.every(({name}) => finished.has(name))) {
        waiting.delete(step);
        running.set(step, start(step));
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  await Promise.all(running.values());
}
