import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {baselineRelease, hasAt, valueInRelease} from '../../../src/rslib/history/releaseSpans';
import type {History} from '../../../src/rslib/history/historyTypes';
import type {OptionData} from '../../../src/rslib/options/optionTypes';
import {packageDefault, type PackageDefault} from '../../../src/rslib/options/packageDefault';
import {compareVersions} from '../../../src/rslib/versions/compareVersions';
import {flagsIn, commandsIn} from '../options/helpText';
import {isPartial, isFromRspack} from '../options/optionReaders';
import {overlay} from '../options/overlay';
import {typeProgram} from '../options/readTypes';
import {declaredDefault} from './releaseDefaults';

type Verification = {
  readonly options: number;
  readonly defaults: number;
  readonly flags: number;
  readonly problems: readonly string[];
};

/** Compares the record of a release with its exported types, and with the output of `rslib inspect` and `--help`. */
export function verifyRelease(
  history: History,
  current: OptionData,
  version: string,
  folder: string,
): Verification {
  const declarations = readDeclarations(folder, Object.keys(history.options));
  const config = inspectConfig(folder);
  const help = helpFlags(folder);
  const problems: string[] = [];
  const reportDifference = (fact: string, isRecorded: boolean, source = 'the types'): void => {
    const [present, missing] = isRecorded ? ['the record', source] : [source, 'the record'];
    problems.push(`${fact} in ${present}, but not in ${missing}`);
  };
  let defaults = 0;
  for (const [name, option] of Object.entries(history.options)) {
    const declared = declarations.get(name);
    const isRecorded = hasAt(option, version);
    if (isRecorded !== (declared !== undefined)) {
      reportDifference(`${name}: declared`, isRecorded);
    }
    if (!isRecorded || declared === undefined) continue;
    const isDeprecated =
      option.deprecated !== undefined && hasAt({since: option.deprecated}, version);
    if (isDeprecated !== declared.isDeprecated) {
      reportDifference(`${name}: deprecated`, isDeprecated);
    }
    const required = valueInRelease(option.required, version);
    if (required !== undefined && required !== declared.isRequired) {
      reportDifference(`${name}: required`, required);
    }
    const isTopLevel = valueInRelease(option.scopes, version)?.includes('top');
    if (isTopLevel !== undefined && isTopLevel !== declared.isTopLevel) {
      reportDifference(`${name}: at the top level`, isTopLevel);
    }
    const fact = current.options.find((each) => each.name === name);
    const recorded = option.defaults
      ? valueInRelease(option.defaults, version)
      : (fact?.defaults?.rslib ?? (fact?.default ? [{value: fact.default}] : undefined));
    const value = recorded?.[0]?.value;
    if (value === undefined || compareVersions(version, baselineRelease) < 0) continue;
    const isRsbuild = isRsbuildOption(name);
    const found = isRsbuild
      ? config.get(name)
      : declaredDefault(declared.default, overlay.notes[name])?.[0]?.value;
    // Skips options that Rslib does not set, because Rsbuild sets them later, and defaults that are words, not code.
    const isUnset = found === undefined || (isRsbuild && found === 'undefined');
    if (isUnset || typeof found !== typeof value) continue;
    defaults++;
    if (normalise(found) !== normalise(value)) {
      problems.push(`${name}: default ${normalise(found)}, recorded ${normalise(value)}`);
    }
  }
  const flags = Object.entries(history.flags);
  for (const [flag, span] of flags) {
    const isRecorded = hasAt(span, version);
    if (isRecorded !== help.has(flag)) reportDifference(`${flag}: listed`, isRecorded, '--help');
  }
  return {options: declarations.size, defaults, flags: flags.length, problems};
}

const isRsbuildOption = (name: string): boolean =>
  overlay.groups.includes(name.split('.')[0] ?? '');

/** Returns a value as text, without formatting and without properties that are `undefined`. */
function normalise(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text
    .replace(/\b\w+: undefined,?/g, '')
    .replace(/["`]/g, "'")
    .replace(/[\s;,]/g, '')
    .replace(/'([\w$]+)':/g, '$1:');
}

type Declaration = {
  readonly isDeprecated: boolean;
  readonly isRequired: boolean;
  readonly isTopLevel: boolean;
  readonly default: PackageDefault | undefined;
};

/** Looks up options as properties of the exported types. The result contains only options that exist. */
function readDeclarations(
  folder: string,
  names: readonly string[],
): ReadonlyMap<string, Declaration> {
  const file = path.join(folder, 'configs.ts');
  const declared = (name: string) => `export declare const ${name}: import('@rslib/core').${name};`;
  writeFileSync(file, [declared('LibConfig'), declared('RslibConfig')].join('\n'));
  const program = typeProgram(file);
  const source = program.getSourceFile(file)!;
  const [problem] = program.getSemanticDiagnostics(source);
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, ' '));
  const checker = program.getTypeChecker();
  const [item, config] = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source)!)
    .map((symbol) => checker.getTypeOfSymbol(symbol)) as [ts.Type, ts.Type];
  return new Map(
    names.flatMap((name): readonly [string, Declaration][] => {
      // Splits the name at dots, except at the dots beside `meta` in `import.meta.…`, which belong to a key.
      const keys = name.split(/\.(?!meta\b|(?<=meta\.)\w)/);
      const shared = propertyAt(checker, config, keys);
      const isShared = isRsbuildOption(name) || name === 'lib';
      const property = isShared ? shared : propertyAt(checker, item, keys);
      if (property === undefined) return [];
      const tags = property.getJsDocTags(checker);
      const tag = tags.find((each) => /^default(Value)?$/.test(each.name));
      const isDeprecated = tags.some((each) => each.name === 'deprecated');
      const text = tag && packageDefault(ts.displayPartsToString(tag.text));
      const isRequired = (property.flags & ts.SymbolFlags.Optional) === 0;
      const isTopLevel = shared !== undefined;
      return [[name, {isDeprecated, isRequired, isTopLevel, default: text}]];
    }),
  );
}

/** Returns the property at a path, searching every member of union types. */
function propertyAt(
  checker: ts.TypeChecker,
  type: ts.Type,
  [key = '', ...rest]: readonly string[],
): ts.Symbol | undefined {
  const bare = checker.getNonNullableType(type);
  const properties = (bare.isUnion() ? bare.types : [bare]).flatMap(
    (member) => checker.getPropertyOfType(member, key) ?? [],
  );
  if (rest.length === 0) return properties[0];
  return properties
    .map((property) => propertyAt(checker, checker.getTypeOfSymbol(property), rest))
    .find((found) => found !== undefined);
}

/**
 * Returns the values in the configuration that `rslib inspect` writes for a library with one ESM output, as source
 * text by path. Excludes functions, plugins and values that depend on more than their own option.
 */
function inspectConfig(folder: string): ReadonlyMap<string, string> {
  const project = path.join(folder, 'library');
  mkdirSync(path.join(project, 'src'), {recursive: true});
  writeFileSync(path.join(project, 'package.json'), '{"name": "library", "type": "module"}');
  writeFileSync(path.join(project, 'src/index.ts'), '');
  writeFileSync(
    path.join(project, 'rslib.config.mjs'),
    "export default {lib: [{format: 'esm', source: {entry: {index: './src/index.ts'}}}]};\n",
  );
  rslib(folder, project, 'inspect', '--output', 'inspected');
  const values = new Map<string, string>();
  for (const file of readdirSync(project, {recursive: true, encoding: 'utf8'})) {
    if (!/^rsbuild\.config/.test(path.basename(file))) continue;
    const code = readFileSync(path.join(project, file), 'utf8');
    const source = ts.createSourceFile('config.mjs', code, ts.ScriptTarget.Latest, true);
    const exported = source.statements.find(ts.isExportAssignment);
    if (exported) collectValues(exported.expression, '', values);
  }
  return new Map(
    [...values].filter(
      ([name, code]) =>
        name !== 'plugins' && !isFromRspack(name) && !isPartial(name) && !/function|=>/.test(code),
    ),
  );
}

function collectValues(node: ts.Expression, name: string, values: Map<string, string>): void {
  if (name !== '') values.set(name, node.getText());
  if (!ts.isObjectLiteralExpression(node)) return;
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
    collectValues(property.initializer, name === '' ? key : `${name}.${key}`, values);
  }
}

function helpFlags(folder: string): ReadonlySet<string> {
  const help = (...command: readonly string[]) =>
    rslib(folder, folder, ...command, '--help').split('\n');
  const main = help();
  const commands = commandsIn(main).length > 0 ? commandsIn(main) : ['build', 'inspect'];
  return flagsIn([...main, ...commands.flatMap((command) => help(command))]);
}

function rslib(folder: string, cwd: string, ...args: readonly string[]): string {
  const bin = path.join(folder, 'node_modules/@rslib/core/bin/rslib.js');
  return execFileSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', COLUMNS: '200'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
