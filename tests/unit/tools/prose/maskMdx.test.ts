import {parseMarkdown} from '../../../../src/translation/parseMarkdown';
import {endOfTag, maskMdx} from '../../../../tools/prose/maskMdx';

const mask = (source: string): string => maskMdx(source, parseMarkdown(source, true));

it('replaces tags and preserves the text between them', () => {
  const source =
    '<Tabs groupId="x">\n<TabItem value={"a > b"}>\n\n  - text\n\n</TabItem>\n</Tabs>\n';
  const masked = mask(source);
  expect(masked).toHaveLength(source.length);
  expect(masked.split('\n')[3]).toBe('  - text');
  expect(masked).not.toMatch(/[<>]/);
});

it('removes the id of a heading and the space before it', () => {
  expect(mask('## Heading {/* #some-id */}\n\nText\n')).toBe('## Heading\n\nText\n');
});

it('converts comments to Markdown comments of the same length', () => {
  expect(mask('{/* a note */}\n')).toBe('<!--xxxxxxx-->\n');
});

it('hides package names in links', () => {
  expect(mask('[some-package](https://a.dev/some-package), [Words](https://a.dev)')).toBe(
    '[fbzr-cnpxntr](https://a.dev/some-package), [Words](https://a.dev)',
  );
});

it('hides option names without backticks', () => {
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
