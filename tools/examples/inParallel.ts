/** Number of builds at the same time. Each is short and uses more than one core. */
export const concurrency = 2;

/** Runs `work` for each name, as many at the same time as there may be builds. */
export async function inParallel(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const queue = [...names];
  const worker = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) await work(name);
  };
  await Promise.all(Array.from({length: concurrency}, worker));
}
