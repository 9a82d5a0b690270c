import {aboutExamples} from '../../../../src/compiler/html/about';
import {parsePage} from '../../../../src/compiler/parse/page';

const about = (source: string, title?: string) => [
  ...aboutExamples(parsePage(source, 'x.mdx'), title).values(),
];
const example = '<Example name="a" />';

it('takes the names of headings, the nearest first, and the title', () => {
  const source = `## lib.dts {/* #a */}\n\n### dts.bundle {/* #b */}\n\n${example}\n\n## Two words {/* #c */}\n\n${example}`;
  expect(about(source, 'lib.x').map(({topics}) => topics)).toEqual([
    ['dts.bundle', 'lib.dts', 'lib.x'],
    ['lib.x'],
  ]);
});

it('takes what the two paragraphs before and the one after set in code', () => {
  const source = `\`far\`\n\n\`one\` and \`two\`\n\n- \`item\`\n\n${example}\n\n\`after\`\n\n\`beyond\``;
  expect(about(source).map(({words}) => words)).toEqual([['one', 'two', 'item', 'after']]);
});

it('takes nothing from behind a heading, from another example or from a link', () => {
  const source = `\`a\`\n\n## H {/* #h */}\n\n[\`linked\`](/x.mdx) \`b\`\n\n${example}\n\n${example}\n\n## I {/* #i */}\n\n\`c\``;
  expect(about(source).map(({words}) => words)).toEqual([['b'], []]);
});

it('goes into tabs and steps', () => {
  const source = `\`a\`\n\n<Tabs>\n<TabItem value="x">\n\n${example}\n\n</TabItem>\n</Tabs>`;
  expect(about(source).map(({words}) => words)).toEqual([['a']]);
});
