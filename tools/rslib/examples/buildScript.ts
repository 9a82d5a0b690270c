/** One command of a build script. Its working directory `folder` is relative to the example. */
export type Step = {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder?: string;
};

/** The npm package of each program whose name differs from that of its package. */
const packages: Readonly<Record<string, string>> = {
  // Build scripts use Node.js only to call Rslib's JavaScript API.
  node: '@rslib/core',
  rsbuild: '@rsbuild/core',
  rslib: '@rslib/core',
  rstest: '@rstest/core',
  tsc: 'typescript',
};

const own: readonly string[] = ['rslib', 'node'];

/** Build tools that pages compare with Rslib. A build script with one of them has only that command. */
const compared: readonly string[] = ['rollup', 'tsc', 'tsdown', 'tsup', 'unbuild', 'vite'];

export function packageOf(program: string): string {
  return packages[program] ?? program;
}

/**
 * Parses a build script of commands with plain arguments, joined by `&&`. Throws if the first program is not a build
 * tool listed above. Also throws on other shell syntax, because commands are run without a shell.
 */
export function parseBuildScript(script: string | undefined): readonly [Step, ...Step[]] {
  if (script === undefined) {
    throw new Error('package.json has no script "build".');
  }
  const steps = script.split('&&').map((part): Step => {
    const [program, ...args] = part.trim().split(/\s+/);
    if (!program || /["'`$|;<>()\\]/.test(part)) {
      throw new Error(`The script "build" may only contain programs joined by &&: ${script}`);
    }
    return {program, args};
  });
  const [first, ...rest] = steps;
  const builds =
    own.includes(first?.program ?? '') ||
    (steps.length === 1 && compared.includes(first?.program ?? ''));
  if (!first || !builds) {
    throw new Error(
      `The script "build" must begin with ${own.join(' or ')}, or be ${compared.join(' or ')}: ${script}`,
    );
  }
  return [first, ...rest];
}

export function commandLine(steps: readonly Step[]): string {
  return steps
    .map(({program, args}) => [...(program === 'node' ? [] : ['npx']), program, ...args].join(' '))
    .join(' && ');
}
