type Hashes = Readonly<Record<string, string>>;

/**
 * Returns the names of the examples to build: those that changed since they were recorded or passed on this machine,
 * and those that failed on it. `hashes` contains their current hashes, by name.
 */
export function chooseExamples(
  hashes: Hashes,
  {recorded, passed}: {readonly recorded: Hashes; readonly passed: Hashes},
): readonly string[] {
  return Object.keys(hashes).filter((name) => (passed[name] ?? recorded[name]) !== hashes[name]);
}
