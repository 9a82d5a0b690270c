import {withLib} from '../../../../tools/release/lib';

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
  expect(withLib(before)).toBe(after);
});

test('a configuration that has lib stays as it is', () => {
  const config = 'defineConfig({\n  dts: true,\n  lib: [{ format: "cjs" }],\n});';
  expect(withLib(config)).toBe(config);
});
