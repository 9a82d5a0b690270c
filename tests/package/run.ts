import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {root} from '../../tools/support/paths';

export const packageDir = path.join(root, 'packages/rslib-docs');
export const cli = path.join(packageDir, 'dist/cli.js');

/** Since Node.js 24 the permission model is not experimental. With it, a write or a child process is an error. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Runs the packed command without the permission to write files or start processes. */
export async function runCli(
  args: readonly string[],
  {input, cwd = packageDir}: {readonly input?: string | Buffer; readonly cwd?: string} = {},
) {
  const flags = ['--no-warnings', permission, '--allow-fs-read=*'];
  const child = spawn(process.execPath, [...flags, cli, ...args], {cwd});
  child.stdin.on('error', () => undefined).end(input ?? '');
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.on('close', done)),
  ]);
  return {out, err, code};
}
