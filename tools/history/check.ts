import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {History} from '../../src/compiler/records/history/model';
import type {OptionData} from '../../src/compiler/records/options/model';
import {defaultAt, firstTold, hasAt} from '../../src/compiler/records/history/at';
import {compareVersions} from '../../src/lib/version/compare';
import {packageDefault} from '../../src/compiler/records/options/packageDefault';
import {flagsIn, commandsIn} from '../options/cli';
import {isPartOfOpened, isSettled} from '../options/measure';
import {overlay} from '../options/overlay';
import {declaredDefault} from './defaults';
import {isIgnored} from './ignored';

/** What was asked of one version, and where its answer is not the record's. */
export type Verdict = {
  readonly options: number;
  readonly defaults: number;
  readonly flags: number;
  readonly problems: readonly string[];
};

/**
 * Asks an installed version about everything that the record says of it, in other ways than the record is made: whether
 * a configuration that sets the option has a type, what `rslib inspect` writes, what `--help` prints.
 */
export function checkVersion(
  history: History,
  current: OptionData,
  version: string,
  folder: string,
): Verdict {
  const names = Object.keys(history.options);
  const types = readTypes(folder, names);
  const config = inspected(folder);
  const help = helpOf(folder);
  const problems: string[] = [];
  let defaults = 0;
  for (const name of names) {
    const option = history.options[name];
    const asked = types.get(name);
    if (option === undefined || asked === undefined || isIgnored(name, version)) continue;
    const said = hasAt(option, version);
    if (said !== asked.isThere) {
      problems.push(`${name}: ${asked.isThere ? 'has a type' : 'has none'}, the record says else`);
      continue;
    }
    if (!said) continue;
    const isDeprecated =
      option.deprecated !== undefined && hasAt({since: option.deprecated}, version);
    if (isDeprecated !== asked.isDeprecated) {
      problems.push(`${name}: ${asked.isDeprecated ? '' : 'not '}deprecated, the record says else`);
    }
    const fact = current.options.find((known) => known.name === name);
    const recorded = option.defaults
      ? defaultAt(option, version)
      : (fact?.defaults?.rslib ?? (fact?.default ? [{value: fact.default}] : undefined));
    // Nothing is known of the defaults of what came before.
    if (recorded === undefined || compareVersions(version, firstTold) < 0) continue;
    const isRsbuild = overlay.groups.includes(name.split('.')[0] ?? '');
    const found = isRsbuild
      ? config.get(name)
      : declaredDefault(asked.default, overlay.notes[name])?.[0]?.value;
    const value = recorded[0]?.value;
    // What needs words on a page has no code to compare, and what nothing sets is what Rsbuild makes of it later.
    const isUnset = found === undefined || (isRsbuild && found === 'undefined');
    if (isUnset || typeof found !== typeof value) continue;
    defaults++;
    if (plain(found) !== plain(value)) {
      problems.push(`${name}: the default is ${plain(found)}, the record says ${plain(value)}`);
    }
  }
  const flags = Object.entries(history.flags);
  for (const [flag, span] of flags) {
    if (hasAt(span, version) !== help.has(flag)) {
      problems.push(`${flag}: ${help.has(flag) ? 'in' : 'not in'} --help, the record says else`);
    }
  }
  return {options: types.size, defaults, flags: flags.length, problems};
}

/** Without what only formatting decides, and what is set to nothing. */
function plain(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text
    .replace(/\b\w+: undefined,?/g, '')
    .replace(/["`]/g, "'")
    .replace(/[\s;,]/g, '')
    .replace(/'([\w$]+)':/g, '$1:');
}

type Asked = {
  readonly isThere: boolean;
  readonly isDeprecated: boolean;
  readonly default: ReturnType<typeof packageDefault> | undefined;
};

/** The keys of a path; those of `import.meta` have dots in them. */
function keysOf(name: string): readonly string[] {
  return name.split(/\.(?!meta\b|(?<=meta\.)\w)/);
}

/** One configuration for each option: a value of type `never` fits everywhere, so that only the key can be wrong. */
function readTypes(folder: string, names: readonly string[]): ReadonlyMap<string, Asked> {
  const lines = names.map((name, index) => {
    const isRsbuild = overlay.groups.includes(keysOf(name)[0] ?? '');
    const literal = keysOf(name).reduceRight((inner, key) => `{'${key}': ${inner}}`, 'never');
    return isRsbuild
      ? `export const c${index}: Omit<RslibConfig, 'lib'> = ${literal};`
      : `export const c${index}: LibConfig = ${literal};`;
  });
  const head = [
    "import type {LibConfig, RslibConfig} from '@rslib/core';",
    'declare const never: never;',
  ];
  const file = path.join(folder, 'asked.ts');
  writeFileSync(file, [...head, ...lines, ''].join('\n'));
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} is gone.`);
  const unknown = new Set<number>();
  for (const {start = 0, messageText} of program.getSemanticDiagnostics(source)) {
    const {line} = source.getLineAndCharacterOfPosition(start);
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (line < head.length) throw new Error(text);
    // The key is there, but not alone.
    if (/ is missing in type /.test(text)) continue;
    if (!/known properties|no properties in common|not assignable/.test(text)) {
      throw new Error(`${names[line - head.length]}: ${text}`);
    }
    unknown.add(line - head.length);
  }
  const checker = program.getTypeChecker();
  return new Map(
    names.map((name, index) => {
      const statement = source.statements[head.length + index] as ts.VariableStatement;
      const type = checker.getTypeAtLocation(
        statement.declarationList.declarations[0]?.type as ts.TypeNode,
      );
      const tags = symbolAt(checker, type, keysOf(name))?.getJsDocTags(checker) ?? [];
      const tag = tags.find(({name: tagName}) => /^default(Value)?$/.test(tagName));
      return [
        name,
        {
          isThere: !unknown.has(index),
          isDeprecated: tags.some(({name: tagName}) => tagName === 'deprecated'),
          default: tag && packageDefault(ts.displayPartsToString(tag.text)),
        },
      ];
    }),
  );
}

/** The property at the end of a path, through the objects that each type can be. */
function symbolAt(
  checker: ts.TypeChecker,
  type: ts.Type,
  [key = '', ...rest]: readonly string[],
): ts.Symbol | undefined {
  const bare = checker.getNonNullableType(type);
  const members = bare.isUnion() ? bare.types : [bare];
  const found = members
    .map((member) => checker.getPropertyOfType(member, key))
    .find((property) => property !== undefined);
  if (found === undefined || rest.length === 0) return found;
  return symbolAt(checker, checker.getTypeOfSymbol(found), rest);
}

/**
 * Values of the configuration that `rslib inspect` writes for a library of one ESM output, by path: those that code
 * shows. Parts that nobody writes down alone are left out, and so are plugins, which are what Rslib is.
 */
function inspected(folder: string): ReadonlyMap<string, string> {
  const project = path.join(folder, 'library');
  mkdirSync(path.join(project, 'src'), {recursive: true});
  writeFileSync(path.join(project, 'package.json'), '{"name": "library", "type": "module"}');
  writeFileSync(path.join(project, 'src/index.ts'), '');
  writeFileSync(
    path.join(project, 'rslib.config.mjs'),
    "export default {lib: [{format: 'esm'}]};\n",
  );
  rslib(folder, project, 'inspect', '--output', 'inspected');
  const files = readdirSync(project, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(^|[\\/])rsbuild\.config[^\\/]*$/.test(file),
  );
  const values = new Map<string, string>();
  for (const file of files) {
    const source = ts.createSourceFile(
      'config.mjs',
      readFileSync(path.join(project, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const exported = source.statements.find(ts.isExportAssignment);
    if (exported) collect(exported.expression, '', values);
  }
  return new Map(
    [...values].filter(
      ([name, code]) =>
        name !== 'plugins' &&
        !isSettled(name) &&
        !isPartOfOpened(name) &&
        !/function|=>/.test(code),
    ),
  );
}

function collect(node: ts.Expression, name: string, values: Map<string, string>): void {
  if (name !== '') values.set(name, node.getText());
  if (!ts.isObjectLiteralExpression(node)) return;
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
    collect(property.initializer, name === '' ? key : `${name}.${key}`, values);
  }
}

function helpOf(folder: string): ReadonlySet<string> {
  const main = rslib(folder, folder, '--help').split('\n');
  const found = commandsIn(main).length > 0 ? commandsIn(main) : ['build', 'inspect'];
  return new Set(
    [main, ...found.map((command) => rslib(folder, folder, command, '--help').split('\n'))].flatMap(
      (lines) => [...flagsIn(lines)],
    ),
  );
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
