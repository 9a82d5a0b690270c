/** Number of builds at the same time. It is low because each build uses more than one core. */
export const concurrency = 2;

/** Calls `work` with each name. Up to `concurrency` calls are pending at the same time. */
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
