/** One program of a build script with its arguments, and the folder below the example that it runs in. */
export type Step = {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder?: string;
};

/** The npm packages of programs that are not called like their package. */
const packages: Readonly<Record<string, string>> = {
  rsbuild: '@rsbuild/core',
  rslib: '@rslib/core',
  tsc: 'typescript',
};

const own = 'rslib';

/** Programs that pages compare Rslib with. Each builds alone. */
const compared: readonly string[] = ['rollup', 'tsc', 'tsup', 'unbuild'];

/** The npm package that brings a program. */
export function packageOf(program: string): string {
  return packages[program] ?? program;
}

/**
 * The steps of a package's build script, which are run without a shell: programs with plain
 * arguments, joined by `&&`, of which the first builds the package. Throws on anything that only a
 * shell understands, and without a program that builds.
 */
export function parseBuildScript(script: string | undefined): readonly [Step, ...Step[]] {
  if (script === undefined) {
    throw new Error('package.json has no script "build".');
  }
  const steps = script.split('&&').map((part): Step => {
    const [program, ...args] = part.trim().split(/\s+/);
    if (!program || /["'`$|;<>()\\]/.test(part)) {
      throw new Error(`The script "build" is more than programs joined by &&: ${script}`);
    }
    return {program, args};
  });
  const [first, ...rest] = steps;
  const builds =
    first?.program === own || (steps.length === 1 && compared.includes(first?.program ?? ''));
  if (!first || !builds) {
    throw new Error(
      `The script "build" does not begin with ${own}, nor is it ${compared.join(' or ')}: ${script}`,
    );
  }
  return [first, ...rest];
}

/** What a reader types to run the steps by hand. */
export function commandLine(steps: readonly Step[]): string {
  return steps.map(({program, args}) => ['npx', program, ...args].join(' ')).join(' && ');
}
