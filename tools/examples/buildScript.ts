/** One command of a build script. Its working directory `folder` is relative to the example. */
export type Step = {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder?: string;
};

/** npm packages by program, for programs whose name differs from the name of their package. */
const packages: Readonly<Record<string, string>> = {
  // Build scripts use Node.js only to call Rslib's JavaScript API.
  node: '@rslib/core',
  rsbuild: '@rsbuild/core',
  rslib: '@rslib/core',
  tsc: 'typescript',
};

const own: readonly string[] = ['rslib', 'node'];

/** Other build tools, which pages compare with Rslib. A build script that uses one has no second command. */
const compared: readonly string[] = ['rollup', 'tsc', 'tsup', 'unbuild'];

export function packageOf(program: string): string {
  return packages[program] ?? program;
}

/**
 * Parses a build script of programs with plain arguments, joined by `&&`. Throws on other shell syntax, because the
 * script is run without a shell, and if the first program is not one of the build tools above.
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
