import {fileTree, type TreeNode} from '../../../../src/lib/page/fileTree';

function draw(nodes: readonly TreeNode[], indent = ''): readonly string[] {
  return nodes.flatMap((node) =>
    node.kind === 'file'
      ? [`${indent}${node.name} ${node.bytes}`]
      : [`${indent}${node.name}/`, ...draw(node.children, `${indent}  `)],
  );
}

test('folders come before files, both sorted by name', () => {
  const paths = ['dist/z.js', 'dist/utils/sum.js', 'dist/B.js', 'dist/a.js', 'dist/api/x.js'];
  expect(draw(fileTree(paths.map((path, bytes) => ({path, bytes}))))).toEqual([
    'dist/',
    '  api/',
    '    x.js 4',
    '  utils/',
    '    sum.js 1',
    '  B.js 2',
    '  a.js 3',
    '  z.js 0',
  ]);
});
