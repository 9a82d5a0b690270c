import sidebars from '../../sidebars';
import {defaultLocale, locales, type Locale} from '../../src/site/locales';
import {root} from '../../tools/support/paths';
import {lineOf, read} from '../../tools/support/files';
import {messageUses, placeholders, usesIn} from './support/messages';
import {expectNone} from './support/problems';

type Catalogue = Readonly<Record<string, {readonly message: string}>>;

const fileOf = (locale: Locale): string => `i18n/${locale}/code.json`;
const catalogues = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(read(fileOf(locale))) as Catalogue]),
) as Record<Locale, Catalogue>;

const uses = messageUses();
const used = new Set(uses.map(({id}) => id));

/** Ids of the theme's own texts. */
const upstream = new Set(
  ['theme-common', 'theme-search-algolia'].flatMap((name) =>
    Object.keys(
      JSON.parse(
        read(`node_modules/@docusaurus/theme-translations/locales/base/${name}.json`),
      ) as object,
    ),
  ),
);

function place(locale: Locale, id: string): string {
  const source = read(fileOf(locale));
  return `${fileOf(locale)}:${lineOf(source, Math.max(0, source.indexOf(`"${id}"`)))}`;
}

test('the source does hold texts', () => {
  expect(uses.length).toBeGreaterThan(30);
});

test('ids and messages in the code are literals', () => {
  const problems = uses
    .filter(({id, message}) => id === undefined || message === undefined)
    .map((use) => `${use.place}: ${use.id ?? 'no literal id'}`);
  expectNone(
    problems,
    'Write id and message as literals with placeholders: what is put together cannot be translated.',
  );
});

test('every text of the code has a message in every language', () => {
  const problems = uses.flatMap(({place: where, id}) =>
    locales
      .filter((locale) => id !== undefined && !catalogues[locale][id])
      .map((locale) => `${where}: "${id}" is not in ${fileOf(locale)}`),
  );
  expectNone(problems, 'Add the message to the catalogues of both languages.');
});

test('the catalogues have the same ids', () => {
  const problems = locales.flatMap((locale) =>
    locales.flatMap((other) =>
      Object.keys(catalogues[locale])
        .filter((id) => !(id in catalogues[other]))
        .map((id) => `${place(locale, id)}: "${id}" is not in ${fileOf(other)}`),
    ),
  );
  expectNone(
    problems,
    'English and Chinese change together: add the message there or remove it here.',
  );
});

test('no message is unused', () => {
  const problems = Object.keys(catalogues[defaultLocale])
    .filter((id) => !used.has(id) && !upstream.has(id))
    .map((id) => `${place(defaultLocale, id)}: "${id}"`);
  expectNone(problems, 'Remove the message from both catalogues, or use it.');
});

test('no message is empty, and none is in the other language', () => {
  const problems = locales.flatMap((locale) =>
    Object.entries(catalogues[locale])
      .filter(
        ([, {message}]) =>
          message.trim() === '' || (locale === 'en' && /\p{Script=Han}/u.test(message)),
      )
      .map(([id, {message}]) => `${place(locale, id)}: "${id}": "${message}"`),
  );
  expectNone(problems, 'Write the message in the language of its catalogue.');
});

test('placeholders are those of the code, in every language', () => {
  const problems = uses.flatMap(({place: where, id, message}) =>
    locales.flatMap((locale) => {
      const translated = id === undefined ? undefined : catalogues[locale][id]?.message;
      if (translated === undefined || message === undefined) return [];
      const [wanted, found] = [placeholders(message), placeholders(translated)];
      return wanted === found
        ? []
        : [`${place(locale, id!)}: {${found}}, but ${where} has {${wanted}}`];
    }),
  );
  expectNone(problems, 'Use the placeholders of the code.');
});

test('the English beside an own id is the English of the catalogue', () => {
  const problems = uses.flatMap(({place: where, id, message}) => {
    const own = id !== undefined && !upstream.has(id) ? catalogues.en[id]?.message : undefined;
    return own === undefined || own === message
      ? []
      : [`${where}: "${message}", but the catalogue says "${own}"`];
  });
  expectNone(
    problems,
    'Write the same text in both places: the one in the code shows what stands there.',
  );
});

test('one id is one text', () => {
  const texts = new Map<string, string>();
  const problems = uses.flatMap(({place: where, id, message}) => {
    if (id === undefined || message === undefined) return [];
    const earlier = texts.get(id);
    texts.set(id, earlier ?? message);
    return earlier === undefined || earlier === message
      ? []
      : [`${where}: "${id}" is "${earlier}" elsewhere, "${message}" here`];
  });
  expectNone(problems, 'Give the second text an id of its own.');
});

test('every group of a sidebar has a Chinese name', () => {
  const file = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current.json';
  const messages = JSON.parse(read(file)) as Catalogue;
  const wanted = new Set(
    Object.entries(sidebars).flatMap(([name, items]) => groupIds(name, items)),
  );
  const known = Object.keys(messages).filter((id) => id.startsWith('sidebar.'));
  const problems = [
    ...[...wanted].filter((id) => !messages[id]).map((id) => `${file}:1: "${id}" is missing`),
    ...known
      .filter((id) => !wanted.has(id))
      .map((id) => `${file}:1: "${id}" names no group of sidebars.ts`),
  ];
  expectNone(problems, `Keep ${file} in step with the labels in sidebars.ts.`);
});

function groupIds(sidebar: string, items: unknown): readonly string[] {
  if (!Array.isArray(items)) return [];
  return (items as {type?: string; label?: string; items?: unknown}[]).flatMap((item) =>
    item.type === 'category'
      ? [`sidebar.${sidebar}.category.${item.label}`, ...groupIds(sidebar, item.items)]
      : [],
  );
}

describe('texts of the code', () => {
  it.each([
    ["translate({id: 'a.b', message: 'One {x}'})", 'a.b', 'One {x}'],
    ['<Translate id="a.b">Two words</Translate>', 'a.b', 'Two words'],
    ['<Translate id="a.b">{\'With {x}\'}</Translate>', 'a.b', 'With {x}'],
    ['<Translate id="a.b">\n  On lines\n  of two\n</Translate>', 'a.b', 'On lines of two'],
    ['<Translate id="a.b"> (a space)</Translate>', 'a.b', ' (a space)'],
    ['translate({id, message})', undefined, undefined],
    ['<Translate id={`a.${b}`}>x</Translate>', undefined, 'x'],
  ])('are found in %s', (source, id, message) => {
    expect(usesIn(`${root}/x.tsx`, source)).toEqual([expect.objectContaining({id, message})]);
  });
});
