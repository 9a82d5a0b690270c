import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {filesIn, hashOf} from '../support/files';

const folders = ['docs', 'blog', 'i18n', 'src', 'packages', 'static', 'examples'];
const configs = ['sidebars.ts', 'docusaurus.config.ts', 'tsconfig.json'];
const packages = ['package.json', 'package-lock.json'];
const ignored = new Set(['node_modules', 'dist', '.work', '.DS_Store']);

const addresses = ['SITE_URL', 'BASE_URL'];
const search = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_HOSTS'];

/** Returns a hash of all inputs of a build: its files, its settings, and the commit, which dates of pages depend on. */
export function fingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  commit: string,
): string {
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesIn(join(root, folder), ignored).map((file) => `${folder}/${file}`));
  const settings = [...addresses, ...search].map((name) => env[name] ?? '');
  const inputs = [settings, commit, hashOf(root, [...files, ...configs, ...packages])];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}
