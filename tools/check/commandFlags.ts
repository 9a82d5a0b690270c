/** Flags that pages may use, by program. Not listed are flags that only the component PackageManagerTabs writes. */
const otherPrograms: Readonly<Record<string, readonly string[]>> = {
  'create-rslib': [
    ...['--dir', '--help', '--no-git', '--override', '--package-name', '--skill', '--template'],
    '--tools',
  ],
  // In a command of PackageManagerTabs the name of the package manager is missing.
  pack: ['--dry-run'],
  modern: ['--platform', '--watch'],
  node: [
    ...['--enable-source-maps', '--experimental-strip-types', '--experimental-transform-types'],
    ...['--experimental-wasm-modules', '--test', '--watch'],
  ],
  npm: ['--access', '--dry-run', '--if-present', '--workspaces'],
  rollup: ['--config', '--watch'],
  rstest: ['--watch'],
  storybook: [],
  taze: ['--include'],
  tsc: ['--build', '--isolatedDeclarations', '--noEmit', '--project', '--watch'],
  unbuild: ['--stub'],
  'vue-tsc': ['--declaration', '--emitDeclarationOnly', '--noEmit', '--outDir'],
};

export type FlagUse = {
  readonly flag: string;
  /** The program in whose command the flag is; undefined for a flag outside of a command. */
  readonly program: string | undefined;
};

const own = 'rslib';

/** Words that may precede the name of the program in a command. */
const runners = new Set(['$', 'npx', 'bunx', 'pnpm', 'yarn', 'bun', 'exec', 'dlx', 'run', '-y']);

/** Returns the flags in code, each with the program of its command. */
export function flagsUsed(code: string): readonly FlagUse[] {
  return code.split(/\n|&&|\|\||[;|"'`]|\/\/|#/).flatMap((command) => {
    const flags = [...command.matchAll(/(?<![\w-])--[a-zA-Z][\w-]*/g)].map(([flag]) => flag);
    const program = programOf(command);
    return flags.map((flag) => ({flag, program}));
  });
}

/** Returns the program that a command runs; undefined for an unknown program, or for text that is no command. */
export function programOf(command: string): string | undefined {
  const created = /\bcreate(?:\s+|-)([a-z][\w-]*)(?:@\S+)?/.exec(command)?.[1];
  if (created !== undefined) {
    return `create-${created}`;
  }
  // A message of TypeScript, such as `TS9007: …`, names flags of TypeScript.
  if (/\bTS\d+\b/.test(command)) {
    return 'tsc';
  }
  const words = command.trim().split(/\s+/);
  const [first = ''] = words.filter((word) => !runners.has(word) && !/^[A-Z_]+=/.test(word));
  const name = first.replace(/^.*\//, '').replace(/@[\w.^~-]+$/, '');
  return name === own || name in otherPrograms ? name : undefined;
}

/**
 * Returns a problem if the program does not have the flag. A flag outside of a command may belong to Rslib, whose flags
 * are `known`, or to a program that is used in the same section (`nearby`).
 */
export function flagProblem(
  {flag, program}: FlagUse,
  known: ReadonlySet<string>,
  nearby: readonly string[],
): string | undefined {
  const has = (name: string): boolean =>
    name === own ? known.has(flag) : (otherPrograms[name]?.includes(flag) ?? false);
  const programs = program === undefined ? [own, ...nearby] : [program];
  return programs.some(has) ? undefined : `${program ?? own} has no ${flag}`;
}
