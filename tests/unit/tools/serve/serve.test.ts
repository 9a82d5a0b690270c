import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {freePort, listen, stopServer} from '../../../../tools/serve/listen';
import {copyRepository, plainEnv} from '../../../support/repositoryCopy';
import {writeSite} from '../../../support/siteFolder';

/** These tests run the command in a copy of the repository with a small, invented build. */
describe('the serve command', () => {
  let root: string;
  const running: ChildProcess[] = [];

  const serve = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/index.ts'], {
      cwd: root,
      env: {...plainEnv, ...env},
    });
    running.push(child);
    let output = '';
    const up = new Promise<string>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += String(chunk);
          if (/\/zh\/\n/.test(output)) resolve(output);
        });
    });
    const exit = once(child, 'close').then(([code]) => code as number | null);
    return {child, exit, up, output: () => output};
  };

  beforeAll(() => {
    root = copyRepository();
    cpSync(writeSite(), join(root, 'build'), {recursive: true});
  });

  afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

  it('prints both addresses, answers there, and stops on SIGTERM', async () => {
    const port = await freePort();
    const {child, exit, up} = serve({PORT: String(port)});
    expect(await up).toContain(`  http://localhost:${port}/\n  http://localhost:${port}/zh/\n`);
    expect((await fetch(`http://localhost:${port}/guide/start/`)).status).toBe(200);
    child.kill('SIGTERM');
    // On Windows, which has no signals, the process ends without an exit code.
    expect(await exit).toBe(process.platform === 'win32' ? null : 0);
  }, 20_000);

  it('ends with an error when the port in PORT is taken', async () => {
    const other = createServer();
    const port = await listen(other);
    const {exit, output} = serve({PORT: String(port)});
    expect(await exit).toBe(1);
    expect(output()).toContain(`Port ${port} is taken`);
    await stopServer(other);
  }, 20_000);

  it('uses the next free port when the default one is taken, and prints it', async () => {
    const other = createServer();
    await listen(other, 3000);
    const output = await serve({}).up;
    const port = Number(/localhost:(\d+)\/\n/.exec(output)?.[1]);
    expect(port).toBeGreaterThan(3000);
    expect(output).toContain(`Port 3000 is taken, using ${port}.`);
    expect((await fetch(`http://localhost:${port}/zh/`)).status).toBe(200);
    await stopServer(other);
  }, 20_000);

  it('rejects a build with another base path', async () => {
    writeFileSync(join(root, 'build/.complete'), JSON.stringify({fingerprint: '', base: '/pr-7/'}));
    const {exit, output} = serve({PORT: String(await freePort())});
    expect(await exit).toBe(1);
    expect(output()).toContain('BASE_URL=/pr-7/');
  }, 20_000);
});
