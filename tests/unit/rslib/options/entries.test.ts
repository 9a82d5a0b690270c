import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {foldEntries} from '../../../../src/rslib/options/foldEntries';
import {withOptionLists} from '../../../../src/rslib/options/optionLists';
import {readAttributes} from '../../../../src/compiler/markdown/nodes';
import {parsePage} from '../../../../src/compiler/parse/parsePage';
import {optionFact} from './optionFact';

const long = '{ a: 1; b: 2; c: 3; d: 4 }';
const data = {
  locale: 'en' as const,
  history: {releases: [], options: {a: {since: '0.22.0', deprecated: '1.0.0'}}, flags: {}},
  option: (name: string) =>
    optionFact({
      name,
      type: name.endsWith('long') ? long : 'boolean',
      default: 'false',
      summary: {en: `Sets \`${name}\`.`, 'zh-Hans': '。'},
    }),
};

const section = (name: string, depth = 2, text = 'Text.'): string =>
  `${'#'.repeat(depth)} ${name} {/* #${name} */}\n\n<OptionFacts name="${name}" />\n\n${text}\n`;
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => section(name));
const parse = (text: string): RootContent[] => parsePage(text, 'page.mdx').children;

/** Returns a short text for each node: its type or name, and in entries also the content. */
function outline(nodes: readonly RootContent[]): string[] {
  return nodes.map((node) => {
    if (node.type === 'heading') return `${'#'.repeat(node.depth)} ${toString(node)}`;
    if (node.type !== 'mdxJsxFlowElement') return node.type;
    if (node.name === 'OptionList') {
      const {of, names} = readAttributes(node);
      return `list of ${String(of)}: ${(names as string[]).join('')}`;
    }
    if (node.name === 'EntriesControlsView') {
      const {options = 0} = readAttributes(node);
      return `controls of ${String(options)}`;
    }
    if (node.name !== 'EntryView' && node.name !== 'EntryBodyView') return node.name!;
    const inner = outline(node.children).join(', ');
    if (node.name === 'EntryView') return `(${inner})`;
    const {text, label, value} = readAttributes(node);
    return `${[text ?? label, ...((value ?? []) as string[])].join(' ')}: ${inner}`;
  });
}

const listed = (text: string): string[] => outline(withOptionLists(parse(text), data));
const folded = (text: string): string[] => outline(foldEntries(parse(text), data));

test('properties with a section of their own are not listed', () => {
  const sections = ['b', 'd'].map((name) => section(`long.${name}`, 3)).join('\n');
  expect(listed(`${section('long')}\n${sections}`)[3]).toBe('list of long: ac');
  const all = ['a', 'b', 'c', 'd'].map((name) => section(`long.${name}`, 3)).join('\n');
  expect(listed(`${section('long')}\n${all}`).join(' ')).not.toContain('list');
});

test.each([
  ['the first example', 'One.\n\n```ts\n1\n```\n', ['paragraph', 'code', 'list of long: abcd']],
  ['the first paragraph', 'One.\n\nTwo.', ['paragraph', 'list of long: abcd', 'paragraph']],
])('properties are listed below %s', (_where, text, expected) => {
  expect(listed(section('long', 2, text)).slice(2)).toEqual(expected);
});

test('each of many options is an entry, below the controls', () => {
  expect(folded(`One.\n\n${six.join('\n')}\n## Next {/* #next */}\n\nEnd.`)).toEqual([
    'paragraph',
    'controls of 6',
    ...['a', 'b', 'c', 'd', 'e', 'f'].map(
      (name) => `(## ${name}, Sets \`${name}\`. Default \`false\`: OptionFacts, paragraph)`,
    ),
    '## Next',
    'paragraph',
  ]);
});

test('nested options are entries of their own, other headings stay with their option', () => {
  const text = [...six, '### More {/* #more */}\n\nText.\n', section('f.g', 3)].join('\n');
  expect(folded(text).slice(-2)).toEqual([
    '(## f, Sets `f`. Default `false`: OptionFacts, paragraph, ### More, paragraph)',
    '(### f.g, Sets `f.g`. Default `false`: OptionFacts, paragraph)',
  ]);
});

test('errors are entries on every page, their introduction is not', () => {
  const text =
    'One.\n\n## Errors {/* #troubleshooting */}\n\nFirst.\n\n### `E1` {/* #error-e1 */}\n\nWhy.\n\n### `E2` {/* #warning-e2 */}\n\nWhy.\n\n#### Part {/* #part */}\n\n## After {/* #after */}\n\n### Not an error {/* #not */}\n\nText.';
  expect(folded(text)).toEqual([
    'paragraph',
    '## Errors',
    'paragraph',
    'controls of 0',
    '(### E1, E1: paragraph)',
    '(### E2, E2: paragraph, #### Part)',
    '## After',
    '### Not an error',
    'paragraph',
  ]);
});

test('the heading of an entry has the releases that added and changed it', () => {
  const headings = foldEntries(parse(six.join('\n')), data).flatMap((node) =>
    'children' in node ? node.children.filter(({type}) => type === 'heading') : [],
  );
  const marks = headings.map(({data: own}) => {
    const {dataSince, dataChanged} = (own as {hProperties: Record<string, unknown>}).hProperties;
    return [dataSince, dataChanged];
  });
  expect(marks).toEqual([
    ['0.22.0', '1.0.0'],
    ...Array.from({length: 5}, () => [undefined, undefined]),
  ]);
});
