import {spawn, type SpawnOptions} from 'node:child_process';
import {realpathSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {root} from './paths';

/** Ends the command with a message for people, without a stack. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Runs a script's entry when the script itself was called, not when it was imported. */
export function run(moduleUrl: string, main: () => Promise<void>): void {
  const called = process.argv[1] && realpathSync(process.argv[1]);
  if (called !== realpathSync(fileURLToPath(moduleUrl))) return;
  main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
}

type ExecOptions = SpawnOptions & {
  /** Called with what a Node program says by `process.send`, where `stdio` has a channel for it. */
  readonly onMessage?: (message: unknown) => void;
};

/** Runs a program without a shell and shows what it prints; its exit code, 1 when a signal ended it. */
export function exec(
  program: string,
  args: readonly string[],
  {onMessage, ...options}: ExecOptions = {},
): Promise<number> {
  return new Promise((done, reject) => {
    const child = spawn(program, args, {cwd: root, stdio: 'inherit', ...options});
    if (onMessage) child.on('message', onMessage);
    // Ctrl+C reaches the program by itself; who stops only us means it as well.
    const stop = (): void => void child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', stop);
      done(code ?? 1);
    });
  });
}

/** Runs a JavaScript command of an installed package, given as a path in `node_modules`. */
export function execModule(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  options: ExecOptions = {},
): Promise<number> {
  return exec(process.execPath, [join(root, 'node_modules', file), ...args], {
    ...options,
    env: {...process.env, ...env},
  });
}
