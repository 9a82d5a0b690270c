import {spawn} from 'node:child_process';
import {closeSync, existsSync, openSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

type Result = {readonly exitCode: number; readonly output: string};

/** Time after which a program is stopped, in ms. */
const timeoutMs = 180_000;

/** Runs a script with the executable `node`. Stdout and stderr go to one file, which preserves their order. */
export function runNode(
  script: string,
  args: readonly string[],
  {
    cwd,
    logFile,
    node = process.execPath,
  }: {readonly cwd: string; readonly logFile: string; readonly node?: string},
): Promise<Result> {
  const log = openSync(logFile, 'w');
  return new Promise<Result>((resolve, reject) => {
    const child = spawn(node, [script, ...args], {
      cwd,
      env: plainEnvironment(process.env),
      stdio: ['ignore', log, log],
      timeout: timeoutMs,
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const output = readFileSync(logFile, 'utf8');
      // A signal ended the program, after the timeout or for lack of memory.
      if (code === null) resolve({exitCode: 1, output: `${output}\n(ended by ${signal})\n`});
      else resolve({exitCode: code, output});
    });
  }).finally(() => {
    closeSync(log);
    rmSync(logFile, {force: true});
  });
}

/** Returns the environment without variables of npm, a test runner or a terminal that would change the output. */
function plainEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const unwanted =
    /^(npm_(?!config_(registry|cache|userconfig|globalconfig)$)|NODE_ENV$|NODE_OPTIONS$|DEBUG$|FORCE_COLOR$|CI$|INIT_CWD$|JEST_)/i;
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !unwanted.test(name))),
    NO_COLOR: '1',
  };
}

/** Returns the path of `npm-cli.js`, of the npm that started this process or else of the one installed with Node.js. */
export function npmScript(): string {
  const started = process.env['npm_execpath'];
  const node = path.dirname(process.execPath);
  const candidates = [
    ...(started !== undefined && path.basename(started) === 'npm-cli.js' ? [started] : []),
    path.join(node, 'node_modules/npm/bin/npm-cli.js'),
    path.join(node, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(node, '../share/nodejs/npm/bin/npm-cli.js'),
  ];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) {
    throw new Error('npm was not found. Run this command with `npm run`.');
  }
  return found;
}
