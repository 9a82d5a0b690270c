/** What people leave out or put in when they write a name: `auto external`, `auto-external`, `lib.autoExternal`. */
const inName = '._\\-\\u2010\\u2011';
const separators = new RegExp(`[\\s${inName}]+`, 'u');

/** A name as it is compared: without case, spaces, hyphens, underscores and dots. */
export function squeeze(name: string): string {
  return name.split(separators).join('').toLowerCase();
}

/** True for a name that holds the query, however it is written; nothing is in every name. */
export function matchesName(name: string, query: string): boolean {
  return findName(name, query) !== undefined;
}

/**
 * Where a name holds the query: from, to. In a text of several words a hit goes over a space only where the query has
 * one too, or from the beginning of a word on: `quickstart` is in "Quick start", `css` is not in "basics styled".
 */
export function findName(name: string, query: string): readonly [number, number] | undefined {
  const words = query
    .split(separators)
    .filter((word) => word !== '')
    .map((word) => [...word].map((letter) => letter.replace(/[\\^$*+?()[\]{}|/]/u, '\\$&')));
  const asWritten = words.map((letters) => letters.join(`[${inName}]*`)).join(`[\\s${inName}]*`);
  const squeezed = words.flat().join(`[\\s${inName}]*`);
  const hit = new RegExp(`${asWritten}|(?<![^\\s${inName}])${squeezed}`, 'iu').exec(name);
  return hit ? [hit.index, hit.index + hit[0].length] : undefined;
}
