import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {
  readOptions,
  type PackageOption,
  type ReadSettings,
} from '../../../../tools/options/readTypes';
import {printShape} from '../../../../tools/options/typeShape';
import {removeFolder, writeFolder} from '../../../support/siteFolder';

const folder = writeFolder({});
afterAll(() => removeFolder(folder));

function read(source: string, settings?: ReadSettings): ReadonlyMap<string, PackageOption> {
  const file = path.join(folder, 'index.d.ts');
  writeFileSync(file, source);
  return new Map(readOptions(file, settings).map((option) => [option.name, option]));
}

const typeOf = (found: ReadonlyMap<string, PackageOption>, name: string): string => {
  const type = found.get(name)?.type;
  return type ? printShape(type).replace(/\s+/g, ' ') : 'not found';
};

const options = read(`
  type Literals = 'z' | 'a';
  type Mixed = Literals | string[];
  type Big = { /** @defaultValue \`1\` */ one?: number; two: { three?: Mixed } } | boolean;
  type Dotted = { 'a.b'?: boolean };
  interface Environment { inherited?: string }
  export interface LibConfig extends Environment {
    /** @defaultValue \`'z'\` */ format?: Mixed;
    /** @deprecated Old. */ big?: Big;
    /** @experimental */ dotted?: Dotted;
    list?: (string | number)[];
    map?: Record<string, string>;
  }
  export interface RslibConfig extends Pick<LibConfig, 'format' | 'dotted'> { big?: string }
`);

test('inherited options are read only as groups', () => {
  expect([...options.keys()]).toEqual([
    'format',
    'big',
    'big.one',
    'big.two',
    'big.two.three',
    'dotted',
    'dotted.a.b',
    'list',
    'map',
  ]);
});

test.each([
  ['format', "'z' | 'a' | string[]"],
  ['big', "boolean | { one?: number; two: { three?: 'z' | 'a' | string[] } }"],
  ['big.one', 'number'],
  ['dotted', "{ 'a.b'?: boolean }"],
  ['list', '(string | number)[]'],
  ['map', 'Record<string, string>'],
])('the type of %s is printed as written, with resolved aliases', (name, expected) => {
  expect(typeOf(options, name)).toBe(expected);
});

test('defaults and tags are read from the doc comment', () => {
  expect(options.get('format')?.default).toEqual({kind: 'code', code: "'z'"});
  expect(options.get('list')?.default).toBeUndefined();
  expect(options.get('big')).toMatchObject({deprecated: true, experimental: false});
  expect(options.get('dotted')).toMatchObject({deprecated: false, experimental: true});
});

test('options in both LibConfig and RslibConfig are allowed at the top level', () => {
  const topLevel = [...options.values()].filter((option) => option.topLevel).map(({name}) => name);
  expect(topLevel).toEqual(['format', 'dotted', 'dotted.a.b']);
  expect([...options.values()].every(({inItem}) => inItem)).toBe(true);
});

test('a package without LibConfig throws', () => {
  expect(() => read('export interface RslibConfig {}')).toThrow('does not export LibConfig');
});

describe('options of Rsbuild', () => {
  writeFileSync(
    path.join(folder, 'rspack.d.ts'),
    `
    type Hidden = { a: string };
    export type Public = { first: string; second: string; third: string; fourth: string };
    export type Name = string | ((data: Hidden) => string);
    export type Level = 'a' | \`x-\${string}\`;
    export type Condition = string | Condition[];
  `,
  );
  writeFileSync(
    path.join(folder, 'rsbuild.d.ts'),
    `
    import type * as Rspack from './rspack';
    type OneOrMany<T> = T | T[];
    type Chain<T> = OneOrMany<T | ((config: T) => T | void)>;
    type Literal<T extends U, U> = T | (U & Record<never, never>);
    export type Merge = { keep: string } & { also?: boolean };
    interface Loose { name: string }
    export interface Known { one: string }
    interface Output {
      /** @default 'web' */ target?: 'web' | 'node';
      prefix?: Literal<'auto', string>;
      chain?: Chain<Rspack.Public>;
      name?: Rspack.Name;
      level?: Rspack.Level;
      condition?: Rspack.Condition;
      conditions?: Rspack.Condition[];
      indexed?: Holder['inner'];
      plugins?: OneOrMany<Loose | false>[];
      merged?: { part?: Merge };
      known?: Known;
      within?: { known?: Known };
      call?: (data: Rspack.Public, back: (one: string, two: string, three: string, four: string) => void) => void;
      files?: { /** @default 1 */ a?: number; b?: { c?: string } };
      opaque?: { hidden?: string };
      promise?: Promise<void>;
      words?: Array<string>;
    }
    interface Holder { inner?: 'x' | 'y' }
    export interface EnvironmentConfig { output?: Output }
    export interface RsbuildConfig extends EnvironmentConfig { logLevel?: 'info' | 'warn' }
  `,
  );
  const found = read(
    `
    import type {EnvironmentConfig, RsbuildConfig} from './rsbuild';
    export type * as Rspack from './rspack';
    export type * as Rsbuild from './rsbuild';
    type Mine = { /** @default 'node' */ target?: 'web' | 'node' };
    export interface LibConfig extends EnvironmentConfig { format?: string; output?: EnvironmentConfig['output'] & Mine }
    export interface RslibConfig extends RsbuildConfig, Pick<LibConfig, 'format'> {}
  `,
    {groups: ['output', 'logLevel'], leaves: ['output.opaque'], names: {Loose: 'Plugin'}},
  );

  test.each([
    ['output.target', "'web' | 'node'"],
    ['output.prefix', "'auto' | string"],
    [
      'output.chain',
      'Rspack.Public | ((config: Rspack.Public) => Rspack.Public | void) | (Rspack.Public | ((config: Rspack.Public) => Rspack.Public | void))[]',
    ],
    ['output.name', 'string | ((data: { a: string }) => string)'],
    ['output.level', 'Rspack.Level'],
    ['output.condition', 'string | Rspack.Condition[]'],
    ['output.conditions', '(string | Rspack.Condition[])[]'],
    ['output.indexed', "'x' | 'y'"],
    ['output.plugins', '(Plugin | false | (Plugin | false)[])[]'],
    ['output.merged', '{ part?: Merge }'],
    ['output.known', '{ one: string }'],
    ['output.within', '{ known?: Known }'],
    ['output.call', '(data: Rspack.Public, back: Function) => void'],
    ['output.files', '{ a?: number; b?: { c?: string } }'],
    ['output.promise', 'Promise<void>'],
    ['output.words', 'string[]'],
    ['logLevel', "'info' | 'warn'"],
  ])('%s is shown without helper types', (name, expected) => {
    expect(typeOf(found, name)).toBe(expected);
  });

  test('are read with their properties, except for leaves', () => {
    const names = [...found.keys()];
    expect(names).toEqual(expect.arrayContaining(['output.files.a', 'output.files.b.c']));
    expect(names).not.toContain('output.opaque.hidden');
  });

  test('have the default of Rsbuild', () => {
    expect(found.get('output.target')?.default).toEqual({kind: 'code', code: "'web'"});
  });

  test('are allowed in an item if an environment has them', () => {
    expect(found.get('output.target')).toMatchObject({topLevel: true, inItem: true});
    expect(found.get('logLevel')).toMatchObject({topLevel: true, inItem: false});
  });

  test('that do not exist throw', () => {
    const source = `
      interface RsbuildConfig {}
      export interface LibConfig {}
      export interface RslibConfig extends RsbuildConfig {}`;
    expect(() => read(source, {groups: ['output']})).toThrow('has no output');
  });
});
