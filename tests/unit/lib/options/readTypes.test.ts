import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readOptions, type PackageOption} from '../../../../src/lib/options/readTypes';
import {printShape} from '../../../../src/lib/options/shape';

const folder = mkdtempSync(path.join(os.tmpdir(), 'options-'));
afterAll(() => rmSync(folder, {recursive: true}));

function read(source: string): ReadonlyMap<string, PackageOption> {
  const file = path.join(folder, 'index.d.ts');
  writeFileSync(file, source);
  return new Map(readOptions(file).map((option) => [option.name, option]));
}

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

test('inherited options are not ours to document', () => {
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
])('the type of %s is printed as it was written, aliases resolved', (name, expected) => {
  const type = options.get(name)?.type;
  expect(type && printShape(type)).toBe(expected);
});

test('defaults and marks come from the doc comment', () => {
  expect(options.get('format')?.default).toEqual({kind: 'code', code: "'z'"});
  expect(options.get('list')?.default).toBeUndefined();
  expect(options.get('big')).toMatchObject({deprecated: true, experimental: false});
  expect(options.get('dotted')).toMatchObject({deprecated: false, experimental: true});
});

test('only what the whole configuration takes over from a lib item is top level', () => {
  const topLevel = [...options.values()].filter((option) => option.topLevel).map(({name}) => name);
  expect(topLevel).toEqual(['format', 'dotted', 'dotted.a.b']);
});

test('a package without LibConfig is an error that names it', () => {
  expect(() => read('export interface RslibConfig {}')).toThrow('does not export LibConfig');
});
