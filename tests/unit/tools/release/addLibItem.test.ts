import {addLibItem} from '../../../../tools/release/addLibItem';

test.each([
  [
    'an object',
    'defineConfig({\n  dts: true,\n});',
    'defineConfig({ lib: [{}],\n  dts: true,\n});',
  ],
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
])('an item is added to %s', (_, before, after) => {
  expect(addLibItem(before)).toBe(after);
});

test('a configuration with lib stays the same', () => {
  const config = 'defineConfig({\n  dts: true,\n  lib: [{ format: "cjs" }],\n});';
  expect(addLibItem(config)).toBe(config);
});
