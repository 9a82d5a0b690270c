import {treeLines, type Entry} from '../../../../src/compiler/markdown/treeLines';

const entry = (name: string, children: readonly Entry[] = [], note = ''): Entry => ({
  name,
  note,
  children,
});

it('draws connectors below the first level, and none for the first', () => {
  const tree = treeLines([
    entry('a/', [entry('b/', [entry('c')]), entry('d')]),
    entry('e/', [entry('f/', [entry('g')])]),
  ]);
  expect(tree).toBe(['a/', '├── b/', '│   └── c', '└── d', 'e/', '└── f/', '    └── g'].join('\n'));
});

it('puts notes into one column, as wide as the names that have one', () => {
  expect(
    treeLines([entry('a', [], 'first'), entry('longer', [], 'second'), entry('the longest name')]),
  ).toBe('a       first\nlonger  second\nthe longest name');
});

it('is empty without files', () => {
  expect(treeLines([])).toBe('');
});
