import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packageDir, runCli} from './run';
import {execFileSync} from 'node:child_process';
import {countTokens} from '../../src/lib/page/countTokens';
import {unknownOptions} from '../../packages/rslib-docs/src/findings';
import {openDocs} from '../../packages/rslib-docs/src/docs';
import {optionsSet} from '../../src/rslib/history/neededRelease';
import {list, read, readJson} from '../../tools/support/files';
import {root} from '../../tools/support/paths';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'rslib-docs-'))));
afterAll(() => rmSync(folder, {recursive: true}));

/** Writes a project into a new folder below `folder`. */
function project(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name, file)), {recursive: true});
    writeFileSync(path.join(folder, name, file), text);
  }
  return path.join(folder, name);
}

const withRslib = (version: string): string =>
  project(version, {
    'node_modules/@rslib/core/package.json': JSON.stringify({version}),
    'package.json': '{}',
  });

test('answers have exit code 0, misses 1 with the nearest names, wrong calls 2 and no stack', async () => {
  const cases: readonly (readonly [string, number, RegExp])[] = [
    ['search dts bundle', 0, /\(\/config\/lib\/dts#dts-bundle\)/],
    ['show dts.bundle', 0, /^## dts\.bundle$/m],
    ['show https://docs.example/config/lib/dts.md#dts-bundle', 0, /^## dts\.bundle$/m],
    ['show /guide/faq/general', 0, /^## /m],
    ['option lib.dts.bundle', 0, /Default: `false`/],
    ['option --dts', 0, /^# dts$/m],
    ['agents', 0, /rslib-docs search/],
    ['--help', 0, /explain/],
    ['show --help', 0, /--budget/],
    ['show /config/lib/dtss', 1, /- \/config\/lib\/dts$/m],
    ['show /config/lib/dts#bundel', 1, /#dts-bundle$/m],
    ['option dts.bundel', 1, /- dts\.bundle$/m],
    ['search qqqq', 1, /qqqq/],
    ['list', 2, /no command "list"/],
    ['search', 2, /word is missing/],
    ['search a --limit none', 2, /--limit/],
    ['show a --lang fr', 2, /--lang must be/],
    ['search a --unknown', 2, /Unknown option/],
  ];
  for (const [call, code, expected] of cases) {
    const answer = await runCli(call.split(' '));
    expect({call, code: answer.code}).toEqual({call, code});
    expect(answer.out + answer.err).toMatch(expected);
    expect(answer.out + answer.err).not.toMatch(/\n {4}at |\p{Cc}(?<!\n)/u);
  }
});

test('every command has --json', async () => {
  const log = 'error   @microsoft/api-extractor is required when dts.bundle is set to true, please';
  const cwd = project('json', {'package.json': '{"name": "a"}'});
  for (const call of ['search css', 'show dts', 'option dts', 'explain', 'package', 'agents']) {
    const {out} = await runCli([...call.split(' '), '--json'], {input: `rslib\n${log}`, cwd});
    expect(Object.keys(JSON.parse(out) as object).length).toBeGreaterThan(0);
  }
});

test('the first line names both versions, and options that the installed one lacks are marked', async () => {
  const cwd = withRslib('0.10.1');
  const {out} = await runCli(['option', 'outBase'], {cwd});
  expect(out.split('\n')[0]).toMatch(/@rslib\/core \d\S+ .*0\.10\.1.*lacks \d+/);
  const [name, since] = ['dts.isolated', /since [\d.]+/];
  expect((await runCli(['option', name], {cwd})).out).toMatch(since);
  expect((await runCli(['show', name], {cwd})).out).toMatch(/^## dts\.isolated \(not in 0\.10\.1/m);
  expect((await runCli(['search', name], {cwd})).out).toMatch(/dts-isolated\) \(not in 0\.10\.1/);
  expect((await runCli(['option', name], {cwd: withRslib('99.0.0')})).out).toMatch(/newer/);
  const locked = project('locked', {
    'package-lock.json': '"node_modules/@rslib/core": {\n "version": "0.10.1"',
  });
  const {out: asked} = await runCli(['option', name], {cwd: locked});
  expect(asked).toMatch(/not in 0\.10\.1/);
  expect(asked).toMatch(/^.*Not installed: `package-lock\.json` asks for 0\.10\.1/);
  const ranged = project('ranged', {
    'package.json': '{"devDependencies": {"@rslib/core": "^0.20.0"}}',
  });
  const {out: text} = await runCli(['package'], {cwd: ranged});
  expect(text.split('\n')[0]).toMatch(/Not installed: `package\.json` asks for \^0\.20\.0\.$/);
});

test('a budget ends at a section, and the last line names the next', async () => {
  const {out} = await runCli(['show', '/config/lib/dts', '--budget', '600']);
  const [, next] = /^Next: (\S+) /m.exec(out)!;
  expect(countTokens(out)).toBeLessThan(900);
  expect((await runCli(['show', next!])).out).toMatch(/^## /m);
});

test('a log is explained in the order of its sections, and an unknown one with words to search for', async () => {
  const input =
    'rslib\nerror   @microsoft/api-extractor is required when dts.bundle is set to true, please make sure';
  const known = await runCli(['explain'], {input});
  expect(known.out).toMatch(/^1\. .*\/config\/lib\/dts#error-api-extractor/m);
  expect(known.code).toBe(0);
  const chinese = await runCli(['explain', '--lang', 'zh'], {input});
  expect(chinese.out).toMatch(/^1\. .*\/zh\/config\/lib\/dts#error-api-extractor/m);
  expect(await runCli(['explain'], {input: 'Frobnicator exploded'})).toMatchObject({code: 1});
});

describe('explain', () => {
  const explain = async (input: string) => (await runCli(['explain'], {input})).out;

  it('gives the remedy in whole sentences, once for a message of several pages', async () => {
    const out = await explain('rslib\nReferenceError: React is not defined');
    expect(out.match(/^\d\. /gm)!.length).toBeLessThan(3);
    const needed = await explain(
      'rslib\n@microsoft/api-extractor is required when dts.bundle is set to true',
    );
    expect(needed.match(/^\d\. /gm)).toHaveLength(1);
    expect(needed).toMatch(/^ {3}What to do: Install it.*\.$/m);
    expect(needed).toMatch(/`npx rslib-docs show/);
    const analyze = await explain('rslib\nUnable to analyze the export "default" in /a/index.d.ts');
    expect(analyze).toMatch(/What to do: In your own file, use `export default`/);
  });

  it('says that a log has no error', async () => {
    expect(await explain('ready   built in 0.3 s')).toMatch(/No line of this log reports an error/);
  });

  it('names no remedy for a code that no section explains', async () => {
    const {out, code} = await runCli(['explain'], {input: 'error TS2322: x y'});
    expect(out).toMatch(/^ {3}No section explains TS2322/m);
    expect(out).not.toContain('What to do');
    expect(code).toBe(1);
  });

  it.each([
    [
      'publint',
      'pkg.exports["."].types should be the first in the object as conditions are order-sensitive so it can be resolved by TypeScript.',
      '/config/lib/dts#package-json',
    ],
    [
      'publint',
      'pkg.exports["."].require is ./dist/index.cjs but the file does not exist.',
      '/guide/basic/output-format#exports',
    ],
    [
      'attw',
      'Import resolved to a CommonJS type declaration file, but an ESM JavaScript file.',
      '/guide/advanced/dts#extensions',
    ],
  ])(
    'explains a message of %s, and names the command that checks packages',
    async (tool, line, to) => {
      const out = await explain(`$ npx ${tool}\n1. ${line}`);
      expect(out).toMatch(new RegExp(`^1\\. .*\\(${to}\\)`, 'm'));
      expect(out).toMatch(/`npx rslib-docs package`/);
    },
  );
});

test('hostile input is answered quickly', async () => {
  const noise = 'error: something long that repeats and repeats (a[b]c*) \u001b[31mred\u001b[0m\n';
  const big = Buffer.from(noise.repeat(Math.ceil(50_000_000 / noise.length)));
  const cases: readonly (readonly [readonly string[], number, (string | Buffer)?])[] = [
    [['explain'], 1, big],
    [['explain'], 2, Buffer.alloc(1_000_000)],
    [['explain'], 2, ''],
    [['explain'], 1, '(a+)+$'.repeat(30_000)],
    [['show', '../../../../etc/passwd'], 1],
    [['show', '/..%2f..%2fetc/passwd'], 1],
    [['show', '/config/lib/../../package.json'], 1],
    [['show', '\u001b[2Jx\u0007'], 1],
    [['search', '"'.repeat(5000)], 1],
    [['search', 'a '.repeat(20_000)], 0],
    [['option', '__proto__'], 1],
    [['constructor'], 2],
    [['package', '/dev/null'], 2],
  ];
  for (const [args, code, input] of cases) {
    const start = performance.now();
    const answer = await runCli(args, {input});
    expect([args[0], args[1]?.slice(0, 20), answer.code]).toEqual([
      args[0],
      args[1]?.slice(0, 20),
      code,
    ]);
    expect(answer.out + answer.err).not.toMatch(/root:|\n {4}at |\p{Cc}(?<!\n)/u);
    expect(performance.now() - start).toBeLessThan(30_000);
  }
}, 180_000);

describe('package', () => {
  const fitting = {
    'package.json': JSON.stringify({
      type: 'module',
      exports: {'.': {types: './dist/index.d.ts', default: './dist/index.js'}},
      files: ['dist'],
      engines: {node: '>=20'},
    }),
    'rslib.config.ts': "export default {lib: [{format: 'esm', dts: true}]};",
    'dist/index.js': 'export const a = 1;',
    'dist/index.d.ts': 'export declare const a: number;',
  };
  const check = async (name: string, files: Readonly<Record<string, string>>): Promise<string> => {
    const cwd = project(name, {...fitting, ...files});
    const {out, code} = await runCli(['package'], {cwd});
    return `${code}\n${out}`;
  };
  const manifest = (changes: object): Record<string, string> => ({
    'package.json': JSON.stringify({
      ...(JSON.parse(fitting['package.json']) as object),
      ...changes,
    }),
  });

  it('finds nothing in a package that fits', async () => {
    expect(await check('fits', {})).toMatch(/^0\n/);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a missing file',
      manifest({exports: './dist/main.js'}),
      /main\.js: .*\n.*output-format#exports/,
    ],
    [
      'a file that the build calls otherwise',
      {
        ...manifest({type: 'commonjs', exports: {require: './dist/index.cjs'}}),
        'rslib.config.ts': "export default {lib: [{format: 'cjs', dts: true}]};",
      },
      /dist\/index\.cjs: .* calls it `dist\/index\.js`/,
    ],
    [
      'a file of the other format',
      manifest({type: 'commonjs'}),
      /auto-extension#error-unexpected-export/,
    ],
    [
      'late types',
      manifest({exports: {default: './dist/index.js', types: './dist/index.d.ts'}}),
      /dts#package-json/,
    ],
    ['unpublished files', manifest({files: ['src']}), /publish#package-json/],
    [
      'a promise of CommonJS',
      manifest({exports: {import: './dist/index.js', require: './dist/index.cjs'}}),
      /lib\/format#choose[^]*defineConfig/,
    ],
    [
      'an option that Rslib ignores',
      {'rslib.config.ts': "export default {lib: [{dts: true, fromat: 'esm'}]};"},
      /fromat[^]*error-unknown-option/,
    ],
    ['no declarations', {'rslib.config.ts': 'export default {};'}, /dts#which-files/],
    ['no exports', {'package.json': '{"engines": {}}'}, /output-format#exports/],
  ])('finds %s', async (name, files, expected) => {
    expect(await check(name.replaceAll(' ', '-'), files)).toMatch(expected);
  });

  it('finds no unknown option in any example', () => {
    const known = openDocs('en').options.map(({name}) => name);
    const names = list('examples', /^examples\/[^/]+\/rslib\.config\.m?ts$/);
    const unknown = names.flatMap((file) => {
      const set = unknownOptions(optionsSet(read(file)), known);
      return set.map((name) => `${file}: ${name}`);
    });
    expect(names.length).toBeGreaterThan(100);
    expect(unknown).toEqual(['examples/configure-misspelled/rslib.config.ts: bundel']);
  });
});

test('npm packs the same bytes twice', () => {
  const pack = (cwd: string) =>
    JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
        cwd,
        encoding: 'utf8',
      }),
    ) as readonly {size: number; integrity: string; files: readonly {path: string}[]}[];
  const recorded = readJson(path.join(root, 'tests/package/packed.json')) as Record<
    string,
    {size: number; files: string[]}
  >;
  for (const [name, {size, files}] of Object.entries(recorded)) {
    const cwd = path.join(packageDir, '..', name);
    const [[one], [other]] = [pack(cwd), pack(cwd)];
    expect(one!.integrity).toBe(other!.integrity);
    expect(one!.files.map((file) => file.path.replace(/(?<=^dist\/)(?!cli\.).*/, '*'))).toEqual(
      expect.arrayContaining(files),
    );
    expect(one!.size).toBeLessThan(size * 1.02);
  }
});

test('a folder is converted with its tsconfig, the files that patterns match, and JSX', async () => {
  const cwd = project('converted', {
    'package.json': JSON.stringify({
      ...{name: 'kit', type: 'module', scripts: {build: 'tsup'}},
      peerDependencies: {react: '19'},
    }),
    'tsconfig.json': '{"compilerOptions": {"target": "es2021"}}',
    'tsup.config.ts': `export default {entry: ['src/*.ts'], format: ['esm'], bundle: true};`,
    'src/index.ts': '',
    'src/card.ts': '',
    'src/ui/Card.tsx': '',
    'src/.cache/hidden.ts': '',
    'node_modules/kit/src/other.ts': '',
    'dist/index.ts': '',
  });
  const {code, out} = await runCli(['convert', '.', '--json'], {cwd});
  const {config} = JSON.parse(out) as {config: string};
  expect(code).toBe(0);
  expect(config).toContain(`entry: { card: './src/card.ts', index: './src/index.ts' }`);
  expect(config).toContain('pluginReact()');
  expect(config).toContain(`syntax: 'es2021'`);
});
