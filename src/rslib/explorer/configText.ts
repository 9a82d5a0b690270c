import {identity} from '../../site/identity';
import {defaultState, isScript, type State} from './choices';

type Item = 'esm' | 'cjs' | 'umd' | 'iife';

/** Paths of the entry point of one format, and of its declarations. */
type Output = {readonly js: string; readonly types?: string};

/** Returns the formats of a state, one per item of `lib`. */
function formatsOf({format}: State): readonly Item[] {
  return format.split('+') as Item[];
}

/** Returns the extension of the JavaScript files of a format, without the dot. */
export function extensionOf(
  format: string,
  {type, autoExtension}: Pick<State, 'type' | 'autoExtension'>,
): 'js' | 'mjs' | 'cjs' {
  if (autoExtension === 'off') return 'js';
  if (format === 'esm') return type === 'module' ? 'js' : 'mjs';
  return format === 'cjs' && type === 'module' ? 'cjs' : 'js';
}

/** Returns true if two formats would write files with the same name, so that each needs a folder of its own. */
function hasFolders(state: State): boolean {
  const {autoExtension, dts} = state;
  const isShared = autoExtension === 'on' || (autoExtension === 'types' && dts !== 'files');
  return formatsOf(state).length > 1 && !isShared;
}

/** Returns the value of the option `dts` for a format; undefined if it is not set. */
function dtsOf(state: State, format: Item): string | undefined {
  const {dts, autoExtension} = state;
  // If `autoExtension` is on, both formats use the declarations of the first. Otherwise names or folders differ.
  const isSecond = formatsOf(state).indexOf(format) > 0;
  if (dts === 'off' || (isSecond && autoExtension === 'on')) return undefined;
  const settings = [
    ...(dts === 'bundled' ? ['bundle: true'] : []),
    ...(autoExtension === 'types' && extensionOf(format, state) !== 'js'
      ? ['autoExtension: true']
      : []),
  ];
  return settings.length === 0 ? 'true' : `{ ${settings.join(', ')} }`;
}

/** Returns the options of one format, for an item of `lib` or, if it is the only one, for the top level. */
function itemOptions(state: State, format: Item): readonly (readonly [string, string])[] {
  const dts = dtsOf(state, format);
  const isOnly = formatsOf(state).length === 1;
  return [
    ...(isOnly && format === 'esm' ? [] : [['format', `'${format}'`] as const]),
    ...(dts === undefined ? [] : [['dts', dts] as const]),
    ...(hasFolders(state) ? [['output', `{ distPath: './dist/${format}' }`] as const] : []),
  ];
}

/** Returns true if packages are external in a state, although its format bundles them by default. */
function needsAutoExternal(state: State): boolean {
  return state.externals === 'external' && isScript(state);
}

/** Returns the options of `output`: name, value and command-line flag, or undefined if there is no flag. */
function outputOptions(state: State): readonly (readonly [string, string, string | undefined])[] {
  return [
    ...(state.target === 'web' ? [['target', "'web'", '--target web'] as const] : []),
    ...(state.minify === 'on' ? [['minify', 'true', '--minify'] as const] : []),
    ...(state.sourceMap === 'on' ? [['sourceMap', 'true', undefined] as const] : []),
    ...(needsAutoExternal(state) ? [['autoExternal', 'true', '--auto-external'] as const] : []),
  ];
}

function inBraces(options: readonly (readonly [string, string, ...unknown[]])[]): string {
  return `{ ${options.map(([name, value]) => `${name}: ${value}`).join(', ')} }`;
}

/** Maximum length of a line of the configuration, in characters. */
const width = 80;

/** Returns the shortest `rslib.config.ts` that builds a state, or `''` if it needs none. */
export function configText(state: State): string {
  const formats = formatsOf(state);
  const items = formats.map((format) => itemOptions(state, format));
  const output = outputOptions(state);
  const options: (readonly [string, string])[] = [
    ...(items.length > 1 ? [['lib', listOf(items.map(inItem))] as const] : items[0]!),
    ...(state.bundle === 'off' ? [['bundle', 'false'] as const] : []),
    ...(state.autoExtension === 'off' ? [['autoExtension', 'false'] as const] : []),
    ...(state.syntax === 'esnext' ? [] : [['syntax', `'${state.syntax}'`] as const]),
    ...(output.length > 0 ? [['output', inBraces(output)] as const] : []),
  ];
  if (options.length === 0) return '';
  const lines = options.map(([name, value]) => `  ${name}: ${value},\n`).join('');
  const head = `import { defineConfig } from '${identity.package}';\n\nexport default defineConfig({\n`;
  return `${head}${lines}});\n`;
}

function inItem(options: readonly (readonly [string, string])[]): string {
  const line = inBraces(options);
  if (line.length + 5 <= width) return line;
  return `{\n${options.map(([name, value]) => `      ${name}: ${value},\n`).join('')}    }`;
}

function listOf(items: readonly string[]): string {
  const line = `[${items.join(', ')}]`;
  const isShort = !line.includes('\n') && `  lib: ${line},`.length <= width;
  return isShort ? line : `[\n${items.map((item) => `    ${item},\n`).join('')}  ]`;
}

/** Returns the command that builds a state without a configuration file; undefined if an option has no flag. */
export function commandLine(state: State): string | undefined {
  const formats = formatsOf(state);
  const [format] = formats;
  const dts = dtsOf(state, format!);
  const output = outputOptions(state).map(([, , flag]) => flag);
  const isWithoutFlag = output.includes(undefined) || (dts !== undefined && dts !== 'true');
  if (formats.length > 1 || isWithoutFlag) return undefined;
  return [
    'npx rslib',
    ...(format === 'esm' ? [] : [`--format ${format}`]),
    ...(state.bundle === 'off' ? ['--no-bundle'] : []),
    ...(dts === 'true' ? ['--dts'] : []),
    ...(state.autoExtension === 'off' ? ['--no-auto-extension'] : []),
    ...(state.syntax === 'esnext' ? [] : [`--syntax ${state.syntax}`]),
    ...output,
  ].join(' ');
}

/** The package that `src/badge.ts` imports, with its version range. */
const dependencies = {clsx: '^2.1.1'};

/**
 * Returns the text of `package.json` for a state; `files` are the names of its built files. If there are none, the
 * fields that name files (`main`, `unpkg`, `exports`) are left out.
 */
export function packageJson(state: State, files: readonly string[]): string {
  return `${JSON.stringify(manifestOf(state, files), null, 2)}\n`;
}

/** Returns the names of `package.json` fields that differ from those of the default state; `type` with its value. */
export function manifestFields(state: State, files: readonly string[]): readonly string[] {
  const initial = manifestOf(defaultState, ['dist/index.js']);
  return Object.entries(manifestOf(state, files))
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name]))
    .map(([name]) => (name === 'type' ? `"type": "${state.type}"` : name));
}

function manifestOf(state: State, files: readonly string[]): Readonly<Record<string, unknown>> {
  const formats = formatsOf(state);
  const outputs = formats.map((format) => outputOf(state, format, files));
  const main = outputs[formats.findIndex((format) => format !== 'esm')]?.js;
  return {
    name: 'badge',
    version: '1.0.0',
    type: state.type,
    ...(files.length > 0 && {
      ...(main !== undefined && {main}),
      ...(isScript(state) && {unpkg: main}),
      exports: exportsOf(outputs, files),
    }),
    files: ['dist'],
    ...(state.externals === 'external' ? {dependencies} : {devDependencies: dependencies}),
  };
}

function outputOf(state: State, format: Item, files: readonly string[]): Output {
  const folder = `./dist${hasFolders(state) ? `/${format}` : ''}`;
  const extension = extensionOf(format, state);
  const types = [`.d.${extension.replace('js', 'ts')}`, '.d.ts']
    .map((ending) => `${folder}/index${ending}`)
    .find((file) => files.includes(file.slice(2)));
  return {js: `${folder}/index.${extension}`, ...(types !== undefined && {types})};
}

function exportsOf(outputs: readonly Output[], files: readonly string[]): unknown {
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [`./${file.slice(file.lastIndexOf('/') + 1)}`, `./${file}`] as const);
  const main = outputs.length > 1 ? conditions(outputs) : target(outputs[0]!);
  return styles.length > 0 || typeof main === 'object'
    ? {'.': main, ...Object.fromEntries(styles)}
    : main;
}

function target({js, types}: Output): unknown {
  return types === undefined ? js : {types, default: js};
}

function conditions([esm, cjs]: readonly Output[]): unknown {
  const isShared = esm!.types !== undefined && esm!.types === cjs!.types;
  return isShared
    ? {types: esm!.types, import: esm!.js, require: cjs!.js}
    : {import: target(esm!), require: target(cjs!)};
}
