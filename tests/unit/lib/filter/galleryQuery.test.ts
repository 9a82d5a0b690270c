import {chooseIn, chosenIn, matchesExample} from '../../../../src/lib/filter/galleryQuery';

const example = {
  framework: ['vue'],
  format: ['esm', 'cjs'],
  option: ['dts', 'dts.bundle'],
  tool: ['@rsbuild/plugin-vue'],
  text: 'vue-bundled Components in one file',
};

it.each([
  ['', true],
  ['format:cjs', true],
  ['FORMAT:CJS', true],
  ['format:umd', false],
  ['option:dts.bundle tool:@rsbuild/plugin-vue', true],
  // A value is whole: `dts.bundl` is no option.
  ['option:dts.bundl', false],
  ['format:cjs framework:react', false],
  ['one COMPONENTS', true],
  ['components two', false],
  ['one format:cjs', true],
  // A property without a value, while somebody types.
  ['format:', true],
  ['size:small', false],
])('the query "%s" finds the example: %s', (query, isFound) => {
  expect(matchesExample(example, query)).toBe(isFound);
});

it('reads, replaces and removes the value of a property, and keeps the rest of the query', () => {
  expect(chosenIn('worker format:cjs', 'format')).toBe('cjs');
  expect(chosenIn('worker format:cjs', 'tool')).toBe('');
  expect(chooseIn('format:cjs  worker', 'format', 'umd')).toBe('worker format:umd');
  expect(chooseIn('worker', 'option', 'dts.bundle')).toBe('worker option:dts.bundle');
  expect(chooseIn('format:cjs worker', 'format', '')).toBe('worker');
});
