type Hashes = Readonly<Record<string, string>>;

/** Every tenth unchanged example is built. The first of them depends on the day, so each is built within ten days. */
const interval = 10;

/**
 * Returns the names of the examples to build: those that changed since they were recorded or passed on this machine,
 * those that failed on it, and a sample of those never built on it. `hashes` contains their current hashes, by name.
 */
export function chooseExamples(
  hashes: Hashes,
  {recorded, passed, day}: {readonly recorded: Hashes; readonly passed: Hashes; readonly day: number},
): readonly string[] {
  return Object.keys(hashes).filter((name, index) => {
    const hash = hashes[name];
    if (passed[name] !== undefined) return passed[name] !== hash;
    return recorded[name] !== hash || index % interval === day % interval;
  });
}
