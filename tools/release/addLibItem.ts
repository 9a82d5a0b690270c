/**
 * Adds the `lib` item that newer versions assume to a configuration without `lib`. It goes on the line of the
 * bracket, so that line numbers in messages stay the same.
 */
export function addLibItem(config: string): string {
  return /\blib:/.test(config)
    ? config
    : config.replace(/(?<=defineConfig\(|return ){/, '{ lib: [{}],');
}
