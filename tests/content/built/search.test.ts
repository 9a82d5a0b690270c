import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {gzipSync} from 'node:zlib';
import searchRelevance from '../../bench/search-relevance.json';
import searchBlind from '../../bench/search-blind.json';
import searchOwn from '../../bench/search-own.json';
import searchQuestions from '../../bench/search-questions.json';
import type {Ask} from '../../../src/client/search/protocol';
import {sectionsOf, type IndexFile} from '../../../src/lib/search/indexFile';
import {asShown, figures, judge, type Judgment} from '../../../tools/bench/search/judge';
import type {Hit, SearchResult} from '../../../src/lib/search/respond';
import * as limits from '../../../src/site/limits';
import {tasks} from '../../../src/site/tasks';
import {pageFile} from '../../../tools/build/output';
import {
  base,
  brokenLink,
  document,
  files,
  home,
  localeRows,
  locales,
  pathOf,
  readBuilt,
} from '../support/build';
import {expectNone} from '../support/problems';

const indexes = Object.fromEntries(
  locales.map((locale) => {
    const file = readBuilt(`${localeRows[locale].prefix}search-index.json`);
    return [localeRows[locale].language, JSON.parse(file) as IndexFile];
  }),
);
const languages = Object.keys(indexes);
type Hits = ReadonlyMap<string, readonly Hit[]>;

/**
 * Queries and what the search has to reach with them: shares of those whose first, or one of whose first five pages
 * is accepted. Two or three queries may be lost before a test fails, so that a page can be reworded.
 */
type Floors = readonly [first: number, five: number];
const sets: Readonly<
  Record<string, {readonly all: readonly Judgment[]; readonly floors: Record<string, Floors>}>
> = {
  given: {all: searchRelevance, floors: {en: [0.92, 0.96], zh: [0.92, 0.96]}},
  own: {all: searchOwn, floors: {en: [0.88, 0.95], zh: [0.92, 0.95]}},
  // Written before anything was known of the engine: the nearest to what readers do.
  blind: {all: searchBlind, floors: {en: [0.91, 0.96], zh: [0.95, 0.97]}},
  // Hardly a name in them, only ways to ask: the hardest.
  questions: {all: searchQuestions, floors: {en: [0.81, 0.94], zh: [0.7, 0.88]}},
};

describe.each(languages)('the search index (%s)', (language) => {
  const file = JSON.stringify(indexes[language]);

  it('fits into its limit', () => {
    expect(gzipSync(file, {level: 9}).length).toBeLessThanOrEqual(limits.searchIndexBytes);
  });

  it('has every page of the language and leads to headings that exist', () => {
    const prefix = Object.values(localeRows).find((row) => row.language === language)!.prefix;
    const problems = sectionsOf(indexes[language]!).flatMap(({path, anchor}) => {
      const broken = brokenLink(`${path}#${anchor}`, new URL(base + prefix, home).href);
      return broken ? [`${path}#${anchor} ${broken}`] : [];
    });
    expectNone(problems, 'The index names an address that the site does not have.');
    expect(indexes[language]!.pages.length).toBeGreaterThan(45);
  });

  it('holds what pages say, not what their controls say', () => {
    const words = [
      'Copy Markdown',
      '复制 Markdown',
      'opens in a new tab',
      'Verified with',
      'Edit this page',
      '编辑此页',
      'Previous Page',
      'View as Markdown',
      'exit code 0',
      'Last Updated',
    ];
    expect(words.filter((word) => file.includes(word))).toEqual([]);
  });
});

test.each(locales)('what an empty search offers leads somewhere (%s)', (locale) => {
  const from = new URL(base + localeRows[locale].prefix, home).href;
  const problems = tasks.flatMap(({to}) => brokenLink(from + to.slice(1), from) ?? []);
  expectNone(problems, 'A task of the empty search leads nowhere.');
});

const worker = [...files].find((name) => /^assets\/js\/search\.\w+\.js$/.test(name)) ?? 'none';

test('the worker is small', () => {
  expect(gzipSync(readBuilt(worker), {level: 9}).length).toBeLessThanOrEqual(
    limits.searchWorkerBytes,
  );
});

/** What a script has in the worker of a browser, in a thread of Node. */
const scope = `
const {parentPort} = require('node:worker_threads');
globalThis.postMessage = (answer) => parentPort.postMessage(answer);
parentPort.on('message', (data) => onmessage({data}));
`;

/** What the built worker finds for each query. */
async function ask(language: string, queries: readonly string[]): Promise<Hits> {
  const thread = new Worker(scope + readBuilt(worker), {eval: true});
  const index = `data:application/json,${encodeURIComponent(JSON.stringify(indexes[language]))}`;
  const hitsPerPage = limits.searchHitsPerPage;
  const requests = queries.map((query) => ({query, indexName: language, hitsPerPage}));
  thread.postMessage({id: 1, kind: 'load', index} satisfies Ask);
  expect(await once(thread, 'message')).toEqual([{id: 1, results: []}]);
  thread.postMessage({id: 2, kind: 'search', requests} satisfies Ask);
  const [{results}] = (await once(thread, 'message')) as [{results: readonly SearchResult[]}];
  await thread.terminate();
  return new Map(results.map(({query, hits}) => [query, asShown(hits)]));
}

describe.each(languages)('the search (%s)', (language) => {
  const of = (all: readonly Judgment[]) => all.filter(({lang}) => lang === language);
  const asked = Object.values(sets).flatMap(({all}) => of(all).map(({q}) => q));
  const errors = errorTexts(language).map((text) => text.split(' ').slice(0, 6).join(' '));
  let found: Hits;
  beforeAll(async () => {
    found = await ask(language, [...asked, ...errors]);
  }, 120_000);

  it.each(Object.entries(sets))('answers what readers ask (%s)', (_, {all, floors}) => {
    const verdicts = of(all).map((judgment) =>
      judge(
        judgment,
        found.get(judgment.q)!.map(({url}) => pathWithHash(url)),
      ),
    );
    const {success1, success5} = figures(verdicts);
    const [first, five] = floors[language]!;
    expect(success1).toBeGreaterThanOrEqual(first);
    expect(success5).toBeGreaterThanOrEqual(five);
  });

  it('leads nowhere that does not exist', () => {
    const hits = asked.flatMap((query) => found.get(query)!);
    const problems = hits.flatMap(({url}) => brokenLink(url, home.href) ?? []);
    expectNone(problems, 'A hit leads nowhere.');
    expect(hits.length).toBeGreaterThan(asked.length);
  });

  it('finds every error text first, from its first six words', () => {
    const problems = errors.flatMap((words) => {
      const [hit] = found.get(words)!;
      const heading = Object.values(hit?.hierarchy ?? {})
        .filter((level) => level !== null)
        .at(-1);
      return heading && plain(heading).includes(plain(words))
        ? []
        : [`"${words}" finds ${hit?.url}: ${heading}`];
    });
    expectNone(problems, 'The heading of an error is not the first thing that its text finds.');
    expect(errors.length).toBeGreaterThan(20);
  });
});

function pathWithHash(url: string): string {
  const {href, hash} = new URL(url, home);
  return `${pathOf(href) ?? href}${hash}`;
}

/** The headings that quote an error and begin like no other one. */
function errorTexts(language: string): readonly string[] {
  const texts = sectionsOf(indexes[language]!)
    .filter(({path, anchor}) => anchor.startsWith('error-') && quotes(language, path, anchor))
    .map(({trail}) => trail.at(-1) ?? '');
  const beginning = (text: string): string => plain(text.split(' ').slice(0, 6).join(' '));
  return texts.filter(
    (text) => texts.filter((other) => beginning(other) === beginning(text)).length === 1,
  );
}

/** Whether a heading is a text in code, not a symptom in words. */
function quotes(language: string, path: string, anchor: string): boolean {
  const {prefix} = Object.values(localeRows).find((row) => row.language === language)!;
  const address = new URL(path, new URL(base + prefix, home));
  return document(pageFile(pathOf(address.href)!))(`[id="${anchor}"] code`).length > 0;
}

/** A heading as a reader compares it: its entities read, without marks of punctuation. */
function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
