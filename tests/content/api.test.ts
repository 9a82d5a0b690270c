import path from 'node:path';
import {resolveAlias, typeProgram} from '../../tools/rslib/options/readTypes';
import {read} from '../../tools/support/files';
import {root} from '../../tools/support/paths';

const entry = path.join(root, 'examples/node_modules/@rslib/core/dist-types/index.d.ts');

/** Exported types whose properties the API page has to list. The others are options, which have pages of their own. */
const described = [
  ...['BuildOptions', 'BuildResult', 'ConfigParams', 'CreateRslibOptions', 'InspectConfigOptions'],
  ...['InspectConfigResult', 'LoadConfigOptions', 'LoadConfigResult', 'LoadEnvOptions'],
  ...['LoadEnvResult', 'RslibInstance', 'RunCLIOptions', 'StartDevServerResult'],
  'StartMFDevServerOptions',
];

const program = typeProgram(entry);
const checker = program.getTypeChecker();
const publicApi = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
const exported = checker.getExportsOfModule(publicApi);

const propertiesOf = (name: string): readonly string[] => {
  const symbol = exported.find((found) => found.name === name)!;
  return checker
    .getDeclaredTypeOfSymbol(resolveAlias(checker, symbol))
    .getProperties()
    .map((property) => property.name);
};

describe.each([
  ['English', 'docs'],
  ['Chinese', 'i18n/zh-Hans/docusaurus-plugin-content-docs/current'],
])('the page on the JavaScript API in %s', (_language, folder) => {
  const page = read(`${folder}/guide/advanced/javascript-api.mdx`);

  it('names every export of the package, types included', () => {
    expect(exported.length).toBeGreaterThan(35);
    const names = exported.map(({name}) => name);
    expect(names.filter((name) => !new RegExp(`\`${name}[\`(:]`).test(page))).toEqual([]);
  });

  it.each(described)('lists what is in %s', (name) => {
    const properties = propertiesOf(name);
    expect(properties.length).toBeGreaterThan(0);
    expect(
      properties.filter((property) => !new RegExp(`[\`. {]${property}[\`( }]`).test(page)),
    ).toEqual([]);
  });
});
