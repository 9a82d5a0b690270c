import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {convert} from '../../../src/rslib/convert/convert';
import {filesIn} from '../../support/files';

/** Files in which two builds differ, as `-old.js +new.js`; `''` if names and exports are the same. */
export type Trials = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Options by tool, with the configuration that tries them. */
const configs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tsup: {
    entry: `entry: {main: 'src/index.ts', 'cli/main': 'src/cli.ts'}`,
    format: `entry: ['src/index.ts'], format: ['esm', 'cjs']`,
    globalName: `entry: ['src/cli.ts'], format: ['iife'], globalName: 'Kit'`,
    outDir: `entry: ['src/index.ts'], outDir: 'lib'`,
    outExtension: `entry: ['src/index.ts'], format: ['esm'], outExtension: () => ({js: '.mjs'})`,
    publicDir: `entry: ['src/index.ts'], publicDir: 'public'`,
    bundle: `entry: ['src/**/*.ts'], format: ['esm'], bundle: false`,
    target: `entry: ['src/index.ts'], target: 'es2019'`,
    platform: `entry: ['src/index.ts'], format: ['esm'], platform: 'browser'`,
    minify: `entry: ['src/index.ts'], format: ['esm', 'cjs'], minify: true`,
    sourcemap: `entry: ['src/index.ts'], format: ['esm', 'cjs'], sourcemap: true`,
    banner: `entry: ['src/index.ts'], banner: {js: '/*! kit */'}`,
    define: `entry: ['src/index.ts'], define: {VERSION: '"1.0.0"'}`,
    env: `entry: ['src/index.ts'], env: {MODE: 'demo'}`,
    external: `entry: ['src/index.ts'], external: ['dev-dep']`,
    noExternal: `entry: ['src/index.ts'], noExternal: ['steady-dep']`,
    dts: `entry: ['src/cli.ts'], format: ['esm', 'cjs'], dts: true`,
  },
  vite: {
    'build.lib.entry': `build: {lib: {entry: {index: 'src/index.ts', cli: 'src/cli.ts'}}}`,
    'build.lib.name': `build: {lib: {entry: 'src/cli.ts', name: 'Kit'}}`,
    'build.lib.formats': `build: {lib: {entry: 'src/index.ts', formats: ['es', 'cjs']}}`,
    'build.lib.fileName': `build: {lib: {entry: 'src/index.ts', formats: ['es'], fileName: (format) => \`kit.\${format}.js\`}}`,
    'build.lib.cssFileName': `build: {lib: {entry: 'src/style.ts', formats: ['es'], cssFileName: 'kit'}}`,
    'build.target': `build: {target: 'es2019', lib: {entry: 'src/index.ts', formats: ['es']}}`,
    'build.minify': `build: {minify: false, lib: {entry: 'src/index.ts', formats: ['es', 'cjs']}}`,
    'build.sourcemap': `build: {sourcemap: true, lib: {entry: 'src/index.ts', formats: ['es', 'cjs']}}`,
    'build.outDir': `build: {outDir: 'lib', lib: {entry: 'src/index.ts', formats: ['es']}}`,
    'build.copyPublicDir': `build: {copyPublicDir: false, lib: {entry: 'src/index.ts', formats: ['es']}}`,
    'build.rollupOptions': `build: {rollupOptions: {external: ['steady-dep']}, lib: {entry: 'src/index.ts', formats: ['es', 'cjs']}}`,
    define: `define: {VERSION: '"1.0.0"'}, build: {lib: {entry: 'src/index.ts', formats: ['es']}}`,
  },
  tsdown: {
    entry: `entry: {main: 'src/index.ts', 'cli/main': 'src/cli.ts'}`,
    format: `format: ['esm', 'cjs']`,
    globalName: `entry: ['src/cli.ts'], format: ['umd'], globalName: 'Kit'`,
    outDir: `outDir: 'lib'`,
    fixedExtension: `fixedExtension: false`,
    copy: `copy: ['public/note.txt']`,
    unbundle: `unbundle: true`,
    target: `target: 'es2020'`,
    platform: `platform: 'browser'`,
    minify: `format: ['esm', 'cjs'], minify: true`,
    sourcemap: `format: ['esm', 'cjs'], sourcemap: true`,
    banner: `banner: {js: '/*! kit */'}`,
    define: `define: {VERSION: '"1.0.0"'}`,
    'deps.neverBundle': `deps: {neverBundle: ['dev-dep']}`,
    'deps.alwaysBundle': `deps: {alwaysBundle: ['steady-dep']}`,
    dts: `entry: ['src/cli.ts'], format: ['esm', 'cjs'], dts: true`,
  },
  rollup: {
    input: `input: {main: 'src/index.ts', 'cli/main': 'src/cli.ts'}, output: {dir: 'dist', format: 'es'}`,
    external: `input: 'src/index.ts', external: ['steady-dep', 'dev-dep'], output: {file: 'dist/index.js', format: 'es'}`,
    'output.format': `input: 'src/index.ts', output: [{file: 'dist/index.js', format: 'es'}, {file: 'dist/index.cjs', format: 'cjs'}]`,
    'output.file': `input: 'src/cli.ts', output: {file: 'lib/kit.js', format: 'es'}`,
    'output.dir': `input: 'src/cli.ts', output: {dir: 'lib', format: 'es'}`,
    'output.entryFileNames': `input: 'src/cli.ts', output: {dir: 'dist', format: 'es', entryFileNames: '[name].mjs'}`,
    'output.name': `input: 'src/cli.ts', output: {file: 'dist/kit.umd.cjs', format: 'umd', name: 'Kit'}`,
    'output.banner': `input: 'src/cli.ts', output: {file: 'dist/index.js', format: 'es', banner: '/*! kit */'}`,
    'output.sourcemap': `input: 'src/cli.ts', output: {file: 'dist/index.js', format: 'es', sourcemap: true}`,
    'output.preserveModules': `input: 'src/cli.ts', output: {dir: 'dist', format: 'es', preserveModules: true}`,
  },
  unbuild: {
    entries: `entries: ['src/index', 'src/cli']`,
    outDir: `entries: ['src/cli'], outDir: 'lib'`,
    declaration: `entries: ['src/cli'], declaration: true`,
    externals: `entries: ['src/index'], externals: ['dev-dep']`,
    sourcemap: `entries: ['src/cli'], sourcemap: true`,
    'rollup.emitCJS': `entries: ['src/cli'], rollup: {emitCJS: true}`,
    'rollup.inlineDependencies': `entries: ['src/index'], rollup: {inlineDependencies: true}`,
    'rollup.esbuild': `entries: ['src/cli'], rollup: {esbuild: {target: 'es2020', minify: true}}`,
  },
  tsc: {
    outDir: `"outDir": "lib"`,
    module: `"outDir": "dist", "module": "CommonJS", "moduleResolution": "node10"`,
    target: `"outDir": "dist", "target": "ES2019"`,
    declaration: `"outDir": "dist", "declaration": true`,
    declarationMap: `"outDir": "dist", "declaration": true, "declarationMap": true`,
    sourceMap: `"outDir": "dist", "sourceMap": true`,
    removeComments: `"outDir": "dist", "removeComments": true`,
  },
};

const dep = (name: string) => ({
  [`node_modules/${name}/package.json`]: `{"name": "${name}", "version": "1.0.0", "type": "module", "main": "index.js"}`,
  [`node_modules/${name}/index.js`]: `export const ${name.split('-')[0]} = '${name}';`,
});

const sources: Readonly<Record<string, string>> = {
  'package.json': `{"name": "kit", "version": "1.0.0", "type": "module", "engines": {"node": ">=20"}, "dependencies": {"steady-dep": "1.0.0"}, "devDependencies": {"dev-dep": "1.0.0"}}`,
  'tsconfig.json': `{"compilerOptions": {"target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "rootDir": "src", "types": []}, "include": ["src"]}`,
  'public/note.txt': 'note\n',
  'src/index.ts': `import {steady} from 'steady-dep';\nimport {dev} from 'dev-dep';\nimport {twice} from './units';\ndeclare const VERSION: string;\nexport const label = (n: number) => steady + dev + twice(n);\nexport const version = typeof VERSION === 'string' ? VERSION : '';\nexport class Unit { value = 1; }\n`,
  'src/cli.ts': `import {twice} from './units';\nexport const run = (n: number): number => twice(n);\n`,
  'src/style.ts': `import './kit.css';\nexport const name = 'kit';\n`,
  'src/kit.css': '.kit { color: red }\n',
  'src/units.ts': 'export const twice = (n: number): number => n * 2;\n',
  'src/modules.d.ts': `declare module 'steady-dep' { export const steady: string; }\ndeclare module 'dev-dep' { export const dev: string; }\ndeclare module '*.css';\n`,
  ...dep('steady-dep'),
  ...dep('dev-dep'),
};

type Files = Readonly<Record<string, string>>;

/** Sources whose imports Node.js resolves as tsc leaves them. */
const sourcesOfTsc: Files = Object.fromEntries(
  ['src/index.ts', 'src/cli.ts'].map((file) => [
    file,
    sources[file]!.replace(`'./units'`, `'./units.js'`),
  ]),
);

/** Returns the file that configures a tool with options. */
function configOf(tool: string, options: string): readonly [name: string, text: string] {
  const plugin = `import typescript from '@rollup/plugin-typescript';\n`;
  if (tool === 'rollup') {
    const plugins = `plugins: [typescript({compilerOptions: {rootDir: undefined}})]`;
    return ['rollup.config.js', `${plugin}export default {${plugins}, ${options}};\n`];
  }
  if (tool === 'unbuild')
    return ['build.config.ts', `export default {failOnWarn: false, ${options}};\n`];
  if (tool !== 'tsc') return [`${tool}.config.ts`, `export default {${options}};\n`];
  const {compilerOptions} = JSON.parse(sources['tsconfig.json']!) as {compilerOptions: object};
  const base = JSON.stringify(compilerOptions).slice(1, -1);
  // A style sheet is no module of tsc.
  const files = '"include": ["src"], "exclude": ["src/style.ts"]';
  return ['tsconfig.json', `{"compilerOptions": {${base}, ${options}}, ${files}}\n`];
}

/** Names of exports of each file that Node.js loads, and `true` for other files, by path. */
type Built = Readonly<Record<string, string>>;

function build(folder: string, work: string, command: readonly string[]): Built {
  const bin = path.join(folder, 'node_modules/.bin', command[0]!);
  execFileSync(bin, command.slice(1), {cwd: work, stdio: 'pipe'});
  const files = ['dist', 'lib'].flatMap((name) =>
    existsSync(path.join(work, name))
      ? filesIn(path.join(work, name), new Set()).map((file) => `${name}/${file}`)
      : [],
  );
  const built = Object.fromEntries(files.map((file) => [file, exportsOf(work, file)]));
  for (const name of ['dist', 'lib']) rmSync(path.join(work, name), {recursive: true, force: true});
  return built;
}

function exportsOf(work: string, file: string): string {
  if (!/\.[cm]?js$/.test(file)) return '';
  const load = file.endsWith('.cjs') ? 'Promise.resolve(require(f))' : 'import(f)';
  const code = `const f = ${JSON.stringify(path.join(work, file))}; ${load}.then((m) => console.log(Object.keys(m).sort().join()), () => console.log('throws'))`;
  return execFileSync(process.execPath, ['-e', code], {stdio: 'pipe'}).toString().trim();
}

const commands: Readonly<Record<string, readonly string[]>> = {
  tsup: ['tsup'],
  vite: ['vite', 'build'],
  tsdown: ['tsdown'],
  rollup: ['rollup', '--config'],
  unbuild: ['unbuild'],
  tsc: ['tsc'],
};

/** Builds a small package with each configuration and with its conversion, and compares names and exports of files. */
export function tryOptions(folder: string): Trials {
  return Object.fromEntries(
    Object.entries(configs).map(([tool, options]) => [
      tool,
      Object.fromEntries(
        Object.entries(options).map(([option, text]) => {
          const work = path.join(folder, '.trial');
          const [name, config] = configOf(tool, text);
          const script = commands[tool]!.join(' ');
          const manifest = {
            ...(JSON.parse(sources['package.json']!) as object),
            scripts: {build: script},
          };
          const project: Files = {
            ...sources,
            ...(tool === 'tsc' && sourcesOfTsc),
            'package.json': JSON.stringify(manifest),
            [name]: config,
          };
          rmSync(work, {recursive: true, force: true});
          for (const [file, content] of Object.entries(project)) {
            mkdirSync(path.dirname(path.join(work, file)), {recursive: true});
            writeFileSync(path.join(work, file), content);
          }
          const before = build(folder, work, commands[tool]!);
          const given = [...new Set([name, 'package.json', 'tsconfig.json'])].map((file) => ({
            name: file,
            text: project[file]!,
          }));
          writeFileSync(path.join(work, 'rslib.config.ts'), convert(given).config);
          const after = build(folder, work, ['rslib']);
          const only = (a: Built, b: Built, sign: string) =>
            Object.keys(a)
              .filter((file) => a[file] !== b[file])
              .map((file) => `${sign}${file}${b[file] === undefined ? '' : ` (${a[file]})`}`);
          const result = [...only(before, after, '-'), ...only(after, before, '+')].join(' ');
          console.log(`${tool} ${option}: ${result || 'the same'}`);
          rmSync(work, {recursive: true, force: true});
          return [option, result];
        }),
      ),
    ]),
  );
}
