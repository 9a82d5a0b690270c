/**
 * A configuration with the one item that is assumed since `lib` is optional. On the line of the bracket: the numbers of
 * lines in messages stay.
 */
export function withLib(config: string): string {
  return /\blib:/.test(config)
    ? config
    : config.replace(/(?<=defineConfig\(|return ){/, '{ lib: [{}],');
}
