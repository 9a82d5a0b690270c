import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

const folders = ['docs', 'blog', 'i18n', 'src', 'static', 'examples'];
const configs = ['sidebars.ts', 'docusaurus.config.ts', 'tsconfig.json'];
const packages = ['package.json', 'package-lock.json'];
const ignored = ['node_modules', 'dist', '.work', '.DS_Store'];

const addresses = ['SITE_URL', 'BASE_URL'];
const search = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_HOSTS'];

function filesBelow(root: string, path: string): readonly string[] {
  const stats = statSync(join(root, path), {throwIfNoEntry: false});
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !ignored.includes(name))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** Returns a hash of the names and contents of all inputs, the settings and the commit, which dates of pages depend on. */
export function fingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  commit: string,
): string {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer): void => {
    hash.update(`${name}\0${content.length}\0`).update(content).update('\0');
  };
  for (const name of [...addresses, ...search]) add(name, env[name] ?? '');
  add('commit', commit);
  for (const path of [...folders, ...configs, ...packages]) {
    for (const file of filesBelow(root, path)) add(file, readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
