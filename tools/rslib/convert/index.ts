import {existsSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import ts from 'typescript';
import {toJson} from '../../support/files';
import {tryOptions} from './trials';

/** Types with the options of a tool: package, exported type, and the prefix of its properties. */
const types = {
  tsup: [['tsup', 'Options', '']],
  vite: [
    ['vite', 'UserConfig', ''],
    ['vite', 'BuildOptions', 'build.'],
    ['vite', 'LibraryOptions', 'build.lib.'],
  ],
  rollup: [
    ['rollup', 'RollupOptions', ''],
    ['rollup', 'OutputOptions', 'output.'],
  ],
  unbuild: [
    ['unbuild', 'BuildConfig', ''],
    ['unbuild', 'RollupBuildOptions', 'rollup.'],
  ],
  tsdown: [
    ['tsdown', 'UserConfig', ''],
    ['tsdown', 'DepsConfig', 'deps.'],
  ],
  tsc: [['typescript', 'CompilerOptions', '']],
} as const;

const usage = `Records the options that the types of other tools declare, and builds of them, in src/data/convert.json.

npx tsx tools/rslib/convert/index.ts <folder in which the tools and Rslib are installed>`;

/** Returns the names of the options of all tools that are installed in a folder. */
function readOptions(folder: string): Record<string, readonly string[]> {
  const file = join(folder, 'options.ts');
  const all = Object.values(types).flat();
  const source = all
    .map(
      ([from, type], index) =>
        `import type {${type} as T${index}} from '${from}'; export type O${index} = T${index};`,
    )
    .join('\n');
  const host = ts.createCompilerHost({});
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (path) => path === file || existsSync(path);
  host.readFile = (path) => (path === file ? source : readFile(path));
  host.getSourceFile = (path, version) =>
    path === file ? ts.createSourceFile(path, source, version) : getSourceFile(path, version);
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    skipLibCheck: true,
    types: [],
  };
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(file)!)!,
  );
  const namesOf = (index: number) => {
    const type = checker.getDeclaredTypeOfSymbol(exported.find(({name}) => name === `O${index}`)!);
    return checker.getPropertiesOfType(type).map(({name}) => name);
  };
  let index = 0;
  return Object.fromEntries(
    Object.entries(types).map(([tool, list]) => [
      tool,
      list.flatMap(([, , prefix]) => namesOf(index++).map((name) => prefix + name)).sort(),
    ]),
  );
}

const [folder] = process.argv.slice(2);
if (!folder || folder === '--help') console.log(usage);
else {
  const record = {options: readOptions(resolve(folder)), trials: tryOptions(resolve(folder))};
  writeFileSync('src/data/convert.json', toJson(record));
}
