import {cpSync, mkdirSync, symlinkSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {writeFolder} from './siteFolder';

const repository = join(__dirname, '../..');

/** Environment variables for commands in the copy, without the settings of the site. */
export const plainEnv = {
  ...process.env,
  ...{SITE_URL: '', BASE_URL: '', PORT: '', NODE_OPTIONS: ''},
};

/** Creates a folder with the sources of the commands, links to their packages and the given files. Returns its path. */
export function copyRepository(files: Readonly<Record<string, string>> = {}): string {
  const root = writeFolder({'package.json': '{"type": "module"}', ...files});
  for (const name of [
    'tools',
    'packages',
    'src/site',
    'src/lib',
    'src/rslib',
    'src/config',
    'src/client',
  ]) {
    cpSync(join(repository, name), join(root, name), {recursive: true});
  }
  for (const name of ['tsx', 'sirv', 'esbuild', '@rspack/core', 'docusaurus-plugin-islands']) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), {recursive: true});
    symlinkSync(join(repository, 'node_modules', name), link, 'junction');
  }
  return root;
}
