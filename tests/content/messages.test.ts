import sidebars from '../../sidebars';
import {defaultLocale, locales} from '../../src/site/locales';
import {exists, lineOf, list, read} from '../../tools/support/files';
import {expectNone} from './support/expectNone';

type Catalogue = Readonly<Record<string, {readonly message: string}>>;

function catalogue(file: string): Catalogue {
  return exists(file) ? (JSON.parse(read(file)) as Catalogue) : {};
}

const file = `i18n/${defaultLocale}/code.json`;
const source = read(file);
const messages = Object.entries(catalogue(file)).map(([id, {message}]) => ({
  id,
  message,
  place: `${file}:${lineOf(source, source.indexOf(`"${id}"`))}: "${id}"`,
}));

test('the English catalogue is in English', () => {
  const problems = messages
    .filter(({message}) => /\p{Script=Han}/u.test(message))
    .map(({place}) => `${place} is Chinese`);
  expectNone(problems, 'Chinese belongs to i18n/zh-Hans/code.json.');
});

function groupIds(sidebar: string, items: unknown): readonly string[] {
  if (!Array.isArray(items)) return [];
  return (items as {type?: string; label?: string; items?: unknown}[]).flatMap((item) =>
    item.type === 'category' || item.type === 'link'
      ? [`sidebar.${sidebar}.${item.type}.${item.label}`, ...groupIds(sidebar, item.items)]
      : [],
  );
}

test.each(locales.filter((locale) => locale !== defaultLocale))(
  'every group and link of a sidebar has a name in %s, and every name a group or link',
  (locale) => {
    const groupFile = `i18n/${locale}/docusaurus-plugin-content-docs/current.json`;
    const names = Object.keys(catalogue(groupFile)).filter((id) => id.startsWith('sidebar.'));
    const wanted = Object.entries(sidebars).flatMap(([name, items]) => groupIds(name, items));
    const problems = [
      ...wanted.filter((id) => !names.includes(id)).map((id) => `"${id}" is missing`),
      ...names
        .filter((id) => !wanted.includes(id))
        .map((id) => `"${id}" names no group or link of sidebars.ts`),
    ].map((problem) => `${groupFile}:1: ${problem}`);
    expectNone(problems, 'Keep the names in step with the labels in sidebars.ts.');
  },
);

const files = list('src', /\.(?:tsx?|svg)$/).map((name) => ({name, text: read(name)}));

/** Ids of messages that the theme of Docusaurus uses. */
const upstream = new Set(
  ['theme-common', 'theme-search-algolia'].flatMap((name) =>
    Object.keys(catalogue(`node_modules/@docusaurus/theme-translations/locales/base/${name}.json`)),
  ),
);

/** Sources of regular expressions for the ids in the code. `${…}` in a template literal matches any word. */
const names = files.flatMap(({text}) =>
  [...text.matchAll(/['"`]([a-zA-Z]+\.(?:[\w.]|\$\{[^}]*\})+)['"`]/g)].map(([, name]) =>
    name!.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w*'),
  ),
);
const pattern = new RegExp(`^(?:${[...new Set(names)].join('|')})$`);

function isUsed(id: string): boolean {
  const [, view, word = ''] = /^build\.([A-Z]\w+)\.(\w+)$/.exec(id) ?? [];
  if (view === undefined) return pattern.test(id);
  // A view may use `words[id]` or words[`${id}Text`]. Then the id is in a list of the view's code, as `id: 'x'`, or in
  // its drawing, as `data-drawing="x"`.
  const [, stem, suffix] = /^(\w+?)(Text|Link|Name|Description)?$/.exec(word)!;
  const template = suffix ? `id: '${stem}'|data-drawing="${stem}"` : `id: '${word}'|\\{${word}\\}`;
  const named = new RegExp(`\\bwords\\.${word}\\b|'${word}'|${template}`);
  // Matches files of the view's folder in `src/components` or `src/lib`, and for diagrams those of `Diagram`.
  const folder = new RegExp(`/(?:${view}${view.endsWith('Diagram') ? '|Diagram' : ''})/`, 'i');
  return files.some(({name, text}) => folder.test(name) && named.test(text));
}

test('the code uses messages that exist, and all of them', () => {
  const translated = /\btranslate\(\{\s*id: '([^']+)'|<Translate\s+id="([^"]+)"/g;
  const unknown = files.flatMap(({name, text}) =>
    [...text.matchAll(translated)]
      .map(({1: id, 2: other = '', index}) => ({id: id ?? other, line: lineOf(text, index)}))
      // `build.*` counts as unknown: these messages are not in the browser bundle, so a view would show the id.
      .filter(({id}) => id.startsWith('build.') || !messages.some((known) => known.id === id))
      .map(({id, line}) => `${name}:${line}: "${id}" is no message for views in ${file}`),
  );
  const unused = messages
    .filter(({id}) => !isUsed(id) && !upstream.has(id))
    .map(({place}) => `${place} is not used`);
  expectNone(
    [...unknown, ...unused],
    'Correct the name, or add or remove the message in every language.',
  );
});
