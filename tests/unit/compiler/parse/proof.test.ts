import type {PageData} from '../../../../src/rslib/pageData';
import {fillSentence} from '../../../../src/compiler/markdown/nodes';
import {verificationOf} from '../../../../src/compiler/parse/verification';
import {parsePage} from '../../../../src/compiler/parse/parsePage';

/** The Rslib version recorded for each example; null if the example uses another tool. */
const versions: Readonly<Record<string, string | null>> = {older: '1.0.0', other: null};

const data = {
  packageVersion: '1.0.1',
  example: (name: string) => ({rslib: versions[name] === undefined ? '1.0.1' : versions[name]}),
} as PageData;

const proof = (source: string) => verificationOf(parsePage(source, 'x.mdx'), data);

const facts = '<OptionFacts name="dts" />\n\n';
const examples = (...names: readonly string[]): string =>
  names.map((name) => `<Example name="${name}" />\n\n`).join('');
const verified = (...names: readonly string[]) => ({versions: ['1.0.1'], examples: names});

it.each([
  ['examples, once each and in their order', examples('b', 'a', 'b'), verified('b', 'a')],
  [
    'examples inside of other components',
    `<Tabs>\n<TabItem value="x">\n\n${examples('a')}</TabItem>\n</Tabs>\n`,
    verified('a'),
  ],
  ['facts alone', facts, verified()],
  [
    'every version of Rslib that a page was verified with',
    facts + examples('older'),
    {versions: ['1.0.1', '1.0.0'], examples: ['older']},
  ],
  ['examples of another tool, without its version', examples('other', 'a'), verified('other', 'a')],
  ['examples of other tools only', examples('other'), undefined],
  ['nothing without facts', 'Text with `Example`.\n\n<Badge>1.0</Badge>\n', undefined],
])('finds %s', (_, source, expected) => {
  expect(proof(source)).toEqual(expected);
});

it('replaces the placeholders of a sentence by nodes', () => {
  const code = {type: 'inlineCode', value: 'x'} as const;
  expect(fillSentence('Run {code}, {list}{none}.', {code, list: [code, code]})).toEqual([
    {type: 'text', value: 'Run '},
    code,
    {type: 'text', value: ', '},
    code,
    code,
    {type: 'text', value: ''},
    {type: 'text', value: '.'},
  ]);
});
