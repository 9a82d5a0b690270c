import {exampleContexts} from '../../../../src/compiler/html/exampleContext';
import {parsePage} from '../../../../src/compiler/parse/parsePage';

const about = (source: string, title?: string) => [
  ...exampleContexts(parsePage(source, 'x.mdx'), title).values(),
];
const example = '<Example name="a" />';

it('returns headings that are names, the nearest first, and the title', () => {
  const source = `## lib.dts {/* #a */}\n\n### dts.bundle {/* #b */}\n\n${example}\n\n## Two words {/* #c */}\n\n${example}`;
  expect(about(source, 'lib.x').map(({topics}) => topics)).toEqual([
    ['dts.bundle', 'lib.dts', 'lib.x'],
    ['lib.x'],
  ]);
});

it('returns code in the two paragraphs before and the one after', () => {
  const source = `\`far\`\n\n\`one\` and \`two\`\n\n- \`item\`\n\n${example}\n\n\`after\`\n\n\`beyond\``;
  expect(about(source).map(({words}) => words)).toEqual([['one', 'two', 'item', 'after']]);
});

it('ignores code beyond headings and other examples, and in links', () => {
  const source = `\`a\`\n\n## H {/* #h */}\n\n[\`linked\`](/x.mdx) \`b\`\n\n${example}\n\n${example}\n\n## I {/* #i */}\n\n\`c\``;
  expect(about(source).map(({words}) => words)).toEqual([['b'], []]);
});

it('finds examples in tabs and steps', () => {
  const source = `\`a\`\n\n<Tabs>\n<TabItem value="x">\n\n${example}\n\n</TabItem>\n</Tabs>`;
  expect(about(source).map(({words}) => words)).toEqual([['a']]);
});
