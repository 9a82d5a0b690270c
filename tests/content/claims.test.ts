import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {readPage, type Section} from 'docusaurus-translations/markdown';
import {defaultLocale} from '../../src/site/locales';
import {escapeRegExp} from '../../src/compiler/escapeRegExp';
import {pageData} from '../../tools/check/rules/componentRules';
import {pageFrom, sourcePages, type SourcePage} from '../../tools/check/sourcePages';
import {exists, read} from '../../tools/support/files';
import {expectNone} from './support/expectNone';

/** YAML file that maps pages to statements, given by a part of their text, and these to their backing (`kinds`). */
const file = 'tests/content/data/claims.yml';

const absolute = /\b(?:cannot|never|always|only|(?:has|have) to|no effect|the same as)\b/i;

type Claim = {readonly page: string; readonly line: number; readonly text: string};

/** Returns the sentences and table rows of a section as Markdown, without link targets and heading ids. */
function sentencesOf({source, frontMatter}: SourcePage, {id, nodes}: Section): readonly string[] {
  // Headings of errors are left out: they are messages or symptoms, not statements of the page.
  const types = ['paragraph', 'tableRow', ...(/^(?:error|warning)-/.test(id) ? [] : ['heading'])];
  const found: string[] = [];
  const add = (text: string, isRow = false): void => {
    const shown = text.replace(/\]\([^)]*\)/g, ']').replace(/\s*\{\/\*.*?\*\/\}/g, '');
    const masked = withoutCode(shown);
    const ends = isRow ? [] : [...masked.matchAll(/[.!?][)"”]?\s+(?=[\p{Lu}"“([_])/gu)];
    const cuts = [0, ...ends.map(({0: end, index}) => index + end.length), shown.length];
    cuts.slice(1).forEach((cut, index) => found.push(shown.slice(cuts[index], cut).trim()));
  };
  for (const root of nodes) {
    visit(root as Nodes, (node) => {
      if (node.type === 'yaml') add(String(frontMatter.description));
      if (!types.includes(node.type)) return undefined;
      const {start, end} = node.position!;
      add(source.slice(start.offset, end.offset), node.type === 'tableRow');
      return SKIP;
    });
  }
  return found;
}

function withoutCode(text: string): string {
  return text.replace(/(`+).+?\1/g, (code) => '_'.repeat(code.length));
}

/** Returns the statements of a page with an absolute word, such as `never`, from sections without an example. */
function claimsIn(page: SourcePage): readonly Claim[] {
  return readPage(page.file, page.source).sections.flatMap((section) =>
    /<Example\s/.test(section.text)
      ? []
      : sentencesOf(page, section)
          .filter((text) => absolute.test(withoutCode(text)))
          .map((text) => ({page: page.file, line: section.line, text})),
  );
}

const data = pageData(defaultLocale);
const options = new Set(data.options.options.map(({name}) => name));
const trials = new Set(data.example('trials').log.match(/(?<=^✓ )[\w-]+/gm));

/** Kinds of proof that a claim can name, as `<kind> <detail>`. Each function returns true for a valid detail. */
const kinds: Readonly<Record<string, (detail: string) => boolean>> = {
  advice: (detail) => detail === '',
  limited: (detail) => detail === '',
  definition: (source) => source !== '',
  example: (name) => exists(`src/data/examples/${name}.json`),
  file: exists,
  option: (name) => options.has(name),
  trial: (name) => trials.has(name),
  tried: (outcome) => /^\d+\.\d+\.\d+: ./.test(outcome),
};

function isBacked(backing: string): boolean {
  const [, kind = '', detail = ''] = /^(\w+) ?(.*)$/.exec(backing) ?? [];
  return kinds[kind]?.(detail) ?? false;
}

type Listed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the statements without an entry, the entries that fit no or several statements, and the invalid backings. */
function problemsOf(claims: readonly Claim[], entries: Listed): readonly string[] {
  const keys = Object.entries(entries).flatMap(([page, list]) =>
    Object.entries(list).map(([key, backing]) => {
      const pattern = new RegExp(key.split(' … ').map(escapeRegExp).join('.*'), 's');
      const fits = (claim: Claim): boolean => claim.page === page && pattern.test(claim.text);
      return {place: `${file}: ${page}: "${key}"`, backing, fits};
    }),
  );
  const open = claims.filter((claim) => !keys.some(({fits}) => fits(claim)));
  const wrong = keys.flatMap(({place, backing, fits}) => {
    const {length} = claims.filter(fits);
    if (length !== 1) return [`${place} is in ${length} statements`];
    return isBacked(backing) ? [] : [`${place} has no such backing: ${backing}`];
  });
  return [...open.map(({page, line, text}) => `${page}:${line}: ${text}`), ...wrong];
}

test('a statement without exceptions has an example beside it or a listed backing', () => {
  expectNone(
    problemsOf(sourcePages(defaultLocale).flatMap(claimsIn), parse(read(file)) as Listed),
    `Show it by an example in the same section, limit it to what was tried, or try it and list it in ${file}.`,
  );
});

/** A typed number of things that the records count. Messages have a placeholder instead. */
const typedCount =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:examples|releases|records)\b/i;

test('numbers about the site are computed from its records', () => {
  const messages = JSON.parse(read('i18n/en/code.json')) as Readonly<
    Record<string, {readonly message: string}>
  >;
  const typed = Object.entries(messages).flatMap(([id, {message}]) =>
    typedCount.test(message) ? [`${id}: ${message}`] : [],
  );
  const inPages = sourcePages(defaultLocale).flatMap((page) =>
    readPage(page.file, page.source).sections.flatMap((section) =>
      sentencesOf(page, section)
        .filter((text) => typedCount.test(withoutCode(text)))
        .map((text) => `${page.file}:${section.line}: ${text}`),
    ),
  );
  expectNone([...typed, ...inPages], 'Use a placeholder that is filled from the record.');
});

describe('statements', () => {
  const page = (text: string) =>
    pageFrom('docs/guide/x.mdx', `---\ntitle: X\n---\n\n## A {/* #a */}\n\n${text}\n`);
  const found = (text: string) => claimsIn(page(text)).map((claim) => claim.text);

  it.each([
    ['It works. It never fails. Or so.', ['It never fails.']],
    ['Node.js [cannot `only`](/only.mdx). `never` is code.', ['Node.js [cannot `only`].']],
    ['| A | B |\n| --- | --- |\n| `a` | has no effect. B |', ['| `a` | has no effect. B |']],
    ['```ts\n// always\n```', []],
    ['It always works:\n\n<Example name="minimal" />', []],
  ])('in %j are %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['is missing', {}, /^docs\/guide\/x.mdx:5: It never fails/],
    ['is gone', {'It … fails': 'limited', other: 'limited'}, /"other" is in 0 statements/],
    ['does not exist', {never: 'example nope'}, /no such backing: example nope/],
  ])('an entry that %s is reported', (_, list: Record<string, string>, expected) => {
    const problems = problemsOf(claimsIn(page('It never fails.')), {'docs/guide/x.mdx': list});
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });
});
