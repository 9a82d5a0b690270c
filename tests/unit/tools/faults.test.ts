import {groups, type Fault} from '../../../tools/faults/faults';
import {read} from '../../../tools/support/files';

const faults: readonly Fault[] = Object.values(groups).flatMap((group) => [...group.faults]);

it.each(faults)('$name: can be injected into $file', ({file, from}) => {
  expect(read(file)).toContain(from);
});
