import type {Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {remarkTableNames} from '../../../../src/compiler/html/tables';
import {parsePage} from '../../../../src/compiler/parse/parsePage';

const table = '| a |\n| - |\n| b |\n';

/** Returns the accessible name of each table; undefined for a table without one. */
function namesIn(source: string, title?: string): readonly unknown[] {
  const tree: Root = parsePage(source, 'docs/x.mdx');
  const file = new VFile({path: 'docs/x.mdx', data: {frontMatter: {title}}});
  remarkTableNames()(tree, file);
  const names: unknown[] = [];
  visit(tree, 'table', (node: Table) => {
    names.push(node.data?.hProperties?.ariaLabel);
  });
  return names;
}

it.each([
  ['the heading above it', `## Output\n\nText.\n\n${table}`, ['Output']],
  ['the nearest heading', `## One\n\n### The \`dts\`\n\n${table}\n## Two\n`, ['The dts']],
  ['the title of the page, if no heading is above', `${table}\n## Output\n`, ['Title']],
  ['the heading and a count', `## Output\n\n${table}\n${table}`, ['Output', 'Output (2)']],
  [
    'the heading above the list that contains it',
    `## 输出\n\n- item\n\n  ${table.replace(/\n(?=.)/g, '\n  ')}`,
    ['输出'],
  ],
  ['a repeated heading and a count', `## A\n\n${table}\n## A\n\n${table}`, ['A', 'A (2)']],
])('a table is named after %s', (_name, source, names) => {
  expect(namesIn(source, 'Title')).toEqual(names);
});

it('a table without a heading or title has no name', () => {
  expect(namesIn(table)).toEqual([undefined]);
});
