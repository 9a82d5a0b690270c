import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../../../src/compiler/parse/parsePage';
import {remarkFlagMarks} from '../../../../src/rslib/history/flagMarks';

/** Returns for each cell the release that added the flags in it; undefined for a cell without such flags. */
function releasesIn(source: string): readonly unknown[] {
  const tree: Root = parsePage(source, 'docs/x.mdx');
  const flags = {
    '--dts': {since: '0.16.0'},
    '--no-dts': {since: '0.17.0'},
    '--watch': {since: '0.0.5'},
  };
  const history = {releases: [], options: {}, flags};
  remarkFlagMarks({records: {load: () => ({history}) as never}})(tree);
  const found: unknown[] = [];
  visit(tree, 'tableCell', (node) => {
    found.push(node.data?.hProperties?.dataSince);
  });
  return found;
}

const flagTable = (...flags: readonly string[]): string =>
  `| Flag |\n| - |\n${flags.map((flag) => `| ${flag} |\n`).join('')}`;

it.each<[string, readonly string[], readonly unknown[]]>([
  ['a flag', ['`--dts`'], ['0.16.0']],
  ['the newest of several flags', ['`--dts`, `--no-dts`'], ['0.17.0']],
  ['a flag with a value', ['`-d`, `--dts <how>`'], ['0.16.0']],
  ['no flag that was always there', ['`-w`, `--watch`', '`--dts`'], [undefined, '0.16.0']],
  ['no help flag', ['`--help`', '`--dts`'], [undefined, '0.16.0']],
  ['no flag of another command', ['`--template`', '`--dts`'], [undefined, undefined]],
  ['no flag if a row is about something else', ['`dts`', '`--dts`'], [undefined, undefined]],
])('a table has the release of %s', (_name, flags, releases) => {
  expect(releasesIn(flagTable(...flags))).toEqual([undefined, ...releases]);
});
