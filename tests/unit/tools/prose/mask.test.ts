import {parseMarkdown} from '../../../../src/translation/markdown';
import {endOfTag, maskMdx} from '../../../../tools/prose/mask';

const mask = (source: string): string => maskMdx(source, parseMarkdown(source, true));

it('fills tags and leaves the text inside them where it is', () => {
  const source =
    '<Tabs groupId="x">\n<TabItem value={"a > b"}>\n\n  - text\n\n</TabItem>\n</Tabs>\n';
  const masked = mask(source);
  expect(masked).toHaveLength(source.length);
  expect(masked.split('\n')[3]).toBe('  - text');
  expect(masked).not.toMatch(/[<>]/);
});

it('takes the id off a heading, with the space before it', () => {
  expect(mask('## Heading {/* #some-id */}\n\nText\n')).toBe('## Heading\n\nText\n');
});

it('makes comments comments of Markdown, of the same length', () => {
  expect(mask('{/* a note */}\n')).toBe('<!--xxxxxxx-->\n');
});

it('hides names of packages that a link shows', () => {
  expect(mask('[some-package](https://a.dev/some-package), [Words](https://a.dev)')).toBe(
    '[fbzr-cnpxntr](https://a.dev/some-package), [Words](https://a.dev)',
  );
});

it('hides names of options that stand without backticks', () => {
  expect(mask('## umdName.commonjs of Node.js\n')).toBe('## hzqanzr.pbzzbawf of Node.js\n');
});

it.each([
  ['<A b="c" />d', '<A b="c" />'],
  ['<A b=">" c>d', '<A b=">" c>'],
  ['<A b={[">", {c: 1}]}>d', '<A b={[">", {c: 1}]}>'],
  ['<A', '<A'],
])('knows where the tag of %s ends', (source, tag) => {
  expect(source.slice(0, endOfTag(source, 0))).toBe(tag);
});
