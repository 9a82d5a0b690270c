// Builds the site of both languages.
//
//   npm run build                    in `build/`
//   npm run build -- --compress      with `.br` and `.gz` files, as it is deployed
//   npm run build -- --jobs 1        one language after the other
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {browserFiles} from './browserFiles';
import {fingerprint} from './fingerprint';
import {licences} from './licences';
import {readStamp, stampFile} from './output';
import {compressedDir, precompress} from './precompress';
import {renderLanguages} from './renderLanguages';
import {locales, type Locale} from '../../src/site/locales';
import {licencesFile} from '../../src/site/outputFiles';
import {readSettings} from '../serve/readSettings';
import {buildDir, root} from '../support/paths';
import {fail, run} from '../support/process';
import {createProgress} from '../support/progress';

function currentFingerprint(): string {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return fingerprint(root, process.env, head.status === 0 ? head.stdout.trim() : '');
}

type Options = {
  /** Languages to build; all by default. */
  readonly only?: readonly Locale[] | undefined;
  /** Number of languages to build at the same time; by default as many as processors and memory allow. */
  readonly jobs?: number | undefined;
  /** Whether to write `.br` and `.gz` files. */
  readonly compress?: boolean | undefined;
};

/** Builds the site into `build/`. Returns the exit code. */
export async function build({only, jobs, compress = false}: Options = {}): Promise<number> {
  const {base} = readSettings(process.env);
  const before = currentFingerprint();
  await rm(join(buildDir, stampFile), {force: true});
  const command = ['build', ...(only ?? []), ...(compress ? ['--compress'] : [])].join(' ');
  const progress = createProgress(command, compress ? 2 : 1);
  const code = await progress.section('pages', () => renderLanguages(only ?? locales, jobs));
  if (code !== 0) return code;
  await writeFile(join(buildDir, licencesFile), licences(browserFiles()));
  if (compress) await progress.section('compression', () => precompress(buildDir, compressedDir));
  // No build matches an empty fingerprint: a build of some languages is never up to date.
  const stamp = {fingerprint: only ? '' : before, base};
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
  const {values} = parseArgs({
    options: {
      'if-changed': {type: 'boolean'},
      locale: {type: 'string', multiple: true},
      jobs: {type: 'string'},
      compress: {type: 'boolean'},
    },
  });
  if (values['if-changed']) process.exit(await buildIfChanged());
  const only = values.locale?.map((name) => {
    const known = locales.find((locale) => locale === name);
    return known ?? fail(`Unknown locale "${name}". Use ${locales.join(' or ')}.`);
  });
  const jobs = values.jobs === undefined ? undefined : Number(values.jobs);
  if (jobs !== undefined && !(jobs >= 1)) fail(`--jobs must be at least 1, not "${values.jobs}".`);
  process.exit(await build({only, jobs, compress: values.compress}));
});
