import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {browserFiles} from './browserFiles';
import {fingerprint} from './fingerprint';
import {licences} from './licences';
import {readStamp, stampFile} from './output';
import {compressAhead, precompress} from './precompress';
import {licencesFile} from '../../src/site/licences';
import {localeRows, locales} from '../../src/site/locales';
import {readSettings} from '../serve/settings';
import {buildDir, cacheDir, root} from '../support/paths';
import {execModule, run} from '../support/process';
import {createProgress} from '../support/progress';

function inputs(): string {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return fingerprint(root, process.env, head.status === 0 ? head.stdout.trim() : '');
}

const compressedDir = join(cacheDir, 'compressed');

/** Docusaurus: its exit code, and when its pages are there while their index and pictures are still being made. */
function render(args: readonly string[]) {
  let onMessage: (() => void) | undefined;
  const rendered = new Promise<void>((resolve) => (onMessage = () => resolve()));
  const ended = execModule(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build', ...args],
    // What React writes has nothing that a minifier may leave out, and looking for it took a tenth of the time.
    {SKIP_HTML_MINIFICATION: 'true'},
    {stdio: ['inherit', 'inherit', 'inherit', 'ipc'], onMessage},
  );
  return {rendered, ended};
}

type Rendered = {
  readonly code: number;
  /** What is compressed already. */
  readonly compressed: Awaited<ReturnType<typeof compressAhead>>[];
};

/**
 * The pages of all languages. Each language has a process of its own, whose memory goes with it, and begins
 * when the pages of the one before are there: what completes them, and what compresses them, leaves a core free.
 */
async function renderAll(args: readonly string[]): Promise<Rendered> {
  const compressed: Rendered['compressed'] = [];
  if (args.includes('--locale')) return {code: await render(args).ended, compressed};
  const later = new Set(locales);
  const codes: Promise<number>[] = [];
  for (const locale of locales) {
    later.delete(locale);
    const others = [...later].map((name) => join(buildDir, localeRows[name].prefix));
    const {rendered, ended} = render([...args, '--locale', locale]);
    codes.push(
      ended.then(async (code) => {
        const isPart = (file: string): boolean => !others.some((dir) => file.startsWith(dir));
        if (code === 0 && others.length > 0)
          compressed.push(await compressAhead(buildDir, compressedDir, isPart));
        return code;
      }),
    );
    // One that fails before its pages are there fails all.
    if (await Promise.race([rendered, ended])) break;
  }
  return {code: (await Promise.all(codes)).find((code) => code !== 0) ?? 0, compressed};
}

/** Both languages into `build/`, with compressed neighbours; the exit code. */
export async function build(args: readonly string[] = []): Promise<number> {
  const {base} = readSettings(process.env);
  const before = inputs();
  await rm(join(buildDir, stampFile), {force: true});
  const progress = createProgress(['build', ...args].join(' '), 2);
  const {code, compressed} = await progress.part('pages', () => renderAll(args));
  if (code !== 0) return code;
  await writeFile(join(buildDir, licencesFile), licences(browserFiles()));
  await progress.part('compression', () => precompress(buildDir, compressedDir, compressed));
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
