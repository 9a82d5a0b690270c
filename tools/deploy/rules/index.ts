import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {buildAddress, stampFile} from '../../build/output';
import type {Site} from '../../serve/answer';
import {readSite} from '../../serve/site';
import {buildDir, cacheDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';
import {caddy} from './caddy';
import {cloudflare, netlify, vercel} from './clouds';
import {githubPages} from './githubPages';
import {nginx} from './nginx';

/** The files of each host, by their path in its folder. */
export const writers: Readonly<Record<string, (site: Site) => Readonly<Record<string, string>>>> = {
  nginx,
  caddy,
  netlify,
  cloudflare,
  vercel,
};

/** Writes the rules of every host, or of those that are named, into a folder for each. */
export async function writeRules(
  names: readonly string[],
  dir: string,
  out: string,
): Promise<void> {
  const known = [...Object.keys(writers), 'github-pages'];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) fail(`Not known: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  if (!existsSync(join(dir, stampFile))) fail(`${dir} holds no finished build. Run npm run build.`);
  const site = readSite({dir, ...buildAddress(dir)});
  for (const name of names.length > 0 ? names : known) {
    const folder = join(out, name);
    await rm(folder, {recursive: true, force: true});
    if (name === 'github-pages') githubPages(site, dir, folder);
    for (const [file, text] of Object.entries(writers[name]?.(site) ?? {})) {
      await mkdir(dirname(join(folder, file)), {recursive: true});
      await writeFile(join(folder, file), text);
    }
    console.log(`${name.padEnd(14)} ${relative(root, folder)}/`);
  }
}

run(import.meta.url, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      dir: {type: 'string', default: buildDir},
      out: {type: 'string', default: join(cacheDir, 'deploy')},
    },
  });
  await writeRules(positionals, resolve(root, values.dir), resolve(root, values.out));
});
