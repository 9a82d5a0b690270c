import {literalText, type Prose} from 'docusaurus-translations/checks';

/** Returns the texts of one language in JSON or TypeScript data: `"en": "…"`, `'zh-Hans': '…'`. */
export function proseOfData(source: string, locale: string): readonly Prose[] {
  const key = `(?<![\\w-])['"]?${locale}['"]?:\\s*`;
  const literals = new RegExp(
    `${key}(?:'((?:[^'\\\\\\n]|\\\\.)*)'|"((?:[^"\\\\\\n]|\\\\.)*)")`,
    'g',
  );
  return [...source.matchAll(literals)].map((match) => {
    const raw = match[1] ?? match[2] ?? '';
    return literalText(source, match, raw.replace(/\\(.)/g, '$1'));
  });
}
