import type {State} from '../../../src/translation/states';
import {
  createRandom,
  makePage,
  makeStyle,
  paragraph,
  plainStyle,
  render,
  type Block,
  type Page,
  type PageSection,
  type Random,
  type Side,
} from './generate';
import {french, TestSite} from './support';

type Expected = Readonly<Record<string, State>>;

/** An edit: changes one side of a page, and says which sections are to be found. */
type Edit = (
  page: Page,
  side: Side,
  random: Random,
) => Expected | {readonly oneOf: readonly string[]; readonly state: State};

const moved = (side: Side): State => (side === 'source' ? 'stale' : 'English behind');
const gone = (side: Side): State => (side === 'source' ? 'orphan' : 'missing');
const added = (side: Side): State => (side === 'source' ? 'missing' : 'orphan');

let unique = 0;
const newWord = (side: Side): string => `${side === 'source' ? 'other' : '另外'}${(unique += 1)}`;

function blockOf<K extends Block['kind']>(
  section: PageSection,
  kind: K,
): Extract<Block, {kind: K}> {
  return section.blocks.find((block) => block.kind === kind) as Extract<Block, {kind: K}>;
}

/** An edit inside of one section. */
const inside =
  (change: (section: PageSection, side: Side, random: Random) => void): Edit =>
  (page, side, random) => {
    const section = random.pick(page.sections[side]);
    change(section, side, random);
    return {[section.id]: moved(side)};
  };

const edits: Readonly<Record<string, Edit>> = {
  'a word': inside((section, side, random) => {
    const {words} = blockOf(section, 'paragraph');
    words[side][random.below(words[side].length)] = newWord(side);
  }),
  'a word less': inside((section, side, random) => {
    blockOf(section, 'paragraph').words[side].splice(1 + random.below(5), 1);
  }),
  'a number': inside((section) => {
    blockOf(section, 'paragraph').number += 1;
  }),
  'a line of code': inside((section) => {
    blockOf(section, 'code').lines = {source: ['other();'], target: ['other();']};
  }),
  'an indent of code': inside((section, side) => {
    const {lines} = blockOf(section, 'code');
    lines[side][1] = `  ${lines[side][1]}`;
  }),
  'a name in code': inside((section) => {
    blockOf(section, 'paragraph').code += 'x';
  }),
  'a table cell': inside((section, side, random) => {
    blockOf(section, 'table').cells[side][random.below(4)] = newWord(side);
  }),
  'a link': inside((section) => {
    blockOf(section, 'paragraph').link += '-other';
  }),
  'a heading': inside((section, side) => {
    section.title[side] = newWord(side);
  }),
  'a paragraph more': inside((section, _side, random) => {
    section.blocks.push(paragraph(random));
  }),
  'a block less': inside((section) => {
    section.blocks.splice(1, 1);
  }),
  'blocks in another order': inside((section) => {
    section.blocks.reverse();
  }),
  'the description': (page, side) => {
    page.description[side] = newWord(side);
    return {'@front-matter': moved(side)};
  },
  'a paragraph in another section': (page, side, random) => {
    const list = page.sections[side];
    const from = random.below(list.length);
    const to = (from + 1 + random.below(list.length - 1)) % list.length;
    list[to]!.blocks.push(list[from]!.blocks.pop()!);
    return {[list[from]!.id]: moved(side), [list[to]!.id]: moved(side)};
  },
  'sections in another order': (page, side, random) => {
    const list = page.sections[side];
    const at = random.below(list.length - 1);
    [list[at], list[at + 1]] = [list[at + 1]!, list[at]!];
    return {oneOf: [list[at].id, list[at + 1]!.id], state: 'structure differs'};
  },
  'a section in two': (page, side, random) => {
    const list = page.sections[side];
    const at = random.below(list.length);
    const title = {source: newWord('source'), target: newWord('target')};
    list.splice(at + 1, 0, {id: 'new', title, blocks: list[at]!.blocks.splice(2)});
    return {[list[at]!.id]: moved(side), new: added(side)};
  },
  'two sections in one': (page, side, random) => {
    const list = page.sections[side];
    const at = random.below(list.length - 1);
    const [other] = list.splice(at + 1, 1);
    list[at]!.blocks.push(...other!.blocks);
    return {[list[at]!.id]: moved(side), [other!.id]: gone(side)};
  },
  'an id': (page, side, random) => {
    const section = random.pick(page.sections[side]);
    const {id} = section;
    section.id = 'renamed';
    return {[id]: gone(side), renamed: added(side)};
  },
  'a section on both sides': (page, _side, random) => {
    const at = random.below(page.sections.source.length);
    for (const side of ['source', 'target'] as const)
      blockOf(page.sections[side][at]!, 'paragraph').words[side][1] = newWord(side);
    return {[page.sections.source[at]!.id]: 'both moved'};
  },
  'code on both sides, each its own': (page, _side, random) => {
    const at = random.below(page.sections.source.length);
    for (const side of ['source', 'target'] as const)
      blockOf(page.sections[side][at]!, 'code').lines[side] = [`${side}();`];
    return {[page.sections.source[at]!.id]: 'structure differs'};
  },
  nothing: () => ({}),
  'the line ends': () => ({}),
};

// Many edits each, which take their time beside other work.
jest.setTimeout(60_000);

const names = ['one', 'two', 'three'];
const random = createRandom(18);
const pages = names.map(() => makePage(random));
const files = (page: Page, name: string, style = plainStyle, other = style) => ({
  [`handbook/${name}.mdx`]: render(page, 'source', style),
  [`${french}/${name}.mdx`]: render(page, 'target', other),
});
const site = new TestSite(
  Object.fromEntries(pages.flatMap((page, at) => Object.entries(files(page, names[at]!)))),
);
const counts = new Map<string, number>();

beforeAll(() => site.sync());

function matches(found: Expected, expected: ReturnType<Edit>): boolean {
  const [is, wanted] = [found, expected].map((value) =>
    JSON.stringify(Object.entries(value).sort()),
  );
  if (!('oneOf' in expected)) return is === wanted;
  const {oneOf, state} = expected as {oneOf: readonly string[]; state: State};
  const [[id, one] = ['', ''], ...others] = Object.entries(found);
  return others.length === 0 && oneOf.includes(id) && one === state;
}

/** Does an edit many times, on a page and in a style that differ each time, and tells what was not found just so. */
async function mistakes(name: string, edit: Edit, times: number): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const at = random.below(pages.length);
    const side: Side = time % 2 === 0 ? 'source' : 'target';
    const page = structuredClone(pages[at]!);
    const expected = edit(page, side, random);
    const styles = [makeStyle(random), makeStyle(random)];
    const [ours, theirs] =
      name === 'the line ends'
        ? [{...plainStyle, eol: '\r\n' as const}, plainStyle]
        : [styles[0]!, styles[1]!];
    site.write(files(page, names[at]!, ours, theirs));
    const found = Object.fromEntries(
      Object.entries(await site.open()).map(([key, state]) => [key.split('#')[1]!, state]),
    );
    site.write(files(pages[at]!, names[at]!));
    if (!matches(found, expected)) problems.push(`${side}: ${JSON.stringify({expected, found})}`);
  }
  counts.set(name, times);
  return problems;
}

describe('an edit of either language is found where it is, and nowhere else', () => {
  it.each(Object.entries(edits))('%s', async (name, edit) => {
    expect(await mistakes(name, edit, 24)).toEqual([]);
  });

  it('at least 500 times', () => {
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(500);
  });
});

describe('a page that is renamed', () => {
  const rename = (from: string, to: string) => (folder: string) => {
    const side = folder === french ? 'target' : 'source';
    const at = names.indexOf(from);
    return {
      [`${folder}/${from}.mdx`]: undefined,
      [`${folder}/${to}.mdx`]: render(pages[at]!, side, plainStyle),
    };
  };
  const back = (): void => {
    for (const folder of ['handbook', french])
      site.write({[`${folder}/other/place.mdx`]: undefined});
    names.forEach((name, at) => site.write(files(pages[at]!, name)));
  };
  afterEach(back);

  it.each(names)('in both languages is what it was: %s', async (name) => {
    for (const folder of ['handbook', french]) site.write(rename(name, 'other/place')(folder));
    expect(await site.open()).toEqual({});
  });

  it.each(names)('in one language has no translation, and leaves one behind: %s', async (name) => {
    const all = (page: string, state: State) =>
      ['@front-matter', ...pages[0]!.sections.source.map(({id}) => id)].map((id) => [
        `${page}#${id}`,
        state,
      ]);
    site.write(rename(name, 'other/place')('handbook'));
    expect(await site.open()).toEqual(
      Object.fromEntries([...all('other/place', 'untranslated'), ...all(name, 'orphan')]),
    );
    back();
    site.write(rename(name, 'other/place')(french));
    expect(await site.open()).toEqual(
      Object.fromEntries([...all(name, 'untranslated'), ...all('other/place', 'orphan')]),
    );
  });
});
