import type {State} from '../src/states.ts';
import {french, TestSite} from './support';

const ids = ['@front-matter', 'one', 'two', 'three'] as const;

/** Returns the front matter and three sections of a page, as a list. All of their texts contain `word`. */
const pageIn = (word: string): readonly string[] => [
  `---\ntitle: ${word}\n---\n`,
  ...ids
    .slice(1)
    .map(
      (id) =>
        `## ${word} ${id} {/* #${id} */}\n\n**${word}** takes files.\n\n| ${word} |\n| --- |\n\n\`\`\`ts\nconst ${id} = true;\n\`\`\`\n`,
    ),
];

const pages = {source: pageIn('library'), target: pageIn('库')};
const files = {source: 'handbook/page.mdx', target: `${french}/page.mdx`};
type Side = keyof typeof files;
const moved = {source: 'handbook/other/place.mdx', target: `${french}/other/place.mdx`};
const original = {
  [files.source]: pages.source.join('\n'),
  [files.target]: pages.target.join('\n'),
  [moved.source]: undefined,
  [moved.target]: undefined,
};
const site = new TestSite(original);

type Edit = (parts: readonly string[]) => readonly string[];

/** Returns an edit that replaces `from` by `to` in the section `two`. */
const inside =
  (from: string | RegExp, to: string): Edit =>
  (parts) =>
    parts.map((part, index) => (index === 2 ? part.replace(from, to) : part));

function edit(side: Side, change: Edit): void {
  const text = change(pages[side]).join('\n');
  expect(text).not.toBe(original[files[side]]);
  site.write({[files[side]]: text});
}

const rename = (side: Side): void =>
  site.write({[files[side]]: undefined, [moved[side]]: original[files[side]]});

beforeAll(() => site.sync());
afterEach(() => site.write(original));

describe.each([
  ['source', 'stale', 'orphan', 'missing'],
  ['target', 'source behind', 'missing', 'orphan'],
] as const)('an edit of the %s', (side, changed, gone, added) => {
  it.each<[string, Edit, Readonly<Record<string, State>>]>([
    ['a word', inside('takes', 'took'), {two: changed}],
    ['a heading', inside(/^## \S+/, '## Other'), {two: changed}],
    ['another paragraph', inside(/$/, '\nMore.\n'), {two: changed}],
    ['blocks in another order', inside(/(\|[^]*\|\n)([^]*```\n)/, '$2\n$1'), {two: changed}],
    [
      'the title',
      ([head, ...rest]) => [head!.replace('title: ', 'title: New '), ...rest],
      {'@front-matter': changed},
    ],
    [
      'a paragraph that moves to another section',
      ([head, one, two, three]) => {
        const [paragraph] = /\*\*.*\n\n/.exec(two!)!;
        return [head!, one!, two!.replace(paragraph, ''), `${three}\n${paragraph}`];
      },
      {two: changed, three: changed},
    ],
    [
      'a section that is split',
      inside('| ', '## New {/* #new */}\n\n| '),
      {two: changed, new: added},
    ],
    [
      'sections that are joined',
      ([head, one, two, three]) => [head!, one!, two!, three!.replace(/^.*\n/, '')],
      {two: changed, three: gone},
    ],
    ['another id', inside('#two', '#other'), {two: gone, other: added}],
    [
      'one of two sections that change places',
      ([head, one, two, three]) => [head!, one!, three!, two!],
      {[side === 'source' ? 'two' : 'three']: 'structure differs'},
    ],
  ])('finds %s', async (_name, change, expected) => {
    edit(side, change);
    const found = Object.entries(expected).map(([id, state]) => [`page#${id}`, state]);
    expect(await site.open()).toEqual(Object.fromEntries(found));
  });
});

it.each<[string, string, State]>([
  ['words', 'takes', 'both moved'],
  ['code of their own', 'const two', 'structure differs'],
])('finds a section that gets other %s in both languages', async (_name, text, state) => {
  edit('source', inside(text, 'ours'));
  edit('target', inside(text, 'theirs'));
  expect(await site.open()).toEqual({'page#two': state});
});

it('keeps the state of a page that is renamed in both languages', async () => {
  rename('source');
  rename('target');
  expect(await site.open()).toEqual({});
});

it('reports a page that is renamed in one language as untranslated and as an orphan', async () => {
  rename('source');
  const all = (page: string, state: State) => ids.map((id) => [`${page}#${id}`, state]);
  expect(await site.open()).toEqual(
    Object.fromEntries([...all('other/place', 'untranslated'), ...all('page', 'orphan')]),
  );
});
