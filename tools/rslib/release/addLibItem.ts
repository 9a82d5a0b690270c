/**
 * Adds `lib: [{}]`, which newer versions assume, to a configuration without `lib`. No line is added, so that line
 * numbers in messages stay the same.
 */
export function addLibItem(config: string): string {
  return /\blib:/.test(config)
    ? config
    : config.replace(/(?<=defineConfig\(|return ){/, '{ lib: [{}],');
}
