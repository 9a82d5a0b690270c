import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {browserFiles} from './browserFiles';
import {fingerprint} from './fingerprint';
import {licences} from './licences';
import {readStamp, stampFile} from './output';
import {precompress} from './precompress';
import {licencesFile} from '../../src/site/licences';
import {readSettings} from '../serve/settings';
import {buildDir, cacheDir, root} from '../support/paths';
import {execModule, run} from '../support/process';
import {createProgress} from '../support/progress';

function inputs(): string {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return fingerprint(root, process.env, head.status === 0 ? head.stdout.trim() : '');
}

/** Both languages into `build/`, with compressed neighbours; the exit code. */
export async function build(args: readonly string[] = []): Promise<number> {
  const {base} = readSettings(process.env);
  const before = inputs();
  await rm(join(buildDir, stampFile), {force: true});
  const progress = createProgress(['build', ...args].join(' '), 2);
  const code = await progress.part('pages', () =>
    // What React writes has nothing that a minifier may leave out, and looking for it took a tenth of the time.
    execModule('@docusaurus/core/bin/docusaurus.mjs', ['build', ...args], {
      SKIP_HTML_MINIFICATION: 'true',
    }),
  );
  if (code !== 0) return code;
  await writeFile(join(buildDir, licencesFile), licences(browserFiles()));
  await progress.part('compression', () => precompress(buildDir, join(cacheDir, 'compressed')));
  // A partial build (`--locale`) is fit to look at, but not to count as the site.
  const stamp = {fingerprint: args.length === 0 ? before : '', base};
  await writeFile(join(buildDir, stampFile), JSON.stringify(stamp));
  console.log('Built: build/');
  return 0;
}

/** Builds unless `build/` already came from exactly these inputs. */
export async function buildIfChanged(): Promise<number> {
  const isCurrent =
    existsSync(join(buildDir, 'index.html')) && readStamp(buildDir)?.fingerprint === inputs();
  if (!isCurrent) return build();
  console.log('Nothing changed since the last build.');
  return 0;
}

run(import.meta.url, async () => {
  const args = process.argv.slice(2);
  process.exit(args[0] === '--if-changed' ? await buildIfChanged() : await build(args));
});
