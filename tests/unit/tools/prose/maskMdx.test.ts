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

it.each([
  ['ids of headings', '## Heading {/* #some-id */}\n\nText\n', '## Heading\n\nText\n'],
  ['comments', '{/* a note */}\n', '<!--xxxxxxx-->\n'],
  ['option names', '## umdName.commonjs of Node.js\n', '## hzqanzr.pbzzbawf of Node.js\n'],
  [
    'package names in links',
    '[some-package](https://a.dev/some-package), [Words](https://a.dev)',
    '[fbzr-cnpxntr](https://a.dev/some-package), [Words](https://a.dev)',
  ],
])('hides %s', (_what, source, masked) => {
  expect(mask(source)).toBe(masked);
});

it.each([
  ['<A b="c" />d', '<A b="c" />'],
  ['<A b=">" c>d', '<A b=">" c>'],
  ['<A b={[">", {c: 1}]}>d', '<A b={[">", {c: 1}]}>'],
  ['<A', '<A'],
])('finds the end of the tag at the start of %s', (source, tag) => {
  expect(source.slice(0, endOfTag(source, 0))).toBe(tag);
});
