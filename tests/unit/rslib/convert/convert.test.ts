import {convert, convertCommand, maxLength} from '../../../../src/rslib/convert/convert';
import {newScript} from '../../../../src/rslib/convert/script';

const tsup = (text: string) => [{name: 'tsup.config.ts', text}];

it('names the line and the column of broken syntax', () => {
  const {broken, config} = convert(
    tsup("export default {\n  entry: {index: 'src/index.ts'\n  format: 'esm',\n};\n"),
  );
  expect(config).toBe('');
  expect(broken).toMatchObject({file: 'tsup.config.ts', line: 3, column: 3});
});

it('never runs what is pasted', () => {
  const text =
    'globalThis.touched = true; while (true) {} export default {format: (() => { throw 1; })()};';
  convert(tsup(text));
  expect(globalThis).not.toHaveProperty('touched');
});

it('ends at a function that calls itself', () => {
  expect(convert(tsup('const f = () => f(); export default f();')).verdict).toBe('no');
});

it('converts a text of the greatest length', () => {
  const text = `// ${'x'.repeat(maxLength - 100)}\nexport default {format: 'esm'};`;
  expect(convert(tsup(text)).config).toContain('defineConfig({})');
});

it('reads a helper of another pasted file', () => {
  const {config} = convert([
    ...tsup("import {make} from './build/make';\nexport default make('src/cli.ts');"),
    {
      name: 'build/make.ts',
      text: "export const make = (file) => ({entry: [file], format: 'cjs'});",
    },
  ]);
  expect(config).toContain("source: { entry: { cli: './src/cli.ts' } }");
});

it('keeps an old default, and follows an answer', () => {
  const files = [
    ...tsup("export default {format: 'esm', platform: 'neutral'};"),
    {name: 'package.json', text: '{"name": "a", "type": "module"}'},
  ];
  expect(convert(files).config).toContain("target: 'web'");
  const {config} = convert(files, {keep: ['clean'], answers: {neutral: 'node'}});
  expect(config).toContain('cleanDistPath: false');
  expect(config).not.toContain('target');
});

it('replaces scripts that only run the old tool', () => {
  const scripts = {'build:esm': 'tsc -p a', 'build:cjs': 'tsc -p b'};
  expect(newScript('npm run build:esm && npm run build:cjs && cp a b', 'tsc', scripts)).toBe(
    'rslib && cp a b',
  );
});

it('prints JSON for other programs', () => {
  const output = JSON.parse(
    convertCommand(tsup("export default {format: 'esm'};"), {json: true}),
  ) as object;
  expect(Object.keys(output)).toEqual(['config', 'notes', 'questions', 'unread']);
});
