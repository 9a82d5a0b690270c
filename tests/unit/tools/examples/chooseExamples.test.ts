import {chooseExamples} from '../../../../tools/examples/chooseExamples';

const names = Array.from({length: 20}, (_, index) => `example-${index}`);
const hashes = Object.fromEntries(names.map((name) => [name, `${name} now`]));
const unchanged = {recorded: hashes, passed: {}, day: 3};

test('of unchanged examples a tenth is built, and all of them in ten days', () => {
  expect(chooseExamples(hashes, unchanged)).toEqual(['example-3', 'example-13']);
  const days = Array.from({length: 10}, (_, day) => chooseExamples(hashes, {...unchanged, day}));
  expect(days.flat().sort()).toEqual([...names].sort());
});

test('an example that changed since it was recorded is built, and a new one', () => {
  const {'example-1': _, ...others} = hashes;
  const recorded = {...others, 'example-0': 'before'};
  expect(chooseExamples(hashes, {...unchanged, recorded})).toEqual(
    expect.arrayContaining(['example-0', 'example-1']),
  );
});

test('an example that passed here is built again only after a change', () => {
  const passed = {'example-3': 'example-3 now', 'example-4': 'before', 'example-5': ''};
  expect(chooseExamples(hashes, {...unchanged, passed})).toEqual([
    'example-4',
    'example-5',
    'example-13',
  ]);
});
