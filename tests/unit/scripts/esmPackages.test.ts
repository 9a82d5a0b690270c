import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

describe('import.meta', () => {
  it('works in code that Jest runs as CommonJS', () => {
    expect(import.meta.url).toMatch(/^file:.*esmPackages\.test\.ts$/);
  });
});

describe('packages that are ES modules only', () => {
  it('run in Jest: an MDX page is parsed and written again', async () => {
    const tool = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
    const page = '## Text {/* #some-id */}\n\n<Badge type="info">1.0</Badge>\n';
    expect(String(await tool.process(page))).toBe(page);
    expect(tool.parse(page).children[0]).toMatchObject({
      children: [{type: 'text'}, {type: 'mdxTextExpression', value: '/* #some-id */'}],
    });
  });
});
