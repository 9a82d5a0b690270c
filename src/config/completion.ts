/**
 * Completes a language's build, in a thread of its own: it makes the files of text and the pictures while pages are
 * compiled, reads these as soon as they are there, and the next language waits for neither.
 */
import {once} from 'node:events';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {compileSite, readPages} from '../compiler/build';
import {drawImages} from '../compiler/cards/images';
import {writeFiles} from '../compiler/files';
import {loadPageData} from '../compiler/records/data';
import {builtIndex} from '../compiler/search/builtIndex';
import type {Site} from '../compiler/site';
import {forms} from '../components/markdown';
import type {Completion} from '../plugins/site-pages/site';

const {site: given, content, folders, outDir} = workerData as Completion;
const {siteDir, baseUrl, locale} = given;
const built = once(parentPort!, 'message') as Promise<[routes: readonly string[]]>;

const data = loadPageData(siteDir, locale, folders);
const site: Site = {...given, data, forms};
const {files, cards, log} = compileSite(readPages(content, site), site);
const {value: images, ms} = await timed('social images', () =>
  drawImages(cards, {siteDir, cacheDir: path.join(siteDir, '.cache/social')}),
);
const seconds = (ms / 1000).toFixed(1);
console.log(`Social images of ${locale}: ${cards.length}, ${images.drawn} drawn, ${seconds} s.`);

const [routes] = await built;
const index = await timed('search index', () =>
  builtIndex(outDir, {baseUrl, locale, options: data.options.options}, {routes, log}),
);
await writeFiles(outDir, {...files, ...images.files, ...index.value});

/** Runs a step and takes its time, and says it where Docusaurus says those of its phases. */
async function timed<Value>(
  name: string,
  step: () => Promise<Value>,
): Promise<{readonly value: Value; readonly ms: number}> {
  const began = performance.now();
  const value = await step();
  const ms = performance.now() - began;
  if (process.env.DOCUSAURUS_PERF_LOGGER === 'true') {
    console.log(`[PERF] Build > ${locale} > postBuild() > ${name} - ${ms.toFixed(2)} ms - ()`);
  }
  return {value, ms};
}
