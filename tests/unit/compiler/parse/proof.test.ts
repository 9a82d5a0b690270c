import type {PageData} from '../../../../src/compiler/records/pageData';
import {fillSentence} from '../../../../src/compiler/markdown/nodes';
import {verificationOf} from '../../../../src/compiler/parse/verification';
import {parsePage} from '../../../../src/compiler/parse/parsePage';

/** Versions of examples; null: not built with Rslib. */
const versions: Readonly<Record<string, string | null>> = {older: '1.0.0', other: null};

const data = {
  packageVersion: '1.0.1',
  example: (name: string) => ({rslib: versions[name] === undefined ? '1.0.1' : versions[name]}),
} as PageData;

const proof = (source: string) => verificationOf(parsePage(source, 'x.mdx'), data);

it.each([
  [
    'examples, once each and in their order',
    '<Example name="b" />\n\n<Example name="a" />\n\n<Example name="b" />\n',
    {versions: ['1.0.1'], examples: ['b', 'a']},
  ],
  [
    'examples inside of other components',
    '<Tabs>\n<TabItem value="x">\n\n<Example name="a" />\n\n</TabItem>\n</Tabs>\n',
    {versions: ['1.0.1'], examples: ['a']},
  ],
  ['facts alone', '<OptionFacts name="dts" />\n', {versions: ['1.0.1'], examples: []}],
  [
    'every version that a page is about',
    '<OptionFacts name="dts" />\n\n<Example name="older" />\n',
    {versions: ['1.0.1', '1.0.0'], examples: ['older']},
  ],
  [
    'what another tool built, without its version',
    '<Example name="other" />\n\n<Example name="a" />\n',
    {versions: ['1.0.1'], examples: ['other', 'a']},
  ],
  ['examples of other tools only', '<Example name="other" />\n', undefined],
  ['nothing of the package', 'Text with `Example`.\n\n<Badge>1.0</Badge>\n', undefined],
])('finds %s', (_, source, expected) => {
  expect(proof(source)).toEqual(expected);
});

it('puts nodes into the places of a sentence', () => {
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
