import {chooseExamples} from '../../../../../tools/rslib/examples/chooseExamples';

const names = Array.from({length: 20}, (_, index) => `example-${index}`);
const hashes = Object.fromEntries(names.map((name) => [name, `${name} now`]));
const unchanged = {recorded: hashes, passed: {}};

test('no example is built that is as recorded', () => {
  expect(chooseExamples(hashes, unchanged)).toEqual([]);
});

test('an example that changed since it was recorded is built, and a new one', () => {
  const {'example-1': _, ...others} = hashes;
  const recorded = {...others, 'example-0': 'before'};
  expect(chooseExamples(hashes, {...unchanged, recorded})).toEqual(['example-0', 'example-1']);
});

test('an example that passed here is built again only after a change', () => {
  const passed = {'example-3': 'example-3 now', 'example-4': 'before', 'example-5': ''};
  expect(chooseExamples(hashes, {...unchanged, passed})).toEqual(['example-4', 'example-5']);
});
