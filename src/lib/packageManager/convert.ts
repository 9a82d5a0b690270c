/** The package managers of the install tabs, in the order of their tabs (spec 2.5). */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];

const runner: Readonly<Record<PackageManager, {exec: string; dlx: string}>> = {
  npm: {exec: 'npx', dlx: 'npx -y'},
  yarn: {exec: 'yarn', dlx: 'yarn dlx'},
  pnpm: {exec: 'pnpm exec', dlx: 'pnpm dlx'},
  bun: {exec: 'bunx', dlx: 'bunx'},
};

/**
 * Writes an npm command (without `npm`) for a package manager: `install`, `install [-D] pkg…`,
 * `create name@tag …`, `exec bin …`, `dlx pkg …`, `run script …`. Other commands throw.
 */
export function convertCommand(command: string, manager: PackageManager): string {
  const [verb = '', ...all] = command.trim().split(/\s+/);
  // Only npm needs `--` between its own flags and those of what it runs.
  const rest = manager === 'npm' ? all : all.filter((part) => part !== '--');
  const args = rest.join(' ');
  switch (verb) {
    case 'install': {
      if (rest.length === 0) return `${manager} install`;
      return `${manager} ${manager === 'npm' ? 'install' : 'add'} ${args}`;
    }
    case 'create':
      return `${manager} create ${manager === 'yarn' ? args.replace(/@latest\b/, '') : separateFlags(args, manager)}`;
    case 'exec':
      return `${runner[manager].exec} ${args}`;
    case 'dlx':
      return `${runner[manager].dlx} ${args}`;
    case 'run':
      return manager === 'yarn' ? `yarn ${args}` : `${manager} run ${args}`;
    default:
      throw new Error(`PackageManagerTabs cannot convert "${command}"`);
  }
}

/** npm hands flags to the created package only behind `--`. */
function separateFlags(args: string, manager: PackageManager): string {
  return manager === 'npm' && / -/.test(args) && !args.includes(' -- ')
    ? args.replace(/ (?=-)/, ' -- ')
    : args;
}
