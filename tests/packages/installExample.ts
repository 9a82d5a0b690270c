import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {cacheDir, root} from '../../tools/support/paths';

export type ExampleSite = {
  readonly folder: string;
  /** Runs a script of a package with Node.js. Returns its output and exit code. */
  readonly node: (...args: readonly string[]) => {
    readonly code: number | null;
    readonly text: string;
  };
};

/**
 * Copies an example site and installs a package in it as npm would: from the packed file. Other packages are those of
 * the repository. The copy is a git repository of its own with one commit.
 */
export function installExample(name: string, packageName: string): ExampleSite {
  const folder = join(cacheDir, 'packages/examples', name);
  rmSync(folder, {recursive: true, force: true});
  cpSync(join(root, 'packages/examples', name), folder, {recursive: true});
  const output = execFileSync(process.execPath, ['tools/run.mjs', 'packages', packageName], {
    cwd: root,
    encoding: 'utf8',
  });
  const modules = join(folder, 'node_modules', packageName);
  mkdirSync(modules, {recursive: true});
  const file = join(root, output.trim().split('\n').at(-1)!);
  execFileSync('tar', ['-xzf', file, '--strip-components=1'], {cwd: modules});
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init');
  git('add', '--all', '--', ':!node_modules');
  git('commit', '--message', 'Example');
  return {
    folder,
    node(...args) {
      const env = {...process.env, NODE_OPTIONS: '', NO_COLOR: undefined, FORCE_COLOR: '0'};
      const {status, stdout, stderr} = spawnSync(process.execPath, args, {
        ...{cwd: folder, env, encoding: 'utf8'},
      });
      return {code: status, text: stdout + stderr};
    },
  };
}
