import type {Locale} from '../../site/locales';
import {defaultState, type State} from '../explorer/choices';
import {
  Context,
  NoConfig,
  put,
  type Choices,
  type Item,
  type Note,
  type Question,
  type UnreadPart,
  type UsedOption,
} from './context';
import {
  Evaluator,
  Fn,
  folderOf,
  Imported,
  isObject,
  join,
  Live,
  settled,
  Unread,
  type Module,
  type PlainObject,
  type Value,
} from './evaluate';
import {manifestOf} from './manifest';
import {nearestState} from './nearestState';
import type {NoteId} from './notes';
import {BrokenText, parseJson, type Node} from './parse';
import {knownPlugins} from './plugins';
import {convertRollup} from './rollup';
import {
  buildCommands,
  commandsOf,
  flagsOf,
  isCheck,
  newScript,
  scriptsOf,
  type Command,
} from './script';
import {isWeb, packagesIn} from './shared';
import {toolIds, tools, type ToolId} from './tools';
import {convertTsc, readProject} from './tsc';
import {convertTsdown} from './tsdown';
import {convertTsup} from './tsup';
import {convertUnbuild} from './unbuild';
import {convertVite} from './vite';
import {writeConfig} from './write';

export type InputFile = {readonly name: string; readonly text: string};

export type Verdict = 'complete' | 'notes' | 'no';

export type Conversion = {
  readonly tool: ToolId | undefined;
  readonly verdict: Verdict;
  /** Text of rslib.config.ts; `''` if none can be made. */
  readonly config: string;
  readonly notes: readonly Note[];
  readonly questions: readonly Question[];
  readonly unread: readonly UnreadPart[];
  /** Options that were read, with their places. */
  readonly options: readonly UsedOption[];
  /** Notes whose old behaviour a line of the configuration keeps. */
  readonly keepable: readonly NoteId[];
  readonly install: readonly string[];
  readonly remove: readonly string[];
  /** Scripts that change, by name. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly items: readonly Item[];
  /** Fields of package.json that name the files, as JSON; `''` without package.json. */
  readonly manifest: string;
  /** The state of the explorer that is most like the items. */
  readonly state: State;
  readonly type: 'module' | 'commonjs' | undefined;
  readonly broken?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  };
};

/** Maximum length of all pasted texts, in characters. */
export const maxLength = 200_000;

const converters = {
  tsup: convertTsup,
  vite: convertVite,
  rollup: convertRollup,
  unbuild: convertUnbuild,
  tsdown: convertTsdown,
} as const;

const notComplete = new Set<NoteId>([
  'hook',
  'plugin',
  'env',
  'code',
  'loader',
  'mode',
  'reads-files',
  'exports',
  'other-file',
  'flags',
]);

type Input = {
  /** Files by path from the folder of the configuration. */
  readonly files: Map<string, string>;
  readonly commands: string[];
  /** Paths of source files that were pasted as a list. */
  readonly listed: readonly string[];
  readonly configs: {file: string; tool: ToolId}[];
  readonly pkg: PlainObject | undefined;
  readonly pkgFile: string | undefined;
};

const dummy = (file: string, text: string): Module => ({
  file,
  text,
  program: undefined as unknown as Node,
  declared: new Map(),
});

/** Reads JSON with comments as data. */
function readJson(file: string, text: string): Value {
  const wrapped = `(${text}\n)`;
  const evaluator = new Evaluator({files: new Map(), pkg: undefined, env: {}, flags: {}});
  return evaluator.read(parseJson(file, text), {names: new Map()}, dummy(file, wrapped));
}

const isManifest = (value: PlainObject) =>
  [
    'name',
    'version',
    'scripts',
    'dependencies',
    'devDependencies',
    'peerDependencies',
    'tsup',
    'main',
    'private',
  ].some((key) => key in value);

/** Returns true if an object holds files by name. */
const isBundle = (value: PlainObject) =>
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => /\.(?:json|[cm]?[jt]s)$/.test(key));

const commandLine =
  /^\s*(?:\$\s*)?(?:[A-Z_]+=\S+\s+)*(?:(?:npx|pnpm|yarn|bunx|bun|cross-env|rm|rimraf)\s[^\n]*?)?\b(?:tsup|tsup-node|tsdown|unbuild|rollup|tsc|vite build)\b/;

/** Paths of source files, one a line. */
const fileList = /^\s*[\w@./-]+\.(?:[cm]?[jt]sx?|vue|svelte)(?:\n\s*[\w@./-]+\.\w+)*\s*$/;

/** Returns true if a command may write files that the conversion of others would delete or repeat. */
const isOtherBuild = ({tool, words}: Command): boolean =>
  tool === undefined &&
  !/^(?:rm|rimraf|del|del-cli|shx|mkdir|cp|cpy|echo|tsc-alias)$/.test(words[0]!);

/** Returns the tool of a configuration by its imports, its name, or its options. */
function toolOf({name, text}: InputFile): ToolId | undefined {
  const imports = (text.match(/from\s*['"]([^'"]+)['"]|require\(\s*['"]([^'"]+)['"]/g) ?? []).map(
    (part) => /['"]([^'"]+)['"]/.exec(part)![1]!,
  );
  const named = toolIds.find(
    (tool) =>
      tool !== 'tsc' &&
      new RegExp(`(?:^|[^a-z])${tool}(?:[^a-z]|$)`).test(name.replace(/^.*\//, '')),
  );
  if (named) return named;
  if (/(?:^|\/)build\.config\.[cm]?[jt]s$/.test(name)) return 'unbuild';
  const imported = imports
    .map((from) => (from === 'vitest/config' ? 'vite' : from))
    .find((from) => (toolIds as readonly string[]).includes(from));
  if (imported) return imported as ToolId;
  if (/defineBuildConfig|\bentries\s*:/.test(text)) return 'unbuild';
  if (/\blib\s*:\s*\{/.test(text) && /\bbuild\s*:/.test(text)) return 'vite';
  if (
    imports.some((from) => /rollup/.test(from)) ||
    (/\binput\b/.test(text) && /\boutput\b/.test(text))
  )
    return 'rollup';
  if (/\b(?:unbundle|fixedExtension|neverBundle)\b/.test(text)) return 'tsdown';
  return /\b(?:entry|format|dts)\s*:/.test(text) ? 'tsup' : undefined;
}

/** Sorts pasted files: package.json, tsconfig.json, configurations and commands. */
function sortFiles(given: readonly InputFile[]): Input {
  const files = new Map<string, string>();
  const commands: string[] = [];
  const configs: {file: string; tool: ToolId}[] = [];
  const all = given.flatMap(({name, text}): InputFile[] => {
    if (!/^\s*\{/.test(text) || !/\.json[c5]?$|^$|package|\.txt$/i.test(name))
      return [{name, text}];
    const value = readJson(name, text);
    if (!isObject(value) || !isBundle(value)) return [{name, text}];
    return Object.entries(value).map(([file, inner]) => ({
      name: file,
      text: typeof inner === 'string' ? inner : JSON.stringify(inner, null, 2),
    }));
  });
  const scripts = all.filter(
    ({name, text}) =>
      /\.sh$/.test(name) ||
      (commandLine.test(text) &&
        !/\b(?:import|export|module\.exports)\b/.test(text) &&
        !/^\s*\{/.test(text)),
  );
  const lists = all.filter(({text}) => fileList.test(text));
  const code = all.filter((file) => !scripts.includes(file) && !lists.includes(file));
  commands.push(
    ...scripts.map(({text}) =>
      text
        .trim()
        .replace(/^#!.*\n/, '')
        .replace(/\\\n/g, ' '),
    ),
  );
  const isJson = ({text}: InputFile) => /^\s*(?:\/\/[^\n]*\n|\/\*[^]*?\*\/|\s)*\{/.test(text);
  const modules = code.filter((file) => !isJson(file) && !/\.jsonc?$/.test(file.name));
  const configFile =
    modules.find(({name}) => /config|tsup|vite|rollup|unbuild|tsdown/.test(name)) ?? modules[0];
  const manifest = code.find(({name}) => /(?:^|\/)package\.json$/.test(name));
  const root = folderOf((configFile ?? manifest)?.name.replaceAll('\\', '/') ?? '');
  const pathOf = (name: string) => {
    const path = name.replaceAll('\\', '/');
    return join('', root && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path);
  };
  let pkg: PlainObject | undefined;
  let pkgFile: string | undefined;
  for (const file of code) {
    let path = pathOf(file.name);
    if (!modules.includes(file)) {
      const value = readJson(file.name, file.text);
      const isTsconfig =
        /tsconfig|jsconfig/.test(path) ||
        (isObject(value) &&
          !isManifest(value) &&
          ('compilerOptions' in value || 'extends' in value || 'references' in value));
      if (isObject(value) && !isTsconfig && (isManifest(value) || /package\.json$/.test(path))) {
        if (!/package\.json$/.test(path) || !path.includes('/')) path = 'package.json';
        if (!pkg || path === 'package.json') [pkg, pkgFile] = [value, path];
      } else if (isTsconfig && !/\.json$/.test(path)) path = 'tsconfig.json';
      else if (isTsconfig && !/tsconfig|jsconfig/.test(path)) path = 'tsconfig.json';
    }
    files.set(path, file.text);
    const tool = modules.includes(file) ? toolOf(file) : undefined;
    if (tool && tool !== 'tsc' && !/vitest\.config/.test(path)) configs.push({file: path, tool});
  }
  const listed = lists.flatMap(({text}) => text.trim().split(/\s+/));
  return {files, commands, listed, configs, pkg, pkgFile};
}

/** A field of package.json with the configuration of a tool. */
const fields = {
  tsup: ['tsup'],
  tsdown: ['tsdown'],
  unbuild: ['unbuild', 'build'],
  vite: [],
  rollup: [],
  tsc: [],
} as const;

function chooseTool(
  {configs, pkg, commands, files}: Input,
  built: readonly Command[],
): ToolId | undefined {
  const inCommands = built.map(({tool}) => tool).find((tool) => tool !== undefined);
  const imported = configs.filter(
    ({file}) =>
      ![...files.keys()].some(
        (other) =>
          other !== file &&
          new RegExp(`['"]\\./${file.replace(/\.[^.]*$/, '')}`).test(files.get(other)!),
      ),
  );
  const byCommand = imported.find(({tool}) => tool === inCommands)?.tool;
  const field = (['tsup', 'tsdown', 'unbuild'] as const).find((tool) =>
    fields[tool].some((name) => isObject(pkg?.[name]) || Array.isArray(pkg?.[name])),
  );
  const entries =
    byCommand ?? imported[0]?.tool ?? field ?? (commands.length > 0 ? inCommands : undefined);
  return (
    entries ??
    inCommands ??
    ([...files.keys()].some((file) => /tsconfig/.test(file)) ? 'tsc' : undefined)
  );
}

/** Converts pasted files. Nothing of them is run. */
export function convert(given: readonly InputFile[], choices: Choices = {}): Conversion {
  try {
    return convertSorted(sortFiles(given), choices);
  } catch (error) {
    if (!(error instanceof BrokenText)) throw error;
    const {file, line, column, message} = error;
    return {...nothing, broken: {file, line, column, message}};
  }
}

const nothing: Conversion = {
  tool: undefined,
  verdict: 'no',
  config: '',
  notes: [],
  questions: [],
  unread: [],
  options: [],
  keepable: [],
  install: [],
  remove: [],
  scripts: {},
  items: [],
  manifest: '',
  state: defaultState,
  type: undefined,
};

function convertSorted(input: Input, choices: Choices): Conversion {
  const {files, pkg} = input;
  const scripts = scriptsOf(pkg);
  const asked = input.commands.flatMap((line) => commandsOf(line, scripts));
  const guessed = asked.length > 0 ? asked : buildCommands(scripts);
  const tool = chooseTool(input, guessed);
  if (!tool) return nothing;
  const built = (asked.length > 0 ? asked : buildCommands(scripts, tool)).filter(
    (command) => command.tool === tool,
  );
  const read = (path: string): PlainObject | undefined => {
    const text = files.get(path);
    const value = text === undefined ? undefined : readJson(path, text);
    return isObject(value) ? value : undefined;
  };
  const tsconfigs = [...files.keys()].filter((file) => /tsconfig[^/]*\.json$/.test(file));
  const project = readProject(
    files.has('tsconfig.json') || tsconfigs.length !== 1 ? 'tsconfig.json' : tsconfigs[0]!,
    read,
  );
  const world = {files, pkg, env: envOf(tool, built), flags: flagValues(tool, built)};
  const evaluator = new Evaluator(world);
  const context = new Context(tool, evaluator, pkg, project?.compiler, choices, input.listed);
  let items: readonly Item[] = [];
  let config = '';
  try {
    items =
      tool === 'tsc'
        ? convertTsc(context, built, read)
        : converters[tool](context, ...configsOf(context, input, tool, built));
    if (items.length === 0) context.stop('format', 'format', '');
    if (context.isMore && guessed.some(isOtherBuild)) context.stop('dts-only', 'scripts');
    // Vite copies the folder, too.
    if (tool !== 'vite' && items.some(isWeb)) context.note('public', 'publicDir');
    finishNotes(context, tool, asked, guessed, scripts);
    keep(context, items, choices.keep ?? []);
    config = writeConfig(context, items);
  } catch (stop) {
    if (!(stop instanceof NoConfig)) throw stop;
    if (!pkg) context.note('package', 'package.json');
  }
  return result(context, items, config, input, tool, scripts);
}

/** Vite sets `NODE_ENV`; other tools leave it, unless the script sets it. */
function envOf(tool: ToolId, commands: readonly Command[]): Readonly<Record<string, string>> {
  const [command] = commands;
  const flags =
    command?.words
      .join(' ')
      .match(/--environment[ =](\S+)/)?.[1]
      ?.split(',') ?? [];
  const named = Object.fromEntries(
    flags
      .map((flag) => flag.split(':') as [string, string])
      .map(([name, value = 'true']) => [name, value]),
  );
  return {...(tool === 'vite' ? {NODE_ENV: 'production'} : {}), ...named, ...command?.env};
}

function flagValues(tool: ToolId, commands: readonly Command[]): Readonly<Record<string, Value>> {
  const watch = new Live('false', false, 'watch');
  const set = commands[0] ? flagsOf(commands[0], tool) : {};
  const {watch: _watch, _: _free, ...own} = set;
  if (tool !== 'vite') return {...own, watch};
  const modes = commands
    .map((command) => flagsOf(command, tool).mode)
    .map((mode) => (typeof mode === 'string' ? mode : 'production'));
  const mode = modes.includes('production') || modes.length === 0 ? 'production' : modes[0]!;
  return {
    mode: new Live(JSON.stringify(mode), mode, 'mode'),
    command: 'build',
    isSsrBuild: false,
    isPreview: false,
    ssrBuild: false,
  };
}

/** Returns the configurations of a tool with the flags of the script, and the module in which they stand. */
function configsOf(
  context: Context,
  input: Input,
  tool: Exclude<ToolId, 'tsc'>,
  commands: readonly Command[],
): [PlainObject[], Module] {
  const {files, pkg, pkgFile} = input;
  const found = input.configs.filter((config) => config.tool === tool).map(({file}) => file);
  const chosen = commands
    .map((command) => flagsOf(command, tool).config)
    .filter((name) => typeof name === 'string')
    .map((name) => join('', name));
  const wanted = chosen.filter((file) => files.has(file));
  const named = found.filter((file) => /(?:^|\/)[\w-]+\.config\.[\w.]*$/.test(file));
  const given = named.length > 0 ? named : found.slice(0, 1);
  const used =
    wanted.length > 0
      ? [...new Set(wanted)]
      : given.filter((file) => file === given[0] || !isImported(files, file));
  const configs: PlainObject[] = [];
  let module: Module | undefined;
  for (const file of used) {
    const {value, module: own} = context.evaluator.readFile(file);
    module ??= own;
    configs.push(...objectsOf(context, value));
  }
  const field = fields[tool].find((name) => pkg?.[name] !== undefined);
  if (used.length === 0 && field) configs.push(...objectsOf(context, pkg![field]));
  module ??= dummy(pkgFile ?? '', files.get(pkgFile ?? '') ?? '');
  const flags =
    commands.length === 1 || used.length === 0
      ? commands.map((command) => flagsOf(command, tool))
      : [];
  const extra = used.length === 0 && !field ? flags : flags.slice(0, 1);
  const bases =
    configs.length > 0
      ? configs
      : used.length > 0 || field
        ? []
        : extra.length > 0
          ? extra.map(() => ({}))
          : [];
  if (bases.length === 0) context.stop('code', 'export default', '');
  return [
    bases.map((config, index) =>
      withFlags(tool, config, extra[configs.length > 0 ? 0 : index] ?? {}),
    ),
    module,
  ];
}

/** Returns true if another pasted file imports a file. */
const isImported = (files: ReadonlyMap<string, string>, file: string): boolean =>
  [...files].some(
    ([other, text]) =>
      other !== file && text.includes(`/${file.replace(/^.*\//, '').replace(/\.\w+$/, '')}`),
  );

/** Returns the objects of an exported value: an object, a list, or what a function returns. */
function objectsOf(context: Context, value: Value): PlainObject[] {
  if (value instanceof Fn) return objectsOf(context, context.evaluator.callConfig(value));
  if (Array.isArray(value)) return value.flatMap((item) => objectsOf(context, item));
  if (isObject(value)) return [value];
  const known = settled(value);
  if (known !== value) return objectsOf(context, known);
  if (value instanceof Imported)
    context.stop(
      'helper',
      value.name,
      `\`${value.name === 'default' ? (/^\w+/.exec(value.code)?.[0] ?? value.name) : value.name}\` (\`${value.from}\`)`,
    );
  if (value instanceof Unread) {
    context.addUnread('export default', value);
    context.stop(
      value.why === 'reads-files'
        ? 'reads-files'
        : value.why === 'other-file'
          ? 'other-file'
          : value.name && !/^\w+\.\w+$/.test(value.name)
            ? 'helper'
            : 'code',
      value.name || 'export default',
      `\`${value.name || value.code.slice(0, 200)}\``,
    );
  }
  return [];
}

/** Adds the flags of a command, which override the file. */
function withFlags(tool: ToolId, config: PlainObject, flags: PlainObject): PlainObject {
  const {config: _config, watch: _watch, mode: _mode, _: free, ...own} = flags;
  if (Object.keys(own).length === 0 && free === undefined) return config;
  const withPlaces = (extra: PlainObject): PlainObject => {
    for (const [key, value] of Object.entries(extra)) config[key] = value;
    return config;
  };
  if (tool === 'vite') {
    const {outDir, sourcemap, minify, target, emptyOutDir} = own;
    const build = isObject(config.build) ? config.build : {};
    const set = Object.entries({outDir, sourcemap, minify, target, emptyOutDir}).filter(
      ([, value]) => value !== undefined,
    );
    for (const [key, value] of set) build[key] = value;
    return withPlaces({build});
  }
  if (tool === 'unbuild') return config;
  if (tool === 'rollup') {
    const {
      input,
      external,
      plugin: _plugin,
      file,
      dir,
      format,
      name,
      sourcemap,
      globals,
      ...others
    } = own;
    const entry = input ?? (Array.isArray(free) ? free : undefined);
    const list = isObject(config.output)
      ? [config.output]
      : Array.isArray(config.output)
        ? config.output
        : file !== undefined || dir !== undefined
          ? [{}]
          : [];
    const kind = Array.isArray(format) ? format[0] : format;
    for (const output of list.filter(isObject))
      for (const [key, value] of Object.entries({
        file,
        dir,
        format: kind,
        name,
        sourcemap,
        globals: isObject(globals) ? globals : undefined,
      }))
        if (value !== undefined) output[key] = value;
    return withPlaces({
      ...(entry === undefined ? {} : {input: entry}),
      ...(external === undefined ? {} : {external}),
      ...(list.length > 0 ? {output: list} : {}),
      ...Object.fromEntries(
        Object.entries(others).filter(([key]) => /^(?:preserveModules|treeshake)$/.test(key)),
      ),
    });
  }
  const {project: _project, ...rest} = own;
  return withPlaces({...rest, ...(free === undefined ? {} : {entry: free})});
}

/** Adds the notes that follow from the whole conversion. */
function finishNotes(
  context: Context,
  tool: ToolId,
  asked: readonly Command[],
  guessed: readonly Command[],
  scripts: Readonly<Record<string, string>>,
): void {
  const {evaluator, pkg} = context;
  const {used} = evaluator;
  for (const source of ['watch', 'env', 'flags'] as const)
    if (used.has(source)) context.note(source, source === 'env' ? 'process.env' : source);
  if (used.has('mode')) {
    const modes = Object.values(scripts)
      .flatMap((script) => script.match(/--mode[= ]\S+/g) ?? [])
      .filter((mode) => !/production/.test(mode));
    context.note('mode', 'mode', ...modes.map((mode) => `\`${mode}\``));
  }
  if (!pkg) context.note('package', 'package.json');
  if (
    isObject(pkg?.optionalDependencies) &&
    tool === 'tsup' &&
    Object.keys(pkg.optionalDependencies).length > 0
  )
    context.note('optional', 'optionalDependencies');
  if (guessed.some((command) => command.tool === 'tsc' && tool !== 'tsc' && !isCheck(command)))
    context.notes.delete('dts');
  const changed = newScripts(scripts, tool);
  for (const [name, script] of Object.entries(changed))
    context.note('scripts', 'scripts', `\`${name}\` → \`${script}\``);
  for (const {words} of asked.filter((command) => command.tool === tool))
    context.note('scripts', 'scripts', `\`${words[0]!} …\` → \`rslib\``);
}

/** Returns the scripts that change. */
function newScripts(
  scripts: Readonly<Record<string, string>>,
  tool: ToolId,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scripts)
      .map(([name, script]) => [name, newScript(script, tool, scripts), script] as const)
      .filter(([, next, script]) => next !== script && /\brslib\b/.test(next))
      .map(([name, next]) => [name, next]),
  );
}

/** Applies the lines that keep an old default. */
function keep(context: Context, items: readonly Item[], ids: readonly string[]): void {
  for (const [id, options] of context.restores) {
    if (!ids.includes(id)) continue;
    const isCjs = id === 'minify' || id === 'cjs-dynamic';
    const targets =
      id === 'dts' ? items.slice(0, 1) : items.filter(({format}) => !isCjs || format === 'cjs');
    for (const item of targets) merge(item.options, options);
  }
}

function merge(target: PlainObject, source: PlainObject, path = ''): void {
  for (const [key, value] of Object.entries(source)) {
    if (isObject(value) && isObject(target[key])) merge(target[key], value, `${path}${key}.`);
    else put(target, key, value);
  }
}

function result(
  context: Context,
  items: readonly Item[],
  config: string,
  input: Input,
  tool: ToolId,
  scripts: Readonly<Record<string, string>>,
): Conversion {
  const {pkg} = context;
  const type = pkg && (pkg.type === 'module' ? 'module' : 'commonjs');
  const notes = context.finishedNotes();
  const has = (id: NoteId) => notes.some((note) => note.id === id);
  if (has('api-extractor')) context.install.add('@microsoft/api-extractor');
  const sources = input.configs.map(({file}) => input.files.get(file) ?? '').join('\n');
  const imported = (sources.match(/(?:from\s*|require\(\s*)['"]([^'"]+)['"]/g) ?? []).map(
    (part) => /['"]([^'"]+)['"]/.exec(part)![1]!,
  );
  const old = [...tools[tool].packages, ...imported.filter((name) => knownPlugins.includes(name))];
  const installed = packagesIn(context, 'devDependencies', 'dependencies');
  const remove = [...new Set(old)].filter((name) =>
    installed.length > 0
      ? installed.includes(name)
      : name === tools[tool].packages[0] || imported.includes(name),
  );
  return {
    tool,
    verdict:
      config === ''
        ? 'no'
        : context.isMore || notes.some(({id}) => notComplete.has(id))
          ? 'notes'
          : 'complete',
    config,
    notes,
    questions: context.questions,
    unread: context.unread,
    options: context.used,
    keepable: [...context.restores.keys()].filter(has),
    install: [...context.install].filter((name) => !installed.includes(name)),
    remove: tool === 'tsc' ? remove.filter((name) => name === 'tsc-alias') : remove,
    scripts: newScripts(scripts, tool),
    items,
    manifest: type ? manifestOf(items, type) : '',
    state: nearestState(items, type),
    type,
  };
}

/** Prints a conversion: the configuration and the differences, or JSON. */
export function convertCommand(
  files: readonly InputFile[],
  {json = false, locale = 'en'}: {readonly json?: boolean; readonly locale?: Locale} = {},
): string {
  const {config, notes, questions, unread, broken, tool} = convert(files);
  if (json) {
    const texts = notes.map(({id, option, text}) => ({id, option, text: text[locale]}));
    const asked = questions.map(({id, text, answers, chosen}) => ({
      id,
      text: text[locale],
      answers: answers.map(({value}) => value),
      chosen,
    }));
    return `${JSON.stringify({config, notes: texts, questions: asked, unread, ...(broken && {broken})}, null, 2)}\n`;
  }
  if (broken) return `${broken.file}:${broken.line}:${broken.column}: ${broken.message}\n`;
  if (!tool) return 'No configuration of tsup, tsc, Vite, Rollup, unbuild or tsdown was found.\n';
  return [
    ...(config ? [config] : []),
    ...notes.map(({id, option, text}) => `${id} (${option}): ${text[locale]}`),
    ...questions.map(
      ({id, text, answers, chosen}) =>
        `? ${id}: ${text[locale]} (${answers.map(({value}) => (value === chosen ? `${value}, assumed` : value)).join(' / ')})`,
    ),
    ...unread.map(
      ({file, line, column, option, code}) =>
        `${file}:${line}:${column}: not read: ${option}: ${code.split('\n')[0]}`,
    ),
    '',
  ].join('\n');
}
