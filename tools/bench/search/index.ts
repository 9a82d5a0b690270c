import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {createEngine, type Engine} from '../../../src/lib/search/engine';
import {grown} from './grow';
import type {IndexFile} from '../../../src/lib/search/indexFile';
import {figures, judge, type Judgment, type Verdict} from './judge';
import {respond} from '../../../src/lib/search/respond';
import * as limits from '../../../src/site/limits';
import {localeRows, locales} from '../../../src/site/locales';
import {withDialog} from './dialog';
import {buildDir, root} from '../../support/paths';
import {fail} from '../../support/process';

const times = 10;
const sets = {
  given: 'search-relevance',
  own: 'search-own',
  blind: 'search-blind',
  questions: 'search-questions',
} as const;
const judgments = Object.entries(sets).map(([name, file]) => ({
  name,
  all: JSON.parse(readFileSync(join(root, 'tests', 'bench', `${file}.json`), 'utf8')) as Judgment[],
}));

const kilobytes = (text: string): string =>
  `${(gzipSync(text, {level: 9}).length / 1000).toFixed(1)} kB gzip`;
const share = (value: number): string => value.toFixed(3);

const scripts = join(buildDir, 'assets', 'js');
const worker = existsSync(scripts)
  ? readdirSync(scripts).find((name) => /^search\.[0-9a-f]+\.js$/.test(name))
  : undefined;
if (!worker) fail('There is no built search. Build the site first: npm run build');
console.log(`worker ${kilobytes(readFileSync(join(scripts, worker), 'utf8'))}`);

for (const locale of locales) {
  const {language, prefix} = localeRows[locale];
  const file = readFileSync(join(buildDir, prefix, 'search-index.json'), 'utf8');
  const index = JSON.parse(file) as IndexFile;
  const words = index.query;
  const [engine, inverting] = timed(() => createEngine(index, words));
  console.log(`\n${language}: index ${kilobytes(file)}`);
  await withDialog(locale, async ({ask}) => {
    for (const {name, all} of judgments) {
      const verdicts: Verdict[] = [];
      for (const judgment of all.filter(({lang}) => lang === language)) {
        verdicts.push(judge(judgment, await ask(judgment.q)));
      }
      printFigures(name, verdicts);
    }
  });
  const queries = judgments.flatMap(({all}) =>
    all.filter(({lang}) => lang === language).map(({q}) => q),
  );
  const [large, invertingLarge] = timed(() => createEngine(grown(index, times), words));
  const small = median(queries.map((query) => timed(() => answer(engine, query))[1]));
  const big = median(queries.map((query) => timed(() => answer(large, query))[1]));
  console.log(`  inverting ${inverting.toFixed(0)} ms, a query ${small.toFixed(1)} ms (median)`);
  console.log(
    `  ${times} times as large: index ${kilobytes(JSON.stringify(grown(index, times)))},` +
      ` inverting ${invertingLarge.toFixed(0)} ms (${(invertingLarge / inverting).toFixed(1)} times),` +
      ` a query ${big.toFixed(1)} ms (${(big / small).toFixed(1)} times)`,
  );
}

/** The engine's own part of a search: no dialog, no worker. */
function answer(engine: Engine, query: string): void {
  const request = {query, indexName: 'bench', hitsPerPage: limits.searchHitsPerPage};
  respond(engine, request, () => performance.now());
}

function printFigures(name: string, verdicts: readonly Verdict[]): void {
  const {queries, success1, success5, mrr, rows1, rows5} = figures(verdicts);
  console.log(
    `  ${name.padEnd(10)}${queries} queries  success@1 ${share(success1)}  success@5 ${share(success5)}` +
      `  MRR ${share(mrr)}  rows@1 ${share(rows1)}  rows@5 ${share(rows5)}`,
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
  const began = performance.now();
  return [run(), performance.now() - began];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
