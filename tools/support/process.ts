import {spawn, type SpawnOptions} from 'node:child_process';
import {once} from 'node:events';
import {realpathSync} from 'node:fs';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {root} from './paths';

/** Prints a message without a stack and exits with code 1. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Runs `main` if the module is the script of the process, not if it is imported. */
export function run(moduleUrl: string, main: () => void | Promise<void>): void {
  const script = process.argv[1] && realpathSync(process.argv[1]);
  if (script !== realpathSync(fileURLToPath(moduleUrl))) return;
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
}

/**
 * Runs a program without a shell and shows its output, with `prefix` before each line. Returns the exit code, 1 after a
 * signal.
 */
export async function exec(
  program: string,
  args: readonly string[],
  {prefix, ...options}: SpawnOptions & {readonly prefix?: string} = {},
): Promise<number> {
  const stdio =
    prefix === undefined ? 'inherit' : ['inherit' as const, 'pipe' as const, 'pipe' as const];
  const child = spawn(program, args, {cwd: root, stdio, ...options});
  for (const [input, output] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    if (prefix === undefined || !input) continue;
    createInterface(input).on('line', (line) => void output.write(`${prefix}${line}\n`));
  }
  // Ctrl+C reaches the program as well as this process. SIGTERM reaches only this process, which passes it on.
  const stop = (): void => void child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGTERM', stop);
  return code ?? 1;
}

/** Runs a script of an installed package, given by its path in `node_modules`. */
export function execModule(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  options: SpawnOptions = {},
): Promise<number> {
  return exec(process.execPath, [join(root, 'node_modules', file), ...args], {
    ...options,
    env: {...process.env, ...env},
  });
}
