import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {browserFiles} from './browserFiles';
import {fingerprint} from './fingerprint';
import {licences} from './licences';
import {readStamp, stampFile} from './output';
import {precompress} from './precompress';
import {licencesFile} from '../../src/site/outputFiles';
import {readSettings} from '../serve/readSettings';
import {buildDir, cacheDir, root} from '../support/paths';
import {exec, run} from '../support/process';
import {createProgress} from '../support/progress';

function currentFingerprint(): string {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return fingerprint(root, process.env, head.status === 0 ? head.stdout.trim() : '');
}

/** Flag that makes V8 optimise later: in a build, optimisation takes a seventh of the CPU time and does not pay off. */
const nodeFlags = ['--interrupt-budget=400000'];

const compressedDir = join(cacheDir, 'compressed');

/** Runs Docusaurus for all languages, one after the other. Returns the exit code. */
function render(args: readonly string[]): Promise<number> {
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = ['--config', 'tools/build/bundledConfig.cjs'];
  return exec(process.execPath, [...nodeFlags, docusaurus, 'build', ...config, ...args], {
    // React's HTML has nothing to minify, and the minifier would take a tenth of the build time.
    env: {...process.env, SKIP_HTML_MINIFICATION: 'true'},
  });
}

/** Builds the site into `build/`, with `.br` and `.gz` files. Passes `args` to Docusaurus. Returns the exit code. */
export async function build(args: readonly string[] = []): Promise<number> {
  const {base} = readSettings(process.env);
  const before = currentFingerprint();
  await rm(join(buildDir, stampFile), {force: true});
  const progress = createProgress(['build', ...args].join(' '), 2);
  const code = await progress.section('pages', () => render(args));
  if (code !== 0) return code;
  await writeFile(join(buildDir, licencesFile), licences(browserFiles()));
  await progress.section('compression', () => precompress(buildDir, compressedDir));
  // No build matches an empty fingerprint: a build with arguments, such as `--locale`, is never up to date.
  const stamp = {fingerprint: args.length === 0 ? before : '', base};
  await writeFile(join(buildDir, stampFile), JSON.stringify(stamp));
  console.log('Built: build/');
  return 0;
}

/** Builds unless `build/` is up to date. Returns the exit code. */
export async function buildIfChanged(): Promise<number> {
  const recorded = existsSync(join(buildDir, 'index.html')) && readStamp(buildDir)?.fingerprint;
  if (recorded !== currentFingerprint()) return build();
  console.log('Nothing changed since the last build.');
  return 0;
}

run(import.meta.url, async () => {
  const args = process.argv.slice(2);
  process.exit(args[0] === '--if-changed' ? await buildIfChanged() : await build(args));
});
