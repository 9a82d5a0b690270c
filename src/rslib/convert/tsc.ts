import {put, type Context, type Format, type Item} from './context';
import {asText, folderOf, isObject, join, settled, type PlainObject, type Value} from './evaluate';
import {syntaxBefore} from './notes';
import {
  assignsFields,
  compilerSyntax,
  defaultExtension,
  isGlob,
  isModule,
  local,
  setDistPath,
} from './shared';
import {flagsOf, type Command} from './script';

/** A tsconfig.json with what it extends: options, and the folders that relative paths start from. */
export type Project = {
  readonly file: string;
  readonly compiler: PlainObject;
  /** Folder of the file in which an option or a list stands, by name. */
  readonly folders: Readonly<Record<string, string>>;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly files?: readonly string[];
  readonly references: readonly string[];
  /** Files that it extends and that were not given. */
  readonly missing: readonly string[];
};

const texts = (value: Value): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;

/** Reads a tsconfig.json with all that it extends. */
export function readProject(
  file: string,
  read: (path: string) => PlainObject | undefined,
  depth = 0,
): Project | undefined {
  const config = read(file);
  if (!config || depth > 10) return undefined;
  const folder = folderOf(file);
  const bases = [config.extends].flat().filter((base) => typeof base === 'string');
  let merged: Project = {file, compiler: {}, folders: {}, references: [], missing: []};
  for (const base of bases) {
    const path = base.startsWith('.') ? join(folder, base) : base;
    const parent = [path, `${path}.json`, `${path}/tsconfig.json`]
      .map((candidate) => readProject(candidate, read, depth + 1))
      .find(Boolean);
    merged = parent
      ? {
          ...merged,
          ...parent,
          compiler: {...merged.compiler, ...parent.compiler},
          folders: {...merged.folders, ...parent.folders},
          missing: [...merged.missing, ...parent.missing],
        }
      : {...merged, missing: [...merged.missing, base]};
  }
  const own = isObject(config.compilerOptions) ? config.compilerOptions : {};
  const lists = {
    include: texts(config.include),
    exclude: texts(config.exclude),
    files: texts(config.files),
  };
  const set = Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined));
  const references = Array.isArray(config.references)
    ? config.references.flatMap((item) =>
        isObject(item) && typeof item.path === 'string' ? [join(folder, item.path)] : [],
      )
    : [];
  return {
    ...merged,
    ...set,
    file,
    compiler: {...merged.compiler, ...own},
    folders: {
      ...merged.folders,
      ...Object.fromEntries([...Object.keys(own), ...Object.keys(set)].map((key) => [key, folder])),
    },
    references,
  };
}

const pathOf = (project: Project, key: string): string | undefined => {
  const value = settled(project.compiler[key]);
  return typeof value === 'string' ? join(project.folders[key] ?? '', value) : undefined;
};

/** Converts the commands with tsc of a script, each with its project. */
export function convertTsc(
  context: Context,
  commands: readonly Command[],
  read: (path: string) => PlainObject | undefined,
): Item[] {
  const runs = (
    commands.length > 0 ? commands : [{tool: 'tsc' as const, words: ['tsc'], env: {}}]
  ).map((command) => {
    const flags = flagsOf(command, 'tsc');
    const named = settled(flags.project) ?? (Array.isArray(flags._) ? flags._[0] : undefined);
    const path = typeof named === 'string' ? join('', named) : 'tsconfig.json';
    const file = /\.json$/.test(path) ? path : join(path, 'tsconfig.json');
    return {flags, project: readProject(file, read), file};
  });
  const known = runs.filter(({flags}) => flags.noEmit !== true);
  const items: (Item & {isTypesOnly: boolean})[] = [];
  for (const {flags, project, file} of known) {
    if (!project) context.stop('other-file', 'tsconfig.json', file);
    const {_: _free, project: _project, build: _build, ...own} = flags;
    const folders = {
      ...project.folders,
      ...Object.fromEntries(Object.keys(own).map((key) => [key, ''])),
    };
    const full = {...project, compiler: {...project.compiler, ...own}, folders};
    if (
      settled(full.compiler.noEmit) === true &&
      own.noEmit === undefined &&
      !own.emitDeclarationOnly
    ) {
      if (known.length > 1) continue;
      context.note('code', 'noEmit', 'noEmit');
    }
    items.push(convertProject(context, full, read));
  }
  if (items.some(({options}) => options.autoExtension === false))
    for (const item of items) item.options.autoExtension = false;
  return mergeTypes(context, items);
}

/** Returns the format of the emitted modules. */
function formatOf(context: Context, {compiler, missing}: Project): Format {
  const name = asText(settled(compiler.module) ?? '').toLowerCase();
  if (/^node/.test(name)) {
    context.note('type', 'module', asText(settled(compiler.module)));
    return isModule(context) ? 'esm' : 'cjs';
  }
  if (name === '') {
    if (missing.length > 0) return isModule(context) ? 'esm' : 'cjs';
    const target = compilerSyntax(settled(compiler.target));
    context.note('format', 'module', target && target !== 'es5' ? 'ES modules' : 'CommonJS');
    return target && target !== 'es5' ? 'esm' : 'cjs';
  }
  if (/^(?:amd|umd|system)$/.test(name)) context.note('format', 'module', name);
  return name === 'umd'
    ? 'umd'
    : name === 'commonjs' || name === 'amd' || name === 'system'
      ? 'cjs'
      : 'esm';
}

function convertProject(
  context: Context,
  project: Project,
  read: (path: string) => PlainObject | undefined,
): Item & {isTypesOnly: boolean} {
  const {compiler, references, missing} = project;
  const value = (key: string) => settled(compiler[key]);
  for (const base of missing) context.note('other-file', 'extends', base);
  const format = formatOf(context, project);
  const isTypesOnly = value('emitDeclarationOnly') === true;
  const item = {format, options: {bundle: false} as PlainObject, isTypesOnly};
  const {options} = item;
  options.source = {entry: {index: entryOf(context, project, read)}};
  if (project.file !== 'tsconfig.json') put(options, 'source.tsconfigPath', local(project.file));
  const outDir = pathOf(project, 'outDir');
  setDistPath(item, outDir ?? './');
  if (outDir === undefined) context.note('names', 'outDir', './');
  const syntax = compilerSyntax(value('target'));
  if (syntax) options.syntax = syntax;
  else context.note('syntax', 'target', syntaxBefore.tsc);
  if (format !== 'umd' && defaultExtension(context, format) !== '.js') {
    options.autoExtension = false;
    if (format === 'esm') {
      context.note('esm-js', 'module');
      if (context.ask('esm-js', 'keep') === 'mjs') delete options.autoExtension;
    }
  }
  declarationsOf(context, project, item);
  if (value('sourceMap') === true) put(options, 'output.sourceMap', true);
  if (value('inlineSourceMap') === true)
    put(options, 'output.sourceMap', {js: 'inline-source-map'});
  if ((missing.length === 0 || compiler.target !== undefined) && assignsFields(compiler, 'es5')) {
    put(options, 'tools.swc.jsc.transform.useDefineForClassFields', false);
    context.note('class-fields', 'target', asText(value('target') ?? ''));
  }
  if (value('importHelpers') === true) {
    options.externalHelpers = true;
    context.install.add('@swc/helpers');
    context.note('helpers', 'importHelpers');
  }
  if (value('experimentalDecorators') === true)
    context.note('decorators', 'experimentalDecorators');
  if (value('removeComments') !== true) context.note('comments', 'removeComments');
  if (
    value('isolatedModules') !== true &&
    value('verbatimModuleSyntax') !== true &&
    value('isolatedDeclarations') !== true
  )
    context.note('isolated', 'isolatedModules');
  if (!/^node/i.test(asText(value('module') ?? '')) && format === 'esm')
    context.note('bundleless-ext', 'module');
  jsxOf(context, project, item);
  if (references.length > 0) context.note('references', 'references');
  return item;
}

function declarationsOf(context: Context, project: Project, item: Item): void {
  const value = (key: string) => settled(project.compiler[key]);
  const writes =
    value('declaration') === true ||
    (value('composite') === true && value('declaration') !== false);
  if (!writes) {
    context.noteDefault('dts', 'declaration', {dts: true});
    return;
  }
  const folder = pathOf(project, 'declarationDir');
  const distPath =
    folder !== undefined && folder !== (pathOf(project, 'outDir') ?? '')
      ? {distPath: local(folder)}
      : {};
  const set = {...distPath, ...(project.references.length > 0 ? {build: true} : {})};
  item.options.dts = Object.keys(set).length > 0 ? set : true;
}

function jsxOf(context: Context, project: Project, item: Item): void {
  const jsx = settled(project.compiler.jsx);
  if (typeof jsx !== 'string') return;
  context.note('jsx', 'jsx', jsx);
  if (jsx === 'preserve' || jsx === 'react-native') return;
  const source = settled(project.compiler.jsxImportSource);
  const swc = [
    jsx === 'react' ? "runtime: 'classic'" : '',
    typeof source === 'string' ? `importSource: '${source}'` : '',
  ]
    .filter(Boolean)
    .join(', ');
  context.addPlugin(
    item,
    swc ? `pluginReact({ swcReactOptions: { ${swc} } })` : 'pluginReact()',
    '@rsbuild/plugin-react',
  );
}

/** Returns the pattern of the files that a project compiles. */
function entryOf(
  context: Context,
  project: Project,
  read: (path: string) => PlainObject | undefined,
): string[] {
  const {include, exclude = [], files} = project;
  const rootDir = pathOf(project, 'rootDir');
  if (rootDir === undefined) context.note('root-dir', 'rootDir');
  const at = (key: string, path: string) => join(project.folders[key] ?? '', path);
  const listed = include?.map((path) => at('include', path)) ?? [];
  const sources =
    files && !include
      ? files.map((path) => at('files', path))
      : include
        ? listed
        : [rootDir && rootDir !== '.' ? rootDir : 'src'];
  const code = sources
    .filter((path) => !/\.d\.ts$/.test(path))
    .filter(
      (path, _, all) =>
        all.length === 1 ||
        !/(?:^|\/)(?:tests?|types|typings|__tests__)(?:\/|$)|\.json$/.test(path),
    );
  const patterns = code.map((path) =>
    /\/\*\*\/\*$/.test(path)
      ? path.slice(0, -2)
      : isGlob(path) || /\.[cm]?[jt]sx?$/.test(path)
        ? path
        : join(path, '**'),
  );
  const roots = code
    .map((path) => path.replace(/\/?(?:\*.*|[^/]*\.[cm]?[jt]sx?)$/, ''))
    .filter(Boolean);
  const root = roots[0] ?? 'src';
  const referenced = project.references.map((path) => path.replace(/\/?tsconfig[^/]*\.json$/, ''));
  const outDir = pathOf(project, 'outDir');
  const excluded = exclude.flatMap((path) => {
    const full = at('exclude', path).replace(/\/$/, '');
    if (path.startsWith('**/')) return [join(root, path)];
    if (
      /(?:^|\/)node_modules(?:\/|$)/.test(full) ||
      referenced.includes(full.replace(/\/\*\*(?:\/\*)?$/, '')) ||
      full === outDir
    )
      return [];
    const isInside = roots.some((folder) => full === folder || full.startsWith(`${folder}/`));
    return isInside
      ? [isGlob(full) || /\.\w+$/.test(full) ? full.replace(/\/\*\*\/\*$/, '/**') : `${full}/**`]
      : [];
  });
  const nested =
    project.references.length > 0 &&
    roots.some((folder) => referenced.some((path) => path.startsWith(`${folder}/`)));
  const configs = nested || read(`${root}/tsconfig.json`) ? [`${root}/**/tsconfig.json`] : [];
  const isCovered = (path: string) =>
    patterns.some(
      (other) => other !== path && other.endsWith('/**') && path.startsWith(other.slice(0, -2)),
    );
  return [
    ...[...new Set(patterns)].filter((path) => !isCovered(path)).map((path) => local(path)),
    ...[...excluded, ...configs].map((path) => `!${local(path)}`),
  ];
}

/** Moves declarations of a project that emits nothing else into the first item without any. */
function mergeTypes(context: Context, items: readonly (Item & {isTypesOnly: boolean})[]): Item[] {
  const code = items.filter(({isTypesOnly}) => !isTypesOnly);
  for (const types of items.filter(({isTypesOnly}) => isTypesOnly)) {
    context.note('dts-only', 'emitDeclarationOnly');
    const target = code.find(({options}) => options.dts === undefined);
    if (!target) {
      if (code.length === 0) {
        code.push(types);
        context.isMore = true;
      }
      continue;
    }
    const own = isObject(types.options.dts) ? types.options.dts : {};
    const folder =
      own.distPath ?? (types.options.output as PlainObject | undefined)?.distPath ?? './dist';
    const isSame =
      folder === ((target.options.output as PlainObject | undefined)?.distPath ?? './dist');
    target.options.dts = isSame ? true : {distPath: folder};
    context.notes.delete('dts');
  }
  return code.map(({format, options}) => ({format, options}));
}
