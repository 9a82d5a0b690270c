import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {describeNames} from '../../../../tools/hovers/describeNames';

const folder = mkdtempSync(path.join(os.tmpdir(), 'hovers-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

write('node_modules/tool/package.json', '{"name": "tool", "types": "index.d.ts"}');
write(
  'node_modules/tool/index.d.ts',
  `
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
);
write('local.ts', 'export const local = 1;');

/** Returns the descriptions of a file as `name: signature | comment`. */
function descriptions(code: string): readonly string[] {
  const file = path.join(folder, 'block.ts');
  writeFileSync(file, code);
  const program = ts.createProgram([file], {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.esnext.d.ts'],
    types: [],
  });
  const lines = code.split('\n');
  return describeNames(program.getTypeChecker(), program.getSourceFile(file)!).map(
    ({line, column, code: signature, doc}) => {
      const name = /^[\w$]+/.exec(lines[line]!.slice(column))![0];
      return `${name}: ${signature}${doc && ` | ${doc}`}`;
    },
  );
}

test('imported functions are described by their shortest signature', () => {
  const text =
    'define: function define(config: Config): Config (+2 overloads) | Helps with Config.';
  expect(descriptions("import { define } from 'tool';\ndefine;")).toEqual([text, text]);
});

test('functions, constants and their members are described', () => {
  expect(descriptions("import creator from 'tool';")).toEqual([
    'creator: function creator(): void',
  ]);
  expect(descriptions("import { api } from 'tool';\napi.onEnd(() => {});")).toEqual([
    'api: const api: Api',
    'api: const api: Api',
    'onEnd: Api.onEnd(callback: () => void): void | After it.',
  ]);
});

test('option keys are described as they are declared', () => {
  const code =
    "import { define } from 'tool';\ndefine({\n  lib: [{ format: 'esm', deep: { inner: 'x' } }],\n});";
  expect(descriptions(code).slice(2)).toEqual([
    'lib: Config.lib?: Item[] | Items.',
    "format: Item.format?: 'esm' | 'cjs' | The format.",
    'deep: Item.deep?: boolean | { inner?: string; }',
    'inner: inner?: string | Inner.',
  ]);
});

test('keys in returned objects and destructuring patterns are described', () => {
  const code =
    "import { define } from 'tool';\ndefine(({ command }) => ({ lib: [{ format: command === 'a' ? 'esm' : 'cjs' }] }));";
  expect(descriptions(code).slice(2)).toEqual([
    'command: Env.command: string',
    'lib: Config.lib?: Item[] | Items.',
    "format: Item.format?: 'esm' | 'cjs' | The format.",
  ]);
});

test('types, classes and constants are described by their kind', () => {
  const code = "import { type Format, type Config, Plugin, version } from 'tool';";
  expect(descriptions(code)).toEqual([
    "Format: type Format = 'esm' | 'cjs'",
    'Config: interface Config',
    'Plugin: class Plugin',
    'version: const version: string',
  ]);
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
