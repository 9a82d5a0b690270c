type Hashes = Readonly<Record<string, string>>;

/** One in this many unchanged examples is built, another one each day. */
const interval = 10;

/**
 * Returns the examples to build: those that changed since they were recorded or passed, and a sample of the others,
 * because a result also depends on the machine. `hashes` has the present hash of each example.
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
