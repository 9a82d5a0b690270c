// Writes the configuration files of web servers and hosts for the built site, into .cache/deploy.
//
//   npm run deploy:rules
//   npm run deploy:rules -- nginx caddy --dir <folder>    some of them, for the build in a folder
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {buildAddress, stampFile} from '../../build/output';
import type {Site} from '../../serve/answer';
import {readSite} from '../../serve/readSite';
import {buildDir, cacheDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';
import {caddy} from './caddy';
import {githubPages} from './githubPages';
import {nginx} from './nginx';

/** Functions by host, each of which returns the texts of the host's configuration files by path. */
export const writers: Readonly<Record<string, (site: Site) => Readonly<Record<string, string>>>> = {
  nginx,
  caddy,
};

run(import.meta.url, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      dir: {type: 'string', default: buildDir},
      out: {type: 'string', default: join(cacheDir, 'deploy')},
    },
  });
  const hosts = [...Object.keys(writers), 'github-pages'];
  const unknown = positionals.filter((name) => !hosts.includes(name));
  if (unknown.length > 0) fail(`Unknown host: ${unknown.join(', ')}. Use ${hosts.join(', ')}.`);
  const dir = resolve(root, values.dir);
  if (!existsSync(join(dir, stampFile))) fail(`${dir} has no finished build. Run npm run build.`);
  const site = readSite({dir, ...buildAddress(dir)});
  for (const name of positionals.length > 0 ? positionals : hosts) {
    const folder = join(resolve(root, values.out), name);
    await rm(folder, {recursive: true, force: true});
    if (name === 'github-pages') githubPages(site, dir, folder);
    for (const [file, text] of Object.entries(writers[name]?.(site) ?? {})) {
      await mkdir(dirname(join(folder, file)), {recursive: true});
      await writeFile(join(folder, file), text);
    }
    console.log(`${name.padEnd(14)} ${relative(root, folder)}/`);
  }
});
