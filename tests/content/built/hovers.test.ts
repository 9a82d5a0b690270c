import {readRecords, readFactPages} from '../../../src/rslib/facts/readRecords';
import {addressOf, changedSections} from '../../../src/rslib/facts/changedSections';
import {loadPageData} from '../../../src/rslib/pageData';
import {readHovers} from '../../../src/compiler/code/recordedHovers';
import {forms} from '../../../src/components/markdown';
import {
  at,
  base,
  brokenLink,
  document,
  documents,
  files,
  home,
  locales,
  localeRows,
  readBuilt,
  type Locale,
} from '../support/build';
import {root} from '../../../tools/support/paths';
import {expectNone} from '../support/expectNone';

const record = readHovers(root);
const advice = 'The pages or the package changed: npm run hovers -- --update.';

/** A code block with recorded types. A line is a list of texts, because the highlighter splits it into elements. */
type Shown = {readonly place: string; readonly lines: readonly (readonly string[])[]};

/** For each key of a record, the first code block in the build that has the key. */
const shown = new Map<string, Shown>();
for (const {file} of documents) {
  const $ = document(file);
  for (const node of $('pre[data-hovers]').toArray()) {
    const key = node.attribs['data-hovers']!;
    if (shown.has(key)) continue;
    const textsOf = (element: unknown): readonly string[] =>
      $(element as never)
        .contents()
        .toArray()
        .flatMap((child) => ('data' in child ? [child.data] : textsOf(child)));
    const lines = $(node).find('.line').toArray().map(textsOf);
    shown.set(key, {place: at(file, node), lines});
  }
}

/** Returns the identifier that begins at a column (from 0) of a line; undefined if it is split between elements. */
function nameIn([text, ...rest]: readonly string[], column: number): string | undefined {
  if (text === undefined) return undefined;
  if (column >= text.length) return nameIn(rest, column - text.length);
  const isMiddle = /[\w$]/.test(text[column - 1] ?? '');
  return isMiddle ? undefined : /^[A-Za-z_$][\w$]*/.exec(text.slice(column))?.[0];
}

test('sections whose blocks have a record are named when the records are gone', () => {
  const folders = {docs: 'docs', i18n: 'i18n', pages: 'src/pages', blog: 'blog'};
  const set = readRecords(root);
  for (const locale of locales) {
    const {prefix} = localeRows[locale];
    const built = documents
      .filter((page) => page.locale === locale)
      .flatMap(({file}) => {
        const path = `/${file.slice(prefix.length).replace(/(?:index)?\.html$/, '')}`;
        let id = '';
        return document(file)('.markdown :is(h2, h3, h4)[id], pre[data-hovers]')
          .toArray()
          .flatMap(({attribs}) => {
            id = attribs.id ?? id;
            return attribs['data-hovers'] ? [addressOf({path, id})] : [];
          });
      });
    const pages = readFactPages(root, locale, folders);
    const without = {...set, hovers: {...set.hovers, blocks: {}}};
    const input = {data: loadPageData(root, locale), forms, pages};
    const named = changedSections(set, without, input).map(addressOf);
    expect(named.sort()).toEqual([...new Set(built)].sort());
  }
});

test('a page shows every record, and every block that names a record has one', () => {
  const known = Object.keys(record.blocks);
  expect(known.length).toBeGreaterThan(50);
  expectNone(
    [
      ...known
        .filter((key) => !shown.has(key))
        .map((key) => `src/data/hovers.json:1: no page shows the block ${key}`),
      ...[...shown]
        .filter(([key]) => !(key in record.blocks))
        .map(([key, {place}]) => `${place}: nothing is recorded for ${key}`),
    ],
    advice,
  );
});

test('every recorded position is the start of a name, and its type is of that name', () => {
  const problems = [...shown].flatMap(([key, {place, lines}]) =>
    (record.blocks[key] ?? []).flatMap(([line, column, text]) => {
      const name = nameIn(lines[line] ?? [], column);
      const where = `${place}: line ${line + 1}, column ${column + 1}`;
      if (name === undefined) return [`${where}: no name begins there`];
      const words: readonly string[] = record.texts[text]?.code.match(/[\w$]+/g) ?? [];
      // A block may import something under an alias. The description contains the original name only.
      const renamed = new RegExp(`\\b(?:as|:) ${name}\\b`);
      return words.includes(name) || lines.some((parts) => renamed.test(parts.join('')))
        ? []
        : [`${where}: "${name}" is described as ${record.texts[text]?.code}`];
    }),
  );
  expectNone(problems, advice);
});

test('every recorded text is used', () => {
  const used = new Set(
    Object.values(record.blocks).flatMap((places) => places.map(([, , text]) => text)),
  );
  expect(Object.keys(record.texts).filter((key) => !used.has(key))).toEqual([]);
});

/** Returns the script with the recorded types in a language. Expects only one script. */
function chunkOf(locale: Locale): string {
  const name = new RegExp(`^${localeRows[locale].prefix}assets/js/hovers\\.\\w+\\.js$`);
  const scripts = [...files].filter((file) => name.test(file));
  expect(scripts).toHaveLength(1);
  return readBuilt(scripts[0]!);
}

test.each(locales)('cards of options link to sections of pages in %s', (locale) => {
  const links = [...chunkOf(locale).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href!);
  expect(links.length).toBeGreaterThan(50);
  const folder = `${base}${localeRows[locale].prefix}config/`;
  expect(links.filter((href) => !href.startsWith(folder))).toEqual([]);
  expect(links.map((href) => brokenLink(href, home.href)).filter(Boolean)).toEqual([]);
});

test('types are in a chunk of their own, which pages neither contain nor name', () => {
  const code = 'function defineConfig(config: RslibConfig): RslibConfig';
  expect(Object.values(record.texts).some((text) => text.code.startsWith(code))).toBe(true);
  for (const locale of locales) expect(chunkOf(locale)).toContain(code);
  expectNone(
    documents
      .filter(({file}) => {
        const html = readBuilt(file);
        return /assets\/js\/hovers\.|type-name|type-card/.test(html) || html.includes(code);
      })
      .map(({file}) => `${file}:1: contains types, or names their chunk`),
    'Types are loaded when the pointer or the focus first comes to a block.',
  );
});
