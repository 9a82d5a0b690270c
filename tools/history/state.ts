// Reads one installed version of the package, in a process of its own: what it loads stays loaded.
//
//   node --import tsx tools/history/state.ts <folder with node_modules> <file to write> <version of Rsbuild>
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {CaseValue} from '../../src/compiler/records/options/model';
import {readDefaults} from '../../src/compiler/records/options/defaults';
import {isSettled, loadPackages, measureOld, type Packages, type Rsbuild} from '../options/measure';
import {shownOptions} from '../options/merge';
import {overlay} from '../options/overlay';
import {readOptions, type PackageOption} from '../options/readTypes';
import {flat, type Shape} from '../options/shape';
import type {PackageDefault} from '../../src/compiler/records/options/packageDefault';
import {run} from '../support/process';
import {flagsInCode} from './flags';

/** What one version says of an option. */
export type OptionState = {
  /** On one line. */
  readonly type: string;
  readonly deprecated: boolean;
  /** What the declarations say of the default. */
  readonly declared?: PackageDefault;
  /** What was measured, for options of Rsbuild, by kind of output. */
  readonly measured?: readonly CaseValue[];
};

/** What one version has. */
export type State = {
  readonly rsbuild: string;
  readonly options: Readonly<Record<string, OptionState>>;
  readonly flags: readonly string[];
  /** Why nothing was measured, where that is so. */
  readonly unmeasured?: string;
};

type Inspect = (config: object, options: {readonly mode: 'production'}) => Promise<Rsbuild>;

/** Old versions in the shape of later ones: without `createRslib`, without the packages they are made of. */
async function packagesOf(entry: string): Promise<Packages> {
  const loaded = (await loadPackages(entry)) as Partial<Packages> & {readonly inspect?: Inspect};
  const {inspect} = loaded;
  const require = createRequire(entry);
  const other = async <T>(from: NodeJS.Require, name: string): Promise<T> => {
    const found = (await import(pathToFileURL(from.resolve(name)).href)) as T & {default?: T};
    return found.default ?? found;
  };
  const rsbuild = loaded.rsbuild ?? (await other<Packages['rsbuild']>(require, '@rsbuild/core'));
  const rspack =
    loaded.rspack ??
    (
      await other<{rspack: Packages['rspack']}>(
        createRequire(require.resolve('@rsbuild/core')),
        '@rspack/core',
      )
    ).rspack;
  if (loaded.createRslib) return {rsbuild, rspack, createRslib: loaded.createRslib};
  if (inspect === undefined) throw new Error('it has no way to inspect a configuration');
  return {
    rsbuild,
    rspack,
    createRslib: ({config}) => {
      let created: ((created: {rsbuild: Rsbuild}) => void) | undefined;
      return Promise.resolve({
        onAfterCreateRsbuild: (callback) => {
          created = callback;
        },
        inspectConfig: async ({mode}) => created?.({rsbuild: await inspect(config, {mode})}),
      });
    },
  };
}

async function measured(
  entry: string,
  options: readonly PackageOption[],
): Promise<ReadonlyMap<string, readonly CaseValue[]>> {
  const ofRsbuild = options.filter(
    ({name}) => name !== 'source.entry' && overlay.groups.includes(name.split('.')[0] ?? ''),
  );
  const result = await measureOld(
    await packagesOf(entry),
    ofRsbuild.map(({name}) => name),
  );
  return new Map(
    ofRsbuild.flatMap((option) => {
      const values = result.options.get(option.name);
      const note = overlay.notes[option.name] ?? {};
      // What is not found where Rspack is told may be set elsewhere: what Rsbuild declares is no answer then.
      const declared = isSettled(option.name) ? undefined : option.default;
      return values
        ? [[option.name, readDefaults(values, declared, note, result.root).defaults.rslib]]
        : [];
    }),
  );
}

/** The type as a reader would write it on one line. */
function printed(type: Shape): string {
  return flat(type).replace(/\s+/g, ' ');
}

async function stateOf(folder: string, rsbuild: string): Promise<State> {
  const pack = path.join(folder, 'node_modules/@rslib/core');
  const found = shownOptions(
    readOptions(path.join(pack, 'dist-types/index.d.ts'), {...overlay, isOld: true}),
    overlay,
  );
  let values: ReadonlyMap<string, readonly CaseValue[]> = new Map();
  let unmeasured: string | undefined;
  try {
    values = await measured(path.join(pack, 'dist/index.js'), found);
  } catch (error) {
    unmeasured = error instanceof Error ? error.message : String(error);
  }
  const code = readdirSync(path.join(pack, 'dist'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(pack, 'dist', file), 'utf8'));
  return {
    rsbuild,
    flags: flagsInCode(code.join('\n')),
    ...(unmeasured === undefined ? {} : {unmeasured}),
    options: Object.fromEntries(
      found.map((option): [string, OptionState] => {
        const own = values.get(option.name);
        return [
          option.name,
          {
            type: printed(option.type),
            deprecated: option.deprecated,
            ...(option.default ? {declared: option.default} : {}),
            ...(own ? {measured: own} : {}),
          },
        ];
      }),
    ),
  };
}

run(import.meta.url, async () => {
  const [folder = '', file = '', rsbuild = ''] = process.argv.slice(2);
  writeFileSync(file, JSON.stringify(await stateOf(folder, rsbuild)));
  // Old versions leave watchers open.
  process.exit();
});
