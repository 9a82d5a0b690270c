/** Separators in names, which a query may have or lack: `auto external` finds `auto-external` and `autoExternal`. */
const inName = '._\\-\\u2010\\u2011';
const separators = new RegExp(`[\\s${inName}]+`, 'u');

/** Returns a name in lower case, without spaces, hyphens, underscores and dots. */
export function squeeze(name: string): string {
  return name.split(separators).join('').toLowerCase();
}

/** Returns true if a name contains the query, ignoring separators and case. Every name contains an empty query. */
export function matchesName(name: string, query: string): boolean {
  return findName(name, query) !== undefined;
}

/**
 * Returns start and end of the query in a name. A match contains a space only if the query has a separator there, or if
 * the match begins a word: `quickstart` matches "Quick start", `css` does not match "basics styled".
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
