import {addLibItem} from '../../../../../tools/rslib/release/addLibItem';

test.each([
  ['an object', 'defineConfig({\n  dts: 1,\n});', 'defineConfig({ lib: [{}],\n  dts: 1,\n});'],
  [
    'a function',
    'defineConfig(() => {\n  return {};\n});',
    'defineConfig(() => {\n  return { lib: [{}],};\n});',
  ],
  [
    'a folder called lib',
    "defineConfig({ x: './lib' });",
    "defineConfig({ lib: [{}], x: './lib' });",
  ],
  ['no configuration with lib', 'defineConfig({ lib: [{}] });', 'defineConfig({ lib: [{}] });'],
])('an item is added to %s', (_, before, after) => {
  expect(addLibItem(before)).toBe(after);
});
