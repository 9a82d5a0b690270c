/** Package managers of the install tabs, in tab order. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type PackageManager = (typeof packageManagers)[number];

const runner: Readonly<Record<PackageManager, {exec: string; dlx: string}>> = {
  npm: {exec: 'npx', dlx: 'npx -y'},
  yarn: {exec: 'yarn', dlx: 'yarn dlx'},
  pnpm: {exec: 'pnpm exec', dlx: 'pnpm dlx'},
  bun: {exec: 'bunx', dlx: 'bunx'},
};

/** Flags that `install` may have, each with the spelling that all four package managers accept. */
const shared: Readonly<Record<string, string>> = {
  '-D': '-D',
  '--save-dev': '-D',
  '-E': '-E',
  '--save-exact': '-E',
};

/** Built-in commands of Yarn 1 and later. A script or program of the same name needs `yarn run`. */
const yarnCommands = new Set(
  'access add audit autoclean bin cache check config constraints create dedupe dlx exec explain global help import info init install licenses link list login logout node npm outdated owner pack patch plugin policies publish rebuild remove run search set stage tag team unlink unplug up upgrade version versions why workspace workspaces'.split(
    ' ',
  ),
);

/** Commands about publishing, which have other names in some package managers. The default is that of npm. */
const publishing = new Map<string, Partial<Record<PackageManager, string>>>([
  ['login', {yarn: 'yarn npm login', bun: 'bunx npm login'}],
  ['pack', {bun: 'bun pm pack'}],
  ['publish', {yarn: 'yarn npm publish'}],
  ['version', {bun: 'bun pm version'}],
]);

const shellCommands = new Set(['cd', 'diff', 'mkdir', 'mv', 'node', 'rm']);

/**
 * Converts npm commands (without `npm`) to a package manager: `install [-D] [pkg…]`, `uninstall pkg…`,
 * `create name@tag …`, `exec bin …`, `dlx pkg …` (or `npx pkg …`), `run script …`, `login`, `pack`, `publish`,
 * `version …`. Commands may be joined by `&&` or line breaks, and mixed with comments (`# …`) and the
 * commands of a shell in `shellCommands`. Throws on any other command or flag.
 */
export function convertCommand(command: string, manager: PackageManager): string {
  const lines = command.trim().split(/\s*\n\s*/);
  return lines.map((line) => convertLine(line, manager)).join('\n');
}

function convertLine(line: string, manager: PackageManager): string {
  const [, commands = '', comment = ''] = /^(.*?)((?:^|\s+)#\s.*)?$/.exec(line) ?? [];
  if (commands === '' && comment !== '') return comment;
  const converted = commands.split(/\s+&&\s+/).map((part) => convertOne(part, manager));
  return converted.join(' && ') + comment;
}

function convertOne(command: string, manager: PackageManager): string {
  const [verb = '', ...all] = command.trim().split(/\s+/);
  if (shellCommands.has(verb)) return [verb, ...all].join(' ');
  // Removes `--`, which only npm needs between npm's flags and the flags of a program.
  const rest = manager === 'npm' ? all : all.filter((part) => part !== '--');
  const own = publishing.get(verb);
  if (own) return [own[manager] ?? `${manager} ${verb}`, ...rest].join(' ');
  if (verb === 'install') return install(rest, manager, command);
  // `-y` suppresses the prompt of `npx`. The other package managers do not prompt and lack the flag.
  const named = verb === 'npx' && /^(?:-y|--yes)$/.test(rest[0] ?? '') ? rest.slice(1) : rest;
  const [name = '-'] = named;
  const args = named.join(' ');
  if (name.startsWith('-')) throw new Error(cannotConvert(command));
  const yarn = yarnCommands.has(name) ? 'yarn run' : runner.yarn.exec;
  switch (verb) {
    case 'uninstall':
      if (/ -/.test(args)) throw new Error(cannotConvert(command));
      return `${manager} ${manager === 'npm' ? 'uninstall' : 'remove'} ${args}`;
    case 'create':
      return `${manager} create ${manager === 'yarn' ? args.replace(/@latest(?= |$)/, '') : separateFlags(args, manager)}`;
    case 'exec':
      return `${manager === 'yarn' ? yarn : runner[manager].exec} ${args}`;
    case 'npx':
      return manager === 'npm' ? `npx ${rest.join(' ')}` : `${runner[manager].dlx} ${args}`;
    case 'dlx':
      return `${runner[manager].dlx} ${args}`;
    case 'run':
      return manager === 'yarn'
        ? `${yarn} ${args}`
        : `${manager} run ${separateFlags(args, manager)}`;
    default:
      throw new Error(cannotConvert(command));
  }
}

function cannotConvert(
  command: string,
  reason = 'src/components/README.md lists its commands',
): string {
  return `PackageManagerTabs cannot convert "${command}": ${reason}`;
}

function install(args: readonly string[], manager: PackageManager, command: string): string {
  if (args.length === 0) return `${manager} install`;
  const words = args.map((word) => (word.startsWith('-') ? shared[word] : word));
  if (words.includes(undefined) || words.every((word) => word?.startsWith('-'))) {
    throw new Error(
      cannotConvert(
        command,
        `the four managers share ${Object.keys(shared).join(', ')} before packages, and no other flag`,
      ),
    );
  }
  return `${manager} ${manager === 'npm' ? 'install' : 'add'} ${words.join(' ')}`;
}

/** Adds `--` before the flags for npm, which otherwise does not pass them to a script or a `create` package. */
function separateFlags(args: string, manager: PackageManager): string {
  return manager === 'npm' && / -/.test(args) && !args.includes(' -- ')
    ? args.replace(/ (?=-)/, ' -- ')
    : args;
}
