import sidebars from '../../../sidebars';
import {exists, lineOf, list, read} from '../../../tools/support/files';
import {defaultLocale} from '../../../src/site/locales';

type Catalogue = Readonly<Record<string, {readonly message: string}>>;

/** Files with the messages of a language and the names of sidebar groups. */
const catalogueFile = (locale: string): string => `i18n/${locale}/code.json`;
const groupFile = (locale: string): string =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current.json`;

function catalogue(file: string): Catalogue {
  return exists(file) ? (JSON.parse(read(file)) as Catalogue) : {};
}

/** Messages of the first language that are in another one. */
export function languageProblems(): readonly string[] {
  const file = catalogueFile(defaultLocale);
  const source = read(file);
  return Object.entries(catalogue(file))
    .filter(([, {message}]) => /\p{Script=Han}/u.test(message))
    .map(([id]) => `${file}:${lineOf(source, source.indexOf(`"${id}"`))}: "${id}" is Chinese`);
}

/** The groups of the sidebars that have no name in a language, and names of groups that are gone. */
export function groupProblems(locale: string): readonly string[] {
  if (locale === defaultLocale) return [];
  const file = groupFile(locale);
  const names = catalogue(file);
  const wanted = new Set(
    Object.entries(sidebars).flatMap(([name, items]) => groupIds(name, items)),
  );
  return [
    ...[...wanted].filter((id) => !names[id]).map((id) => `${file}:1: "${id}" is missing`),
    ...Object.keys(names)
      .filter((id) => id.startsWith('sidebar.') && !wanted.has(id))
      .map((id) => `${file}:1: "${id}" names no group of sidebars.ts`),
  ];
}

function groupIds(sidebar: string, items: unknown): readonly string[] {
  if (!Array.isArray(items)) return [];
  return (items as {type?: string; label?: string; items?: unknown}[]).flatMap((item) =>
    item.type === 'category'
      ? [`sidebar.${sidebar}.category.${item.label}`, ...groupIds(sidebar, item.items)]
      : [],
  );
}

/** Messages that the code asks for by a name that is none, and those that nothing asks for. */
export function usageProblems(): readonly string[] {
  const file = catalogueFile(defaultLocale);
  const source = read(file);
  const known = Object.keys(catalogue(file));
  const files = list('src', /\.tsx?$/).map((name) => ({name, text: read(name)}));
  const asked = files.flatMap(({name, text}) =>
    [...text.matchAll(/\btranslate\(\{\s*id: '([^']+)'|<Translate\s+id="([^"]+)"/g)].map(
      (match) => ({place: `${name}:${lineOf(text, match.index)}`, id: match[1] ?? match[2]!}),
    ),
  );
  const isUsed = usedIn(files);
  return [
    ...asked
      // The build keeps its own messages to itself: a view would show the id.
      .filter(({id}) => !known.includes(id) || id.startsWith('build.'))
      .map(({place, id}) => `${place}: "${id}" is no message for views in ${file}`),
    ...known
      .filter((id) => !isUsed(id) && !upstream.has(id))
      .map((id) => `${file}:${lineOf(source, source.indexOf(`"${id}"`))}: "${id}" is not used`),
  ];
}

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

/** Returns a function that tests whether the code uses a message id, directly or through a template. */
function usedIn(files: readonly {name: string; text: string}[]): (id: string) => boolean {
  const text = files.map((each) => each.text).join('\n');
  const names = [...text.matchAll(/['"`]([a-zA-Z]+\.(?:[\w.]|\$\{[^}]*\})+)['"`]/g)].map(
    ([, name]) => name!.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w*'),
  );
  const pattern = new RegExp(`^(?:${[...new Set(names)].join('|')})$`);
  return (id) => {
    const [, view, word] = /^build\.([A-Z]\w+)\.(\w+)$/.exec(id) ?? [];
    if (view === undefined) return pattern.test(id);
    // `words[id]` and words[`${id}Text`], with an id of a list.
    const [, stem, suffix] = /^(\w+?)(Text|Link)?$/.exec(word!)!;
    const template = suffix ? `id: '${stem}'` : `id: '${word}'`;
    const named = new RegExp(`\\bwords\\.${word}\\b|'${word}'|${template}`);
    return files.some((file) => file.name.includes(`/${view}/`) && named.test(file.text));
  };
}
