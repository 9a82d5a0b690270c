import {convert} from '../../../../src/rslib/convert/convert';

const manifest = (config: string, pkg: string) =>
  convert([
    {name: 'tsup.config.ts', text: `export default ${config};`},
    {name: 'package.json', text: pkg},
  ]).manifest;

it('names the files of each format and entry', () => {
  const config = "{entry: ['src/index.ts', 'src/cli.ts'], format: ['esm', 'cjs'], dts: true}";
  expect(JSON.parse(manifest(config, '{"name": "a"}'))).toEqual({
    files: ['dist'],
    exports: {
      '.': {
        import: {types: './dist/index.d.mts', default: './dist/index.mjs'},
        require: {types: './dist/index.d.ts', default: './dist/index.js'},
      },
      './cli': {
        import: {types: './dist/cli.d.mts', default: './dist/cli.mjs'},
        require: {types: './dist/cli.d.ts', default: './dist/cli.js'},
      },
    },
  });
});

it('is short for one format, and keeps names of files', () => {
  const config =
    "{entry: {kit: 'src/index.ts'}, format: 'cjs', outDir: 'lib', outExtension: () => ({js: '.js'})}";
  expect(JSON.parse(manifest(config, '{"name": "a", "type": "module"}'))).toEqual({
    type: 'module',
    files: ['lib'],
    exports: {'.': {default: './lib/kit.js'}},
  });
});

it('is empty for a script, and without package.json', () => {
  expect(manifest("{format: 'iife', globalName: 'Kit'}", '{"name": "a"}')).toBe('');
  expect(convert([{name: 'tsup.config.ts', text: 'export default {};'}]).manifest).toBe('');
});
