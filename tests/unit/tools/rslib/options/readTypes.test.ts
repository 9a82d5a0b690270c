import {readOptions, type ReadSettings} from '../../../../../tools/rslib/options/readTypes';
import {writeFolder} from '../../../../support/siteFolder';

// Only special cases, because `npm run options` compares the options of the installed package with the record.
const folder = writeFolder({
  'none.d.ts': 'export interface RslibConfig {}',
  'group.d.ts': `
    interface RsbuildConfig {}
    export interface LibConfig {}
    export interface RslibConfig extends RsbuildConfig {}`,
  'scopes.d.ts': `
    export interface LibConfig { format?: 'esm'; id: string }
    export interface RslibConfig extends Pick<LibConfig, 'format'> { lib: LibConfig[] }`,
});

test.each<[string, string, ReadSettings | undefined, string]>([
  ['LibConfig', 'none.d.ts', undefined, 'does not export LibConfig'],
  ['a group of options', 'group.d.ts', {groups: ['output']}, 'has no output'],
])('a package without %s throws', (_, file, settings, message) => {
  expect(() => readOptions(`${folder}/${file}`, settings)).toThrow(message);
});

test('an option is read with its scope and whether it is required', () => {
  const options = readOptions(`${folder}/scopes.d.ts`);
  expect(
    options.map(({name, topLevel, inItem, required}) => [name, topLevel, inItem, required]),
  ).toEqual([
    ['lib', true, false, true],
    ['format', true, true, false],
    ['id', false, true, true],
  ]);
});
