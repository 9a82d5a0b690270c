/** Texts of version badges; `{version}` stands for the version that the reader selected. */
export type VersionTexts = {readonly missing: string; readonly changed: string};

/**
 * Returns rules for elements about something that differs in the selected version. An attribute names the release that
 * added it (`data-since`), last changed it (`data-changed`) or is the first without it (`data-until`). A rule applies
 * if this release is later than the selected version. The rules only set custom properties, which components use.
 */
export function versionCss(version: string | undefined, {missing, changed}: VersionTexts): string {
  if (version === undefined) return '';
  const later = (name: string): string => laterThan(version, `data-${name}`);
  const badge = (text: string): string => `--version-mark:"${text.replace('{version}', version)}"`;
  return [
    `:root{--version:"${version}"}`,
    `${later('changed')}{${badge(changed)}}`,
    `${later('since')}{${badge(missing)};--version-ink:var(--site-text-faint);--version-missing:inline}`,
    // Former values are siblings, oldest first. Only the first one that applies to the selected version is shown.
    `${later('until')}{--version-then:block}${later('until')}~*{--version-then:none}`,
  ].join('');
}

/** Returns a selector for attributes with a later release. CSS cannot compare, so `:not()` excludes all others. */
function laterThan(version: string, attribute: string): string {
  const [release = '', prerelease] = version.split('-');
  const numbers = release.split('.').map(Number);
  const others = numbers.flatMap((number, place) => {
    const [operator, end] = place < 2 ? ['^=', '.'] : ['=', ''];
    return Array.from({length: end || prerelease ? number : number + 1}, (_, lower) => {
      const prefix = [...numbers.slice(0, place), lower].join('.');
      return `[${attribute}${operator}"${prefix}${end}"]`;
    });
  });
  return `[${attribute}]:not(:is(${others.join()}))`;
}
