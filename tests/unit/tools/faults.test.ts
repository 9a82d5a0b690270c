import {groups, type Fault} from '../../../tools/faults/faults';
import {read} from '../../../tools/support/files';

const faults: readonly Fault[] = Object.values(groups).flatMap((group) => [...group.faults]);

it.each(faults)('$name: can be injected into $file', ({file, from}) => {
  expect(read(file)).toContain(from);
});

it('tests/README.md names every fault with the step that finds it', () => {
  const table = read('tests/README.md').split('## Faults')[1]!;
  const rows = [...table.matchAll(/^\| ([A-Z].*) \| (\w+) \|$/gm)].map(([row]) => row);
  expect(rows).toEqual(faults.map(({name, step}) => `| ${name} | ${step} |`));
});
