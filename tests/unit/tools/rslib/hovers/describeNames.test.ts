import {writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describeNames} from '../../../../../tools/rslib/hovers/describeNames';
import {writeFolder} from '../../../../support/siteFolder';

const folder = writeFolder({
  'local.ts': 'export const local = 1;',
  'node_modules/tool/package.json': '{"name": "tool", "types": "index.d.ts"}',
  'node_modules/tool/index.d.ts': `
  export type Format = 'esm' | 'cjs';
  export interface Item {
    /**
     * The format.
     *
     * More about it.
     */
    format?: Format;
    deep?: boolean | {
      /** Inner. */
      inner?: string;
    };
  }
  export interface Env { command: string }
  export interface Config {
    /** Items. */
    lib?: Item[];
  }
  /** Helps with {@link Config}. */
  export declare function define(config: (env: Env) => Config): Config;
  export declare function define<const C extends Config>(config: C & Record<never, never>): C;
  export declare function define(config: Config): Config;
  export interface Api {
    /** After it. */
    onEnd(callback: () => void): void;
  }
  export declare const api: Api;
  export declare const version: string;
  export declare const anything: any;
  export declare class Plugin { constructor(name: string) }
  export default function creator(): void;
`,
  'node_modules/@rslib/core/package.json': '{"name": "@rslib/core", "types": "index.d.ts"}',
  'node_modules/@rslib/core/index.d.ts': `
  export interface LibConfig { format?: string; dts?: boolean | { bundle?: boolean } }
  export interface RslibConfig extends LibConfig { lib?: LibConfig[] }
  export declare function defineConfig(config: RslibConfig | (() => RslibConfig)): RslibConfig;
  export declare function createRslib(options: { cwd?: string; config?: RslibConfig }): void;
`,
});

function describe(code: string) {
  const file = path.join(folder, 'block.ts');
  writeFileSync(file, code);
  const program = ts.createProgram([file], {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.esnext.d.ts'],
    types: [],
  });
  return describeNames(program.getTypeChecker(), program.getSourceFile(file)!);
}

/** Returns `name: signature | comment` for each described name in a piece of code. */
function descriptions(code: string): readonly string[] {
  const lines = code.split('\n');
  return describe(code).map(({line, column, code: signature, doc}) => {
    const name = /^[\w$]+/.exec(lines[line]!.slice(column))![0];
    return `${name}: ${signature}${doc && ` | ${doc}`}`;
  });
}

const text = 'define: function define(config: Config): Config (+2 overloads) | Helps with Config.';
const listed = 'lib: Config.lib?: Item[] | Items.';
const format = "format: Item.format?: 'esm' | 'cjs' | The format.";

test.each([
  ['functions by their shortest signature', "import {define} from 'tool';\ndefine;", [text, text]],
  ['default exports', "import creator from 'tool';", ['creator: function creator(): void']],
  [
    'constants and their members',
    "import {api} from 'tool';\napi.onEnd(() => {});",
    [
      'api: const api: Api',
      'api: const api: Api',
      'onEnd: Api.onEnd(callback: () => void): void | After it.',
    ],
  ],
  [
    'option keys as they are declared',
    "import {define} from 'tool';\ndefine({lib: [{format: 'esm', deep: {inner: 'x'}}]});",
    [
      ...[text, text, listed, format],
      'deep: Item.deep?: boolean | { inner?: string; }',
      'inner: inner?: string | Inner.',
    ],
  ],
  [
    'keys in returned objects and destructuring patterns',
    "import {define} from 'tool';\ndefine(({command}) => ({lib: [{format: command === 'a' ? 'esm' : 'cjs'}]}));",
    [text, text, 'command: Env.command: string', listed, format],
  ],
  [
    'types, classes and constants by their kind',
    "import {type Format, type Config, Plugin, version} from 'tool';",
    [
      "Format: type Format = 'esm' | 'cjs'",
      'Config: interface Config',
      'Plugin: class Plugin',
      'version: const version: string',
    ],
  ],
])('describes %s', (_, code, expected) => {
  expect(descriptions(code)).toEqual(expected);
});

test('local names, platform names and untyped names are not described', () => {
  const code = [
    "import { local } from './local';",
    "import { anything } from 'tool';",
    "import { nowhere } from 'missing';",
    'const own = { key: local, list: [1].map((item) => item) };',
    'own.key; Math.max(1); nowhere; anything;',
  ].join('\n');
  expect(descriptions(code)).toEqual([]);
});

test.each([
  ['defineConfig({format: "esm", lib: [{dts: {bundle: true}}]})', 'format lib dts dts.bundle'],
  ['defineConfig(() => { return {lib: [{format: "cjs"}]}; })', 'lib format'],
  ['createRslib({cwd: ".", config: {lib: [{dts: true}]}})', 'lib dts'],
  ['const shared: LibConfig = {format: "esm"}', 'format'],
  ['const shared = {dts: {bundle: true}} satisfies LibConfig', 'dts dts.bundle'],
  ['define({lib: [{format: "esm"}]})', ''],
])('%s has the options %s', (code, options) => {
  const imports = [
    "import {createRslib, defineConfig, type LibConfig} from '@rslib/core';",
    "import {define} from 'tool';",
  ];
  const found = describe([...imports, code].join('\n')).map(({option}) => option);
  expect(found.filter(Boolean).join(' ')).toBe(options);
});
