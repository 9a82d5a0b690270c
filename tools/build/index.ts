import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {browserFiles} from './browserFiles';
import {fingerprint} from './fingerprint';
import {licences} from './licences';
import {readStamp, stampFile} from './output';
import {precompression} from './precompress';
import {licencesFile} from '../../src/site/licences';
import {localeRows, locales, type Locale} from '../../src/site/locales';
import {readSettings} from '../serve/settings';
import {buildDir, cacheDir, root} from '../support/paths';
import {exec, run} from '../support/process';
import {createProgress} from '../support/progress';

function inputs(): string {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return fingerprint(root, process.env, head.status === 0 ? head.stdout.trim() : '');
}

/** A build is over before most of what V8 optimizes has paid off: a seventh of all its processor time. */
const flags = ['--interrupt-budget=400000'];

const compressedDir = join(cacheDir, 'compressed');

/** What a build says by `process.send`: which language's pages are there, and whether all of it is. */
type Told = {readonly locale: Locale; readonly isWhole: boolean};

/**
 * Docusaurus, all languages one after the other; the exit code. What is there is compressed while the rest is still
 * being made.
 */
function render(
  args: readonly string[],
  {compressAhead}: ReturnType<typeof precompression>,
): Promise<number> {
  const folderOf = (locale: Locale): string => join(buildDir, localeRows[locale].prefix);
  function onMessage(message: unknown): void {
    const {locale, isWhole} = message as Told;
    const others = locales.slice(locales.indexOf(locale) + 1).map(folderOf);
    compressAhead(
      (file) =>
        file.startsWith(folderOf(locale)) &&
        !others.some((folder) => file.startsWith(folder)) &&
        (isWhole || file.endsWith('.html')),
    );
  }
  return exec(
    process.execPath,
    [...flags, join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', ...args],
    {
      // What React writes has nothing that a minifier may leave out, and looking for it took a tenth of the time.
      env: {...process.env, SKIP_HTML_MINIFICATION: 'true'},
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      onMessage,
    },
  );
}

/** Both languages into `build/`, with compressed neighbours; the exit code. */
export async function build(args: readonly string[] = []): Promise<number> {
  const {base} = readSettings(process.env);
  const before = inputs();
  await rm(join(buildDir, stampFile), {force: true});
  const progress = createProgress(['build', ...args].join(' '), 2);
  const compression = precompression(buildDir, compressedDir);
  const code = await progress.part('pages', () => render(args, compression));
  if (code !== 0) return code;
  await writeFile(join(buildDir, licencesFile), licences(browserFiles()));
  await progress.part('compression', compression.end);
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
