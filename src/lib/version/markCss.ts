/** What marks say; `{version}` is the reader's. */
export type MarkWords = {readonly missing: string; readonly changed: string};

/**
 * Rules for what differs in a reader's version. An element says in `data-since` which release brought it, in
 * `data-changed` which changed it last and in `data-until` up to which it holds. The rules set properties alone: each
 * component says what it makes of them.
 */
export function markCss(version: string | undefined, {missing, changed}: MarkWords): string {
  if (version === undefined) return '';
  const later = (name: string): string => laterThan(version, `data-${name}`);
  const mark = (words: string): string => `--version-mark:"${words.replace('{version}', version)}"`;
  return [
    `:root{--version:"${version}"}`,
    `${later('changed')}{${mark(changed)}}`,
    `${later('since')}{${mark(missing)};--version-ink:var(--site-text-faint);--version-missing:inline}`,
    // Of several that held one after the other, the first.
    `${later('until')}{--version-then:block}${later('until')}~*{--version-then:none}`,
  ].join('');
}

/** A selector cannot compare: it names all that a later release does not begin with. */
function laterThan(version: string, attribute: string): string {
  const [release = '', prerelease] = version.split('-');
  const numbers = release.split('.').map(Number);
  const others = numbers.flatMap((number, place) => {
    const [operator, end] = place < 2 ? ['^=', '.'] : ['=', ''];
    return Array.from({length: end || prerelease ? number : number + 1}, (_, lower) => {
      const begin = [...numbers.slice(0, place), lower].join('.');
      return `[${attribute}${operator}"${begin}${end}"]`;
    });
  });
  return `[${attribute}]:not(:is(${others.join()}))`;
}
