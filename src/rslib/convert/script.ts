import {isObject, type PlainObject, type Value} from './evaluate';
import type {ToolId} from './tools';

/** A command of a script: the tool, its arguments and the environment variables in front of it. */
export type Command = {
  readonly tool: ToolId | undefined;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

const programs: Readonly<Record<string, ToolId>> = {
  tsup: 'tsup',
  'tsup-node': 'tsup',
  tsc: 'tsc',
  vite: 'vite',
  rollup: 'rollup',
  unbuild: 'unbuild',
  tsdown: 'tsdown',
};

/** Splits a command line at spaces outside of quotes. */
function wordsOf(line: string): readonly string[] {
  return (line.match(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'])+/g) ?? []).map((word) =>
    word.replace(/^(['"])(.*)\1$/, '$2').replace(/=(['"])(.*)\1$/, '=$2'),
  );
}

/** Returns the commands of a script in order; those of scripts that it runs as well. */
export function commandsOf(
  script: string,
  scripts: Readonly<Record<string, string>> = {},
  depth = 0,
): readonly Command[] {
  if (depth > 5) return [];
  return script.split(/\s*(?:&&|\|\||;|\n|(?<!&)&(?!&))\s*/).flatMap((line) => {
    const words = [...wordsOf(line.trim())];
    const env: Record<string, string> = {};
    while (
      words.length > 0 &&
      (/^[A-Z_][A-Z0-9_]*=/i.test(words[0]!) ||
        /^(?:cross-env|dotenv|npx|pnpx|bunx|exec|time)$/.test(words[0]!))
    ) {
      const [name, ...value] = words.shift()!.split('=');
      if (value.length > 0) env[name!] = value.join('=');
    }
    if (/^(?:npm|pnpm|yarn|bun)$/.test(words[0] ?? '') && /^(?:exec|dlx|x)$/.test(words[1] ?? ''))
      words.splice(0, words[2] === '--' ? 3 : 2);
    const called = calledScripts(words, scripts);
    if (called.length > 0)
      return called.flatMap((name) => commandsOf(scripts[name]!, scripts, depth + 1));
    const program = (words[0] ?? '')
      .replace(/^.*node_modules\/(?:\.bin\/)?/, '')
      .replace(/^typescript\/bin\//, '');
    return words.length === 0 ? [] : [{tool: programs[program], words, env}];
  });
}

/** Returns the names of the scripts that a command runs: `npm run a`, `run-p build:*`, `concurrently "npm:a"`. */
function calledScripts(
  words: readonly string[],
  scripts: Readonly<Record<string, string>>,
): readonly string[] {
  const [first = '', ...rest] = words;
  const isManager = /^(?:npm|pnpm|yarn|bun)$/.test(first);
  const isRunner = /^(?:run-s|run-p|npm-run-all2?|concurrently)$/.test(first);
  if (!isManager && !isRunner) return [];
  const names = rest
    .filter((word) => !word.startsWith('-') && word !== 'run')
    .flatMap((word) => word.split(/\s+/))
    .map((word) => word.replace(/^npm:/, ''));
  const patterns = isManager ? names.slice(0, 1) : names;
  return patterns.flatMap((pattern) => {
    const expression = new RegExp(
      `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '[^:]*')}$`,
    );
    return Object.keys(scripts).filter((name) => expression.test(name));
  });
}

/** Returns the scripts of package.json. */
export function scriptsOf(pkg: PlainObject | undefined): Readonly<Record<string, string>> {
  const {scripts} = pkg ?? {};
  return isObject(scripts) ? (scripts as Record<string, string>) : {};
}

/** Returns the commands that build the package: those of `build`, or of the first script with the tool. */
export function buildCommands(
  scripts: Readonly<Record<string, string>>,
  tool?: ToolId,
): readonly Command[] {
  const names = [
    'build',
    'build:lib',
    'prepublishOnly',
    'prepack',
    'prepare',
    'compile',
    'dist',
    'bundle',
    ...Object.keys(scripts),
  ];
  for (const name of names) {
    if (scripts[name] === undefined || /watch|dev|start|test|lint|check/.test(name)) continue;
    const commands = commandsOf(scripts[name], scripts);
    if (
      commands.some(
        (command) =>
          command.tool !== undefined &&
          command.tool === (tool ?? command.tool) &&
          !isCheck(command),
      )
    )
      return commands;
  }
  return [];
}

/** Returns true if a command checks types and writes nothing. */
export const isCheck = ({tool, words}: Command): boolean =>
  tool === 'tsc' && words.includes('--noEmit');

/** Flags with several values, those that stand for other names, and those without a value, by tool. */
const aliases: Readonly<Record<string, string>> = {
  d: 'outDir',
  'out-dir': 'outDir',
  f: 'format',
  t: 'target',
  e: 'external',
  c: 'config',
  p: 'project',
  b: 'build',
  i: 'input',
  o: 'file',
  m: 'sourcemap',
  n: 'name',
  w: 'watch',
  h: 'help',
  outDir: 'outDir',
  dir: 'dir',
};
const lists =
  /^(?:format|external|noExternal|target|entry|neverBundle|alwaysBundle|pure|plugin|globals)$/;
const switches =
  /^(?:dts|clean|minify|sourcemap|splitting|treeshake|shims|legacyOutput|injectStyle|watch|silent|metafile|cjsInterop|dtsOnly|dtsResolve|experimentalDts|keepNames|replaceNodeEnv|skipNodeModulesBundle|minifyWhitespace|minifyIdentifiers|minifySyntax|bundle|unbundle|exports|publint|attw|unused|report|failOnWarn|ssr|emptyOutDir|force|stub|parallel|noEmit|build|declaration|emitDeclarationOnly|sourceMap|declarationMap|removeComments|composite|incremental|help|compact|preserveModules|verbose)$/;

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Reads the flags of a command as options; arguments without a flag are in `_`. */
export function flagsOf({words}: Pick<Command, 'words'>, tool: ToolId): PlainObject {
  const out: PlainObject = {};
  const free: string[] = [];
  for (let index = 1; index < words.length; index++) {
    const word = words[index]!;
    const match = /^--?([^=]+)(?:=(.*))?$/.exec(word);
    if (!match) {
      free.push(word);
      continue;
    }
    const isNegated = /^--no-/.test(word) && !/^--no-external/.test(word);
    const short = match[1]!.replace(/^no-(?!external)/, '');
    const name =
      tool === 'rollup' && short === 'd'
        ? 'dir'
        : tool === 'tsc' && short === 't'
          ? 'target'
          : tool === 'tsc' && short === 'm'
            ? 'module'
            : (aliases[short] ?? camel(short));
    const next = words[index + 1];
    const takesNext =
      match[2] === undefined &&
      !isNegated &&
      next !== undefined &&
      !next.startsWith('-') &&
      (!switches.test(name) ||
        /^(?:true|false|inline|hidden|terser|esbuild|oxc|recommended|smallest|dts-only)$/.test(
          next,
        ));
    const text = match[2] ?? (takesNext ? words[++index]! : undefined);
    const value: Value = isNegated
      ? false
      : text === undefined || text === 'true'
        ? true
        : text === 'false'
          ? false
          : text;
    const [group, key] = name.split(/\.(.*)/s);
    if (key) {
      const before = out[group!];
      out[group!] = {...(isObject(before) ? before : {}), [key]: value};
    } else if (lists.test(name) && typeof value === 'string') {
      const before = out[name];
      out[name] = [...(Array.isArray(before) ? before : []), ...value.split(',').filter(Boolean)];
    } else out[name] = value;
  }
  if (free.length > 0) out._ = free;
  return out;
}

/** Returns a script with the commands of the old tool replaced by `rslib`. */
export function newScript(
  script: string,
  tool: ToolId,
  scripts: Readonly<Record<string, string>> = {},
): string {
  const isTsc = tool === 'tsc';
  const parts = script.split(/(\s*(?:&&|;)\s*)/);
  const out: string[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const commands = commandsOf(parts[index]!, scripts);
    const [command] = commands;
    const isSame = commands.every((other) => other.tool === tool);
    const text = parts[index]!.trim();
    let next = text;
    if (command?.tool === tool && isSame && !isCheck(command)) {
      const isWatch =
        command.words.some((word) => /^(?:--watch|-w)$/.test(word)) || /--stub/.test(text);
      const isDev = tool === 'vite' && !/\bbuild\b/.test(text);
      next = isDev ? text : isWatch ? 'rslib --watch' : 'rslib';
    } else if (
      /^(?:rm -rf|rimraf|del|shx rm|del-cli)\b/.test(text) &&
      /\brslib\b|\btsup\b|\btsc\b|\brollup\b|\bvite\b|\bunbuild\b|\btsdown\b/.test(script)
    )
      next = '';
    else if (isTsc && /^tsc-alias\b/.test(text)) next = '';
    if (next && next !== out.at(-1)) out.push(next);
  }
  return out.join(' && ');
}
