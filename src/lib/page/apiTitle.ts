/** Titles that look like the name of an API, but are none. */
const words: readonly string[] = ['hashbang', 'tsc', 'tsdown', 'tsup'];

/**
 * Splits a title that is the name of an API, such as `lib.dts` or `output`, into its owner (`lib.`, or nothing) and
 * its own name. Returns undefined for any other title.
 */
export function splitApiTitle(title: string): {owner: string; name: string} | undefined {
  const match = /^(?=[a-z])((?:\w+\.)*)([A-Za-z_]\w*(?:\['[\w.]+'\])?)$/.exec(title);
  return match && !words.includes(title) ? {owner: match[1]!, name: match[2]!} : undefined;
}

/** Returns a title or heading in backticks if it is the name of an API, otherwise unchanged. */
export function codedTitle(title: string): string {
  return splitApiTitle(title) ? `\`${title}\`` : title;
}
