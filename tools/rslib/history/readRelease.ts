// Writes the options and flags of an installed version of @rslib/core to a JSON file. Each version needs its own
// process, because the modules of another version would remain loaded.
//
//   node --import tsx tools/rslib/history/readRelease.ts <folder with node_modules> <output file>
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {CaseValue} from '../../../src/rslib/options/optionTypes';
import {readDefaults} from '../../../src/rslib/options/readDefaults';
import {loadPackages, measureRslib, type Packages, type Rsbuild} from '../options/measureDefaults';
import {scopeOf, shownOptions} from '../options/mergeOptions';
import {isFromRspack} from '../options/optionReaders';
import {overlay} from '../options/overlay';
import {readOptions, type PackageOption} from '../options/readTypes';
import {flat} from '../options/typeShape';
import type {PackageDefault} from '../../../src/rslib/options/packageDefault';
import {run} from '../../support/process';
import type {OptionState} from './buildHistory';
import {registeredFlags} from './registeredFlags';

type OptionContents = Omit<OptionState, 'defaults'> & {
  /** Default in the doc comment. */
  readonly declared?: PackageDefault;
  /** Measured defaults by kind of output, only for options of Rsbuild. */
  readonly measured?: readonly CaseValue[];
};

export type ReleaseContents = {
  readonly options: Readonly<Record<string, OptionContents>>;
  readonly flags: readonly string[];
};

type Inspect = (config: object, options: {readonly mode: 'production'}) => Promise<Rsbuild>;

/** Loads a release. Adds `createRslib`, `rsbuild` and `rspack` to the first releases, which do not export them. */
async function loadRelease(entry: string): Promise<Packages> {
  const loaded = (await loadPackages(entry)) as Partial<Packages> & {readonly inspect?: Inspect};
  const {inspect} = loaded;
  const require = createRequire(entry);
  const load = async <T>(from: NodeJS.Require, name: string): Promise<T> => {
    const found = (await import(pathToFileURL(from.resolve(name)).href)) as T & {default?: T};
    return found.default ?? found;
  };
  const rsbuild = loaded.rsbuild ?? (await load<Packages['rsbuild']>(require, '@rsbuild/core'));
  const rspack =
    loaded.rspack ??
    (
      await load<{rspack: Packages['rspack']}>(
        createRequire(require.resolve('@rsbuild/core')),
        '@rspack/core',
      )
    ).rspack;
  if (loaded.createRslib) return {rsbuild, rspack, createRslib: loaded.createRslib};
  if (inspect === undefined) throw new Error('exports neither createRslib nor inspect');
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

async function measureRsbuildOptions(
  entry: string,
  options: readonly PackageOption[],
): Promise<ReadonlyMap<string, readonly CaseValue[]>> {
  const rsbuildOptions = options.filter(
    ({name}) => name !== 'source.entry' && overlay.groups.includes(name.split('.')[0] ?? ''),
  );
  const result = await measureRslib(
    await loadRelease(entry),
    rsbuildOptions.map(({name}) => name),
  );
  return new Map(
    rsbuildOptions.flatMap((option) => {
      const values = result.options.get(option.name);
      const note = overlay.notes[option.name] ?? {};
      // Ignores declared defaults of options that are resolved for Rspack: they may be wrong in old versions.
      const declared = isFromRspack(option.name) ? undefined : option.default;
      return values
        ? [[option.name, readDefaults(values, declared, note, result.root).defaults.rslib]]
        : [];
    }),
  );
}

async function readRelease(folder: string): Promise<ReleaseContents> {
  const pack = path.join(folder, 'node_modules/@rslib/core');
  const declared = readOptions(path.join(pack, 'dist-types/index.d.ts'), {...overlay, isOld: true});
  const found = [
    ...declared.filter(({name}) => name === 'lib'),
    ...shownOptions(declared, overlay),
  ];
  let values: ReadonlyMap<string, readonly CaseValue[]> = new Map();
  try {
    values = await measureRsbuildOptions(path.join(pack, 'dist/index.js'), found);
  } catch (error) {
    console.error('The defaults were not measured:', error);
  }
  const code = readdirSync(path.join(pack, 'dist'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(pack, 'dist', file), 'utf8'));
  return {
    flags: registeredFlags(code.join('\n')),
    options: Object.fromEntries(
      found.map((option): [string, OptionContents] => {
        const own = values.get(option.name);
        return [
          option.name,
          {
            type: flat(option.type).replace(/\s+/g, ' '),
            deprecated: option.deprecated,
            required: option.required,
            scope: scopeOf(option),
            ...(option.default ? {declared: option.default} : {}),
            ...(own ? {measured: own} : {}),
          },
        ];
      }),
    ),
  };
}

run(import.meta.url, async () => {
  const [folder = '', file = ''] = process.argv.slice(2);
  writeFileSync(file, JSON.stringify(await readRelease(folder)));
  // Exits explicitly, because file watchers of old versions would keep the process running.
  process.exit();
});
