import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {freePort, listen} from '../../../../tools/serve/listen';
import {removeFolder, writeSite} from '../../../support/siteFolder';

const repository = join(__dirname, '../../../..');

/** The command itself, in a copy of the repository that holds a small finished build. */
describe('the serve command', () => {
  let root: string;
  const running: ChildProcess[] = [];

  const serve = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/index.ts'], {
      cwd: root,
      env: {...process.env, SITE_URL: '', BASE_URL: '', PORT: '', NODE_OPTIONS: '', ...env},
    });
    running.push(child);
    let output = '';
    const heard = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    const exit = new Promise<number | null>((resolve) =>
      child.once('exit', (code) => resolve(code)),
    );
    const up = new Promise<string>((resolve) => {
      const check = (): void => void (/\/zh\/\n/.test(output) && resolve(output));
      child.stdout.on('data', check);
    });
    return {child, exit, up, said: () => output};
  };

  beforeAll(() => {
    const site = writeSite();
    root = `${site}-root`;
    mkdirSync(root);
    renameSync(site, join(root, 'build'));
    for (const name of ['tools', 'src/site', 'src/lib', 'src/config']) {
      cpSync(join(repository, name), join(root, name), {recursive: true});
    }
    writeFileSync(join(root, 'package.json'), '{"type": "module"}');
    symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');
  });

  afterAll(() => {
    running.forEach((child) => child.kill('SIGKILL'));
    removeFolder(root);
  });

  it('prints both addresses, answers there, and stops on SIGTERM', async () => {
    const port = await freePort();
    const {child, exit, up} = serve({PORT: String(port)});
    const said = await up;
    expect(said).toContain(`http://localhost:${port}/\n`);
    expect(said).toContain(`http://localhost:${port}/zh/\n`);
    expect((await fetch(`http://localhost:${port}/guide/start/`)).status).toBe(200);
    child.kill('SIGTERM');
    // Windows has no signals: there the process just ends.
    expect(await exit).toBe(process.platform === 'win32' ? null : 0);
  }, 20_000);

  it('ends with an error when the port in PORT is taken', async () => {
    const other = createServer();
    const port = await freePort();
    await listen(other, port, true);
    const {exit, said} = serve({PORT: String(port)});
    expect(await exit).toBe(1);
    expect(said()).toContain(`Port ${port} is taken`);
    other.close();
  }, 20_000);

  it('takes the next free port when the default one is taken, and prints it', async () => {
    const other = createServer();
    await listen(other, 3000, true);
    const {child, exit, up} = serve({});
    const said = await up;
    const port = Number(/localhost:(\d+)\/\n/.exec(said)?.[1]);
    expect(port).toBeGreaterThan(3000);
    expect(said).toContain(`Port 3000 is taken, using ${port}.`);
    expect((await fetch(`http://localhost:${port}/zh/`)).status).toBe(200);
    child.kill('SIGTERM');
    await exit;
    other.close();
  }, 20_000);

  it('rejects a build with another base path', async () => {
    writeFileSync(join(root, 'build/.complete'), JSON.stringify({fingerprint: '', base: '/pr-7/'}));
    const {exit, said} = serve({PORT: String(await freePort())});
    expect(await exit).toBe(1);
    expect(said()).toContain('BASE_URL=/pr-7/');
  }, 20_000);
});
