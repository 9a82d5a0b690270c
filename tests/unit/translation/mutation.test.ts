import type {State} from '../../../src/translation/states';
import {french, TestSite} from './support';

const section = (id: string, word: string): string => `## ${word} ${id} {/* #${id} */}

**${word}** takes 42 files of \`${id}\`, see a_b in [${word}](/${id}.mdx).

| ${word} | esm |
| --- | --- |
| types | cjs |

\`\`\`ts
export default {
  ${id}: true,
};
\`\`\`

- ${word}
`;

/** Front matter and sections of a page in one language. */
const parts = (word: string): readonly string[] => [
  `---\ntitle: ${word}\ndescription: All of ${word}\n---\n`,
  ...['one', 'two', 'three'].map((id) => section(id, word)),
];

const pages = {source: parts('library'), target: parts('库')};
const files = {source: 'handbook/page.mdx', target: `${french}/page.mdx`};
const original = {
  [files.source]: pages.source.join('\n'),
  [files.target]: pages.target.join('\n'),
};
const site = new TestSite(original);

type Edit = (parts: readonly string[]) => readonly string[];

/** Edits the second section. */
const inside =
  (from: string | RegExp, to: string): Edit =>
  (parts) =>
    parts.map((part, index) => (index === 2 ? part.replace(from, to) : part));

function edit(side: keyof typeof files, change: Edit): void {
  const text = change(pages[side]).join('\n');
  expect(text).not.toBe(original[files[side]]);
  site.write({[files[side]]: text});
}

beforeAll(() => site.sync());
afterEach(() => site.write(original));

describe.each(['source', 'target'] as const)('an edit of the %s', (side) => {
  const isSource = side === 'source';
  const moved: State = isSource ? 'stale' : 'English behind';
  const gone: State = isSource ? 'orphan' : 'missing';
  const added: State = isSource ? 'missing' : 'orphan';

  it.each([
    ['a word', 'takes', 'took'],
    ['a missing word', ' files', ''],
    ['a number', '42', '43'],
    ['a link', '/two.mdx', '/other.mdx'],
    ['a name in code', '`two`', '`twos`'],
    ['a line of code', 'two: true', 'two: false'],
    ['an indent of code', '  two:', '    two:'],
    ['a table cell', 'types', 'source'],
    ['a heading', /^## \S+/, '## Other'],
    ['another paragraph', /$/, '\nMore.\n'],
    ['a missing block', /\|[^]*\|\n/, ''],
    ['blocks in another order', /(\|[^]*\|\n)([^]*```\n)/, '$2\n$1'],
  ])('finds %s in its section only', async (_name, from, to) => {
    edit(side, inside(from, to));
    expect(await site.open()).toEqual({'page#two': moved});
  });

  it.each<[string, Edit, Readonly<Record<string, State>>]>([
    [
      'the description',
      ([head, ...rest]) => [head!.replace('All', 'Most'), ...rest],
      {'page#@front-matter': moved},
    ],
    [
      'a paragraph that moves to another section',
      ([head, one, two, three]) => {
        const [paragraph] = /\*\*.*\n\n/.exec(two!)!;
        return [head!, one!, two!.replace(paragraph, ''), `${three}\n${paragraph}`];
      },
      {'page#two': moved, 'page#three': moved},
    ],
    [
      'a section that is split',
      inside('| ', '## New {/* #new */}\n\n| '),
      {'page#two': moved, 'page#new': added},
    ],
    [
      'sections that are joined',
      ([head, one, two, three]) => [head!, one!, two!, three!.replace(/^.*\n/, '')],
      {'page#two': moved, 'page#three': gone},
    ],
    ['another id', inside('#two', '#other'), {'page#two': gone, 'page#other': added}],
  ])('finds %s', async (_name, change, expected) => {
    edit(side, change);
    expect(await site.open()).toEqual(expected);
  });

  it('finds one of two sections that change places', async () => {
    edit(side, ([head, one, two, three]) => [head!, one!, three!, two!]);
    expect([{'page#two': 'structure differs'}, {'page#three': 'structure differs'}]).toContainEqual(
      await site.open(),
    );
  });

  it.each<[string, Edit]>([
    ['line ends', (all) => all.map((part) => part.replaceAll('\n', '\r\n'))],
    [
      'marks of emphasis, fences, lists and tables',
      (all) =>
        all.map((part) =>
          part
            .replaceAll('**', '__')
            .replaceAll('```', '~~~~')
            .replace('\n- ', '\n* ')
            .replace('a_b', 'a\\_b')
            .replace('| types |', '|   types   |'),
        ),
    ],
  ])('ignores other %s', async (_name, change) => {
    edit(side, change);
    expect(await site.open()).toEqual({});
  });
});

it.each<[string, string, State]>([
  ['words', 'takes', 'both moved'],
  ['code of their own', 'two: true', 'structure differs'],
])('finds a section that gets other %s in both languages', async (_name, text, state) => {
  edit('source', inside(text, 'ours'));
  edit('target', inside(text, 'theirs'));
  expect(await site.open()).toEqual({'page#two': state});
});

describe('a page that is renamed', () => {
  const rename = (side: keyof typeof files): void => {
    const to = files[side].replace('page', 'other/place');
    site.write({[files[side]]: undefined, [to]: original[files[side]]});
  };
  const all = (page: string, state: State) =>
    Object.fromEntries(
      ['@front-matter', 'one', 'two', 'three'].map((id) => [`${page}#${id}`, state]),
    );
  afterEach(() => {
    for (const file of Object.values(files)) {
      site.write({[file.replace('page', 'other/place')]: undefined});
    }
  });

  it('keeps its state when both languages are renamed', async () => {
    rename('source');
    rename('target');
    expect(await site.open()).toEqual({});
  });

  it('is untranslated and leaves an orphan when one language is renamed', async () => {
    rename('source');
    expect(await site.open()).toEqual({
      ...all('other/place', 'untranslated'),
      ...all('page', 'orphan'),
    });
  });
});
