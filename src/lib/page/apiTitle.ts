/**
 * Splits a title that is the name of an option, such as `lib.dts`, into its owner (`lib.`) and its name (`dts`).
 * Undefined for a title in words.
 */
export function splitApiTitle(title: string): {owner: string; name: string} | undefined {
  const match = /^((?:[a-z][A-Za-z0-9]*\.)+)([A-Za-z][A-Za-z0-9]*)$/.exec(title);
  return match ? {owner: match[1]!, name: match[2]!} : undefined;
}
