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

it('finds the entries of a pattern in a pasted list of files', () => {
  const config = tsup("export default {entry: ['src/*.ts', '!src/*.test.ts'], format: 'esm'};");
  expect(convert(config).notes.map(({id}) => id)).toContain('glob');
  const list = {name: 'files', text: 'src/index.ts\nsrc/cli.ts\nsrc/cli.test.ts\nsrc/a/b.ts\n'};
  expect(convert([...config, list]).config).toContain(
    "entry: { index: './src/index.ts', cli: './src/cli.ts' }",
  );
});

it('extends the variable of a script only if the old tool did', () => {
  const script = (more: string) =>
    convert([
      {
        name: 'rollup.config.js',
        text: `export default {input: 'a.js', output: {file: 'dist/a.js', format: 'iife', name: 'A'${more}}};`,
      },
    ]);
  expect(script(', extend: true').config).toContain("type: 'assign-properties'");
  expect(script('').config).not.toContain('assign-properties');
});

const tsc = (build: string) =>
  convert([
    {name: 'package.json', text: JSON.stringify({name: 'a', type: 'module', scripts: {build}})},
    {name: 'tsconfig.json', text: '{"compilerOptions": {"module": "esnext", "rootDir": "src"}}'},
  ]);

it('says that JavaScript is written as well where tsc wrote declarations only', () => {
  const {verdict, notes} = tsc('tsc -p . --declaration --emitDeclarationOnly');
  expect(verdict).toBe('notes');
  expect(notes.map(({id}) => id)).toContain('dts-only');
  const types = 'tsc --declaration --emitDeclarationOnly';
  expect(tsc(`rm -rf dist && ${types}`).verdict).toBe('notes');
  expect(tsc(`node build.mjs && ${types}`).verdict).toBe('no');
});

it('puts declarations of a second command into the item of the first', () => {
  const {config} = tsc(
    'tsc --outDir lib && tsc --declaration --emitDeclarationOnly --outDir types',
  );
  expect(config).toContain("dts: { distPath: './types' }");
});

it('offers no declarations if another command writes them', () => {
  const pkg = (build: string) => ({
    name: 'package.json',
    text: JSON.stringify({name: 'a', scripts: {build}}),
  });
  const vite = {
    name: 'vite.config.ts',
    text: "export default {build: {lib: {entry: 'a.ts', formats: ['es']}}};",
  };
  const ids = (build: string) => convert([vite, pkg(build)]).notes.map(({id}) => id);
  expect(ids('vite build')).toContain('dts');
  expect(ids('vite build && tsc --emitDeclarationOnly')).not.toContain('dts');
});
