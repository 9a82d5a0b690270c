// Searches the built site for every recorded query, and prints misses, sizes and times: npm run bench:search
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {buildIndex, type PageText} from '../../../src/compiler/search/buildIndex';
import type {Option} from '../../../src/compiler/search/nameIndex';
import {readPage} from '../../../src/compiler/search/readPage';
import type {Manifest} from '../../../src/compiler/outputTypes';
import {createEngine} from '../../../src/lib/search/engine';
import {createTiers} from '../../../src/lib/search/tiers';
import {pageFile} from '../../build/output';
import {multiplyPages} from './multiplyPages';
import {codeTest, figures, judge, type Judgment, type Verdict} from './judge';
import {respond} from '../../../src/lib/search/respond';
import * as limits from '../../../src/site/limits';
import {localeRows, locales, type Locale} from '../../../src/site/locales';
import {median} from '../median';
import {cpuSlowdown, withDialog} from './dialog';
import {buildDir, root} from '../../support/paths';
import {fail} from '../../support/process';

const times = 10;
const sets = {
  given: 'search-relevance',
  own: 'search-own',
  blind: 'search-blind',
  questions: 'search-questions',
  real: 'search-real',
  asked: 'search-asked',
} as const;
const judgments = Object.entries(sets).map(([name, file]) => ({
  name,
  all: JSON.parse(readFileSync(join(root, 'tests', 'bench', `${file}.json`), 'utf8')) as Judgment[],
}));

const size = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, {level: 9}).length, 0);
const kilobytes = (given: number | readonly string[]): string =>
  `${((typeof given === 'number' ? given : size(given)) / 1000).toFixed(1)} kB`;
const share = (value: number): string => value.toFixed(3);

const scripts = join(buildDir, 'assets', 'js');
const worker = existsSync(scripts)
  ? readdirSync(scripts).find((name) => /^search-worker\.[0-9a-f]+\.js$/.test(name))
  : undefined;
if (!worker) fail('No built search found. Build the site first: npm run build');
console.log(
  `worker ${kilobytes([readFileSync(join(scripts, worker), 'utf8')])} (all sizes with gzip)`,
);

for (const locale of locales) {
  const {language} = localeRows[locale];
  const pages = readPages(locale);
  const options = (
    JSON.parse(readFileSync(join(root, 'src/data/options.json'), 'utf8')) as {options: Option[]}
  ).options;
  const queries = judgments.flatMap(({all}) =>
    all.filter(({lang}) => lang === language).map(({q}) => q),
  );
  console.log(`\n${language}`);
  const isCode = codeTest(pages);
  await withDialog(locale, 'full', async ({search}) => {
    for (const {name, all} of judgments) {
      const verdicts: Verdict[] = [];
      const titles: string[] = [];
      for (const judgment of all.filter(({lang}) => lang === language)) {
        const rows = await search(judgment.q);
        verdicts.push(
          judge(
            judgment,
            rows.map(({url}) => url),
          ),
        );
        titles.push(...rows.map(({title}) => title));
      }
      printFigures(name, verdicts);
      console.log(
        `    rows with code as title: ${titles.filter(isCode).length} of ${titles.length}`,
      );
    }
  });
  const sample = queries.filter((_, index) => index % 24 === 0);
  for (const tier of ['first', 'full'] as const) {
    await withDialog(locale, tier, async ({keyTimes}) => {
      const all: number[] = [];
      for (const query of sample) all.push(...(await keyTimes(query)));
      console.log(
        `  from a key to its results, CPU ${cpuSlowdown} × slower, ${tier === 'first' ? 'first tier' : 'full text'}: ${median(all).toFixed(0)} ms (median of ${all.length} keys)`,
      );
    });
  }
  for (const size of [1, times]) {
    const index = buildIndex(multiplyPages(pages, size), {
      language,
      options,
      maxBytes: limits.searchFirstBytes,
    });
    const {first, bytes, ms} = measure(index, queries);
    console.log(
      `  ${size} times the pages: first tier ${kilobytes(first)}, all shards ${kilobytes(Object.values(index.shards))},` +
        ` fetched for a query ${kilobytes(bytes)}, until its full results ${kilobytes(first + bytes)}, ${ms.toFixed(1)} ms (medians)`,
    );
  }
}

function readPages(locale: Locale): readonly PageText[] {
  const {prefix} = localeRows[locale];
  const manifest = JSON.parse(
    readFileSync(join(buildDir, prefix, 'site-pages.json'), 'utf8'),
  ) as Manifest;
  return manifest.pages.flatMap(({routePath}) => {
    const page = readPage(
      readFileSync(join(buildDir, pageFile(`/${prefix}${routePath.slice(1)}`)), 'utf8'),
    );
    return page ? [{path: `/${prefix}${routePath.slice(1)}`, ...page}] : [];
  });
}

/** Returns the size of the first tier, the median bytes that a query fetches, and the median ms of its final search. */
function measure({first, shards}: ReturnType<typeof buildIndex>, queries: readonly string[]) {
  const runs = queries.map((query) => {
    const tiers = createTiers(first);
    const engine = createEngine(first, first.query);
    let bytes = 0;
    let ms = 0;
    for (let files: readonly string[] = ['']; files.length > 0;) {
      [, ms] = timed(() => respond(engine, tiers.full, {query}));
      files = tiers.missing();
      bytes += size(files.map((file) => shards[file]!));
      files.forEach((file) => tiers.add(file, shards[file]!));
    }
    return {bytes, ms};
  });
  return {
    first: size([JSON.stringify(first)]),
    bytes: median(runs.map((one) => one.bytes)),
    ms: median(runs.map((one) => one.ms)),
  };
}

function printFigures(name: string, verdicts: readonly Verdict[]): void {
  const {queries, success1, success5, mrr, rows1, rows5, ...rest} = figures(verdicts);
  console.log(
    `  ${name.padEnd(10)}${queries} queries  success@1 ${share(success1)}  success@5 ${share(success5)}` +
      `  MRR ${share(mrr)}  rows@1 ${share(rows1)}  rows@5 ${share(rows5)}\n` +
      `    page in the first three rows ${share(rest.three)}  pages in five rows ${rest.pages5.toFixed(1)},` +
      ` in seven ${rest.pages7.toFixed(1)}, at least four of them (no names) ${share(rest.four)}`,
  );
  verdicts.filter(({page}) => page !== 1).forEach(printMiss);
}

function printMiss({judgment, page, shown}: Verdict): void {
  const place = page === 0 ? 'not shown' : `page ${page}`;
  console.log(
    `    ${place}: "${judgment.q}" (${judgment.kind}) finds ${shown.slice(0, 3).join(' ')}`,
  );
}

function timed<Value>(run: () => Value): readonly [value: Value, ms: number] {
  const start = performance.now();
  return [run(), performance.now() - start];
}
