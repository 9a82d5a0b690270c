import {optionsSet} from '../../../src/rslib/history/neededRelease';
import {extensionOf} from '../../../src/rslib/explorer/configText';
import {paths, readExports, type Entry, type Json} from '../../../src/rslib/explorer/exports';
import {declaration, script, type Wanted} from '../../../src/rslib/explorer/facets';
import {loadRows, toolRows} from '../../../src/rslib/explorer/problems';
import type {Words} from '../../../src/site/locales';
import type {Project} from './project';

/** Something of a package that does not fit: a message, its values, and the section that helps. */
export type Finding = {
  readonly at: string;
  readonly text: keyof Words<'cli'> | keyof Words<'Explorer'>;
  readonly values?: Readonly<Record<string, string>>;
  readonly to: string;
};

type Kind = 'esm' | 'cjs';

const exportsSection = '/guide/basic/output-format#exports';
const rowFor = (text: string, at: string): Finding => {
  const rows = [...Object.values(toolRows), ...loadRows.map(([, row]) => row)];
  const {to} = rows.find((row) => row.text === text)!;
  return {at, text: text as Finding['text'], to};
};

/** Returns the format for which Node.js and TypeScript take a file, by its name and the nearest `package.json`. */
function kindByName(name: string, {read, manifest}: Project): Kind {
  const own = /\.(?:d\.)?([cm])[jt]s$/.exec(name)?.[1];
  if (own) return own === 'm' ? 'esm' : 'cjs';
  const folders = name.split('/').slice(0, -1);
  for (let count = folders.length; count > 0; count -= 1) {
    const type = /"type"\s*:\s*"(\w+)"/.exec(
      read(`${folders.slice(0, count).join('/')}/package.json`),
    )?.[1];
    if (type) return type === 'module' ? 'esm' : 'cjs';
  }
  return manifest.type === 'module' ? 'esm' : 'cjs';
}

/** Returns the format that the code of a file has; undefined for code that is both or neither. */
function kindByCode(code: string): Kind | undefined {
  const isEsm =
    /(?:^|[;}\n])\s*(?:import\s*(?:[\w*{]|["'])|export\s*(?:[{*]|default\b|(?:const|let|var|function|class|async)\b))/.test(
      code,
    );
  const isCjs =
    /\bmodule\.exports\b|\bexports\.[\w$]+\s*=|\bdefineProperty\(exports\b|\(exports\s*,/.test(
      code,
    );
  if (isEsm === isCjs) return undefined;
  return isEsm ? 'esm' : 'cjs';
}

const inFolder = (name: string): string => name.replace(/^\.\//, '');

function isThere(name: string, files: ReadonlySet<string>): boolean {
  if (!name.includes('*')) return files.has(name);
  const [start, end] = name.split('*') as [string, string];
  return [...files].some((file) => file.startsWith(start) && file.endsWith(end));
}

/** Returns true if a field of conditions has `types` after another condition, which TypeScript takes first. */
const hasLateTypes = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  (Object.keys(value).indexOf('types') > 0 || Object.values(value).some(hasLateTypes));

function entriesOf({manifest}: Project): readonly Entry[] {
  const {
    exports: field,
    main,
    module: esm,
    types = manifest.typings as Json | undefined,
    bin,
  } = manifest as Record<string, Json | undefined>;
  const entry = (value: Json | undefined, conditions: string): readonly Entry[] =>
    value === undefined ? [] : paths(value, conditions);
  return [
    ...entry(field, ''),
    ...entry(bin, ' bin'),
    ...(field === undefined ? [...entry(main, ''), ...entry(esm, ' import')] : []),
    ...entry(types, ' types'),
  ].filter(({name}) => /^[\w./@*-]+$/.test(name));
}

/** Returns the formats that a project builds, as far as its configuration and scripts name them. */
function formatsOf({config, manifest}: Project): readonly string[] {
  const text = `${config?.text ?? ''} ${JSON.stringify(manifest.scripts ?? {})}`;
  const named = [...text.matchAll(/(?:\bformat:\s*['"]|--format[= ])(\w+)/g)];
  return named.length > 0 ? named.map(([, one]) => one!) : ['esm'];
}

/** Returns the name that the build gives to the file of an entry; undefined if settings or several formats decide. */
function builtName({name, conditions}: Entry, project: Project): string | undefined {
  const set = project.config ? optionsSet(project.config.text) : [];
  const isTypes = declaration.test(name);
  const formats = [...new Set(formatsOf(project))];
  const asked = / require\b/.test(conditions) ? 'cjs' : / import\b/.test(conditions) ? 'esm' : '';
  const format = formats.length === 1 ? formats[0]! : asked;
  const isNamed = set.includes('autoExtension') || set.includes('output.filename');
  if (isNamed || !formats.includes(format) || (asked && asked !== format)) return undefined;
  const type = project.manifest.type === 'module' ? 'module' : 'commonjs';
  const isPlain = isTypes && !set.includes('dts.autoExtension');
  const extension = isPlain ? 'js' : extensionOf(format, {type, autoExtension: 'on'});
  const own = isTypes ? `.d.${extension.replace('js', 'ts')}` : `.${extension}`;
  return name.replace(/(?:\.d)?\.[cm]?[jt]s$/, own);
}

/** Returns the entries whose files are missing, or will be after a build. */
function missingFiles(entries: readonly Entry[], project: Project): readonly Finding[] {
  const {files} = project;
  const isBuilt = [...files].some((file) => file.startsWith('dist/'));
  const isFile = (name: string): boolean => isThere(inFolder(name), files);
  return entries.flatMap((entry): readonly Finding[] => {
    const at = entry.name;
    if (isFile(at)) return [];
    const name = /^(?:\.\/)?dist\/.*s$/.test(at) ? builtName(entry, project) : undefined;
    if (name !== undefined && name !== at && (!isBuilt || isFile(name)))
      return [{at, text: 'otherFile', values: {name: inFolder(name)}, to: exportsSection}];
    return isBuilt ? [{at, text: 'missingFile', to: exportsSection}] : [];
  });
}

function typeFindings(entries: readonly Entry[], project: Project): readonly Finding[] {
  const typed = entries.filter(({name}) => declaration.test(name));
  return entries.flatMap(({name, conditions}): readonly Finding[] => {
    if (!script.test(name) || conditions.startsWith(' bin') || name.includes('*')) return [];
    const own = typed.find((one) => conditions.startsWith(one.conditions.replace(/ types$/, '')));
    const beside = name.replace(/\.([cm]?)js$/, '.d.$1ts');
    const types = own?.name ?? (project.files.has(inFolder(beside)) ? beside : undefined);
    if (types === undefined) return [rowFor('lacksTypes', name)];
    const [code, declared] = [name, types].map((one) => kindByName(inFolder(one), project));
    if (code === declared) return [];
    return [rowFor(declared === 'cjs' ? 'typesSayCommonJs' : 'typesSayEsm', types)];
  });
}

/** Options of Rsbuild that Rslib takes as well, and that no page describes as options. */
const others = ['dev', 'html', 'security', 'server'];

/** Returns the options of a configuration that are neither documented nor part of a documented value. */
export function unknownOptions(
  names: readonly string[],
  known: readonly string[],
): readonly string[] {
  const parentOf = (name: string): string => name.replace(/(?:^|\.)[^.]+$/, '');
  const parents = new Set(['', ...known.map(parentOf)]);
  return names.filter(
    (name) =>
      ![...known, ...others].includes(name) && !parents.has(name) && parents.has(parentOf(name)),
  );
}

function configFindings(
  project: Project,
  wanted: Wanted,
  known: readonly string[],
  isLacking: (name: string) => boolean,
) {
  const {config, manifest} = project;
  const at = config?.name ?? 'package.json';
  const script = JSON.stringify(manifest.scripts ?? {});
  const names = config ? optionsSet(config.text) : [];
  const built = formatsOf(project);
  const lacks = (wanted.format === 'umd' ? [] : (wanted.format?.split('+') ?? [])).filter(
    (one) => !built.includes(one),
  );
  const hasTypes = names.includes('dts') || script.includes('--dts');
  return [
    ...unknownOptions(names, known).map(
      (name) =>
        ({
          at,
          text: 'unknownOption',
          values: {name},
          to: '/guide/basic/configure-rslib#error-unknown-option',
        }) as const,
    ),
    ...names
      .filter(isLacking)
      .map(
        (name) =>
          ({at, text: 'lackingOption', values: {name}, to: '/guide/basic/upgrade-rslib'}) as const,
      ),
    ...lacks.map(
      (format) =>
        ({
          at,
          text: 'lackingFormat',
          values: {format, built: built.join(', ')},
          to: '/config/lib/format#choose',
        }) as const,
    ),
    ...(wanted.typesIn && !hasTypes
      ? [{at, text: 'lackingDts', to: '/config/lib/dts#which-files'} as const]
      : []),
  ] satisfies readonly Finding[];
}

/** Returns what does not fit in a package, and what its fields ask for. `known` are the names of options. */
export function findingsOf(
  project: Project,
  known: readonly string[],
  isLacking: (name: string) => boolean,
) {
  const {manifest, files, read, config} = project;
  const entries = entriesOf(project);
  const {wanted, names} = readExports(JSON.stringify(manifest)) ?? {wanted: {}, names: []};
  const isBuilt = [...files].some((file) => file.startsWith('dist/'));
  const published = manifest.files;
  const usesRslib =
    config !== undefined || /\brslib\b/.test(JSON.stringify(manifest.scripts ?? {}));
  const all: readonly Finding[] = [
    ...(entries.length === 0
      ? [{at: 'package.json', text: 'noExports', to: exportsSection} as const]
      : []),
    ...(isBuilt
      ? []
      : [{at: 'dist', text: 'noDist', to: '/guide/basic/publish#publish-check'} as const]),
    ...missingFiles(entries, project),
    ...entries.flatMap(({name, conditions}): readonly Finding[] => {
      const file = inFolder(name);
      if (!script.test(file) || !files.has(file)) return [];
      const [said, is] = [kindByName(file, project), kindByCode(read(file))];
      const isForBundlers = manifest.exports === undefined && conditions === ' import';
      if (is === undefined || is === said || isForBundlers) return [];
      return [rowFor(is === 'esm' ? 'loadsEsm' : 'loadsCommonJs', name)];
    }),
    ...typeFindings(entries, project),
    ...(hasLateTypes((manifest.exports ?? null) as Json)
      ? [{at: 'exports', text: 'lateTypes', to: '/config/lib/dts#package-json'} as const]
      : []),
    ...(Array.isArray(published) &&
    !published.some((one) => /^(?:\.?\/?dist|\*|\.\/?$)/.test(String(one))) &&
    entries.some(({name}) => inFolder(name).startsWith('dist/'))
      ? [{at: 'files', text: 'unpublished', to: '/guide/basic/publish#package-json'} as const]
      : []),
    ...(manifest.engines === undefined ? [rowFor('lacksEngines', 'engines')] : []),
    ...(usesRslib ? configFindings(project, wanted, known, isLacking) : []),
  ];
  const seen = new Set<string>();
  const findings = all.filter(
    (one) => !seen.has(JSON.stringify(one)) && seen.add(JSON.stringify(one)),
  );
  return {findings, wanted, names};
}
