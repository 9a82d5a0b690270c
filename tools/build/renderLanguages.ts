import {mkdir, rename, rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {generatedFolder} from './browserFiles';
import {defaultLocale, localeRows, type Locale} from '../../src/site/locales';
import {buildDir, cacheDir, root} from '../support/paths';
import {exec} from '../support/process';

/** Memory that the build of a language uses at most, in bytes. */
const memoryOfLanguage = 1.5 * 1024 ** 3;

/** Flag that makes V8 optimise later: in a build, optimisation takes a seventh of the CPU time and does not pay off. */
const nodeFlag = '--interrupt-budget=400000';

/** Returns how many languages this machine builds at a time: each needs a processor and memory. */
export function jobsOf(processors: number, availableBytes: number): number {
  return Math.max(1, Math.min(processors, Math.floor(availableBytes / memoryOfLanguage)));
}

/**
 * Builds each language into `build/` with a process and a folder of generated files of its own, so that the output is
 * the same however many are built at a time. Stops all languages when one fails. Returns the exit code.
 */
export async function renderLanguages(
  locales: readonly Locale[],
  jobs = jobsOf(availableParallelism(), process.availableMemory()),
): Promise<number> {
  const stop = new AbortController();
  const queue = [...locales];
  const rendered: Locale[] = [];
  let failed = 0;
  async function work(): Promise<void> {
    for (let locale = queue.shift(); locale && failed === 0; locale = queue.shift()) {
      const code = await render(locale, stop.signal);
      if (code === 0) rendered.push(locale);
      else if (failed === 0) {
        failed = code;
        console.error(`The build of ${locale} failed, see the lines that start with its name.`);
        stop.abort();
      }
    }
  }
  await Promise.all(Array.from({length: jobs}, work));
  if (failed !== 0) return failed;
  await mkdir(buildDir, {recursive: true});
  for (const locale of rendered) {
    const {prefix} = localeRows[locale];
    if (locale === defaultLocale) continue;
    await rm(join(buildDir, prefix), {recursive: true, force: true});
    await rename(join(outputFolder(locale), prefix), join(buildDir, prefix));
  }
  return 0;
}

/** Docusaurus empties the folder first, so only the default language, which contains the others, is built in place. */
const outputFolder = (locale: Locale): string =>
  locale === defaultLocale ? buildDir : join(cacheDir, 'build', locale);

async function render(locale: Locale, signal: AbortSignal): Promise<number> {
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = ['--config', 'tools/build/bundledConfig.cjs'];
  const args = ['build', ...config, '--locale', locale, '--out-dir', outputFolder(locale)];
  const env = {
    ...process.env,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder(locale),
    // React's HTML has nothing to minify, and the minifier would take a tenth of the build time.
    SKIP_HTML_MINIFICATION: 'true',
    // Images are files, however small: those in the HTML are neither cached nor lazy.
    WEBPACK_URL_LOADER_LIMIT: '0',
  };
  const options = {env, signal, prefix: `${locale}: `};
  try {
    return await exec(process.execPath, [nodeFlag, docusaurus, ...args], options);
  } catch (error) {
    if (signal.aborted) return 1;
    throw error;
  }
}
