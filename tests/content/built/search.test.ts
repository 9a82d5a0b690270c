import {gzipSync} from 'node:zlib';
import {goals} from '../../../src/compiler/search/searchWords';
import optionData from '../../../src/data/options.json';
import {decodeEntities} from '../../../src/lib/page/headingText';
import {createEngine} from '../../../src/lib/search/engine';
import type {FirstTier, Section} from '../../../src/lib/search/indexFile';
import {nameKey} from '../../../src/lib/search/query';
import {createTiers} from '../../../src/lib/search/tiers';
import {spelled} from '../../../src/lib/search/tokenise';
import {explain} from '../../../src/rslib/log/explain';
import type {LogData} from '../../../src/rslib/log/logFormat';
import * as limits from '../../../src/site/limits';
import {tasks} from '../../../src/site/tasks';
import {figures, judge, type Judgment} from '../../../tools/bench/search/judge';
import {pageFile} from '../../../tools/build/output';
import searchAsked from '../../bench/search-asked.json';
import searchBlind from '../../bench/search-blind.json';
import searchOwn from '../../bench/search-own.json';
import searchQuestions from '../../bench/search-questions.json';
import searchReal from '../../bench/search-real.json';
import searchRelevance from '../../bench/search-relevance.json';
import {everything} from '../../support/scope';
import {
  base,
  brokenLink,
  document,
  home,
  localeRows,
  locales,
  pathOf,
  readBuilt,
} from '../support/build';
import {expectNone} from '../support/expectNone';
import {askWorker, worker} from '../support/searchWorker';
import {sectionWords, seeded} from '../support/sectionWords';

type Index = {
  readonly prefix: string;
  readonly start: string;
  readonly first: FirstTier;
  readonly sections: readonly Section[];
  /** The file names of the shards. */
  readonly shards: readonly string[];
  /** Searches the full text, and returns the addresses of the results. */
  readonly find: (query: string) => readonly string[];
};

const urlOf = ({path: address, anchor}: Section): string => address + (anchor && `#${anchor}`);

const indexes = Object.fromEntries(
  locales.map((locale): [string, Index] => {
    const {language, prefix} = localeRows[locale];
    const {start} = JSON.parse(readBuilt(`${prefix}search-index.json`)) as {start: string};
    const first = JSON.parse(readBuilt(`${prefix}${start}first.json`)) as FirstTier;
    const tiers = createTiers(first);
    const shards = [
      ...first.termShards.map((_, index) => `t${index}.txt`),
      ...first.rowShards.map((_, index) => `r${index}.json`),
    ];
    shards.forEach((name) => tiers.add(name, readBuilt(`${prefix}${start}${name}`)));
    const count = first.counts.reduce((sum, value) => sum + value, 0);
    const sections = Array.from({length: count}, (_, id) => tiers.full.section(id)!);
    const engine = createEngine(first, first.query);
    const find = (query: string) =>
      engine.find(query, tiers.full).map(({section}) => urlOf(section));
    return [language, {prefix, start, first, sections, shards, find}];
  }),
);
const languages = Object.keys(indexes);

/**
 * Minimum share of queries whose first result is correct, and of queries with a correct result among the first five.
 * They are two or three queries below the measured shares, so that rewording a page rarely fails the test.
 */
type Floors = readonly [first: number, five: number];
const sets: Readonly<
  Record<string, {readonly all: readonly Judgment[]; readonly floors: Record<string, Floors>}>
> = {
  given: {all: searchRelevance, floors: {en: [0.92, 0.96], zh: [0.92, 0.96]}},
  own: {all: searchOwn, floors: {en: [0.88, 0.95], zh: [0.92, 0.95]}},
  // Queries by an author who did not know how the search works.
  blind: {all: searchBlind, floors: {en: [0.91, 0.96], zh: [0.95, 0.97]}},
  // Questions that contain hardly any names of options, so they are the hardest to answer.
  questions: {all: searchQuestions, floors: {en: [0.81, 0.94], zh: [0.7, 0.88]}},
  // Queries that authors of libraries typed when they had an error or a task.
  real: {all: searchReal, floors: {en: [0.9, 0.95], zh: [0.9, 0.93]}},
  // Questions of authors of libraries, each in three wordings.
  asked: {all: searchAsked, floors: {en: [0.8, 0.9], zh: [0.8, 0.93]}},
};

describe.each(languages)('the search index (%s)', (language) => {
  const {prefix, start, first, sections, shards} = indexes[language]!;
  const file = JSON.stringify(sections);

  it('has a first tier that fits into its limit, and small shards', () => {
    const size = (name: string): number => gzipSync(readBuilt(`${prefix}${start}${name}`)).length;
    expect(size('first.json')).toBeLessThanOrEqual(limits.searchFirstBytes);
    expect(Math.max(...shards.map(size))).toBeLessThan(15_000);
  });

  it('has every page of the language and links to headings that exist', () => {
    const problems = sections.flatMap((section) => {
      const broken = brokenLink(urlOf(section), new URL(base + prefix, home).href);
      return broken ? [`${urlOf(section)} ${broken}`] : [];
    });
    expectNone(problems, 'The index names an address that the site does not have.');
    expect(first.counts.length).toBeGreaterThan(45);
  });

  it('has the text of pages without controls', () => {
    const words = [
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
    // "Copy Markdown" may be in the section about this button only.
    const copied = sections.filter(({entries}) =>
      /Copy Markdown|复制 Markdown/.test(entries.join()),
    );
    expect(copied.map(({anchor}) => anchor)).toEqual(['markdown']);
  });
});

test.each(locales)('tasks and goals link to sections that exist (%s)', (locale) => {
  const from = new URL(base + localeRows[locale].prefix, home).href;
  const problems = goals.flatMap(({to}) => brokenLink(from + to.slice(1), from) ?? []);
  expectNone(problems, 'A task of the empty search, or a goal, leads nowhere.');
  expect(goals.length - tasks.length).toBeLessThanOrEqual(60);
});

test('the worker is small', () => {
  expect(gzipSync(readBuilt(worker), {level: 9}).length).toBeLessThanOrEqual(12_000);
});

describe.each(languages)('the search (%s)', (language) => {
  const of = (all: readonly Judgment[]) => all.filter(({lang}) => lang === language);
  const asked = Object.values(sets).flatMap(({all}) => of(all).map(({q}) => q));
  const errors = errorTexts(language).map((text) => text.split(' ').slice(0, 6).join(' '));
  let found: Awaited<ReturnType<typeof askWorker>>;
  beforeAll(async () => {
    found = await askWorker(indexes[language]!.prefix, [...asked, ...errors]);
  }, 120_000);

  it.each(Object.entries(sets))('reaches the recorded success rates (%s)', (_, {all, floors}) => {
    const verdicts = of(all).map((judgment) =>
      judge(
        judgment,
        answers(language, judgment.q) ?? found.get(judgment.q)!.map(({url}) => pathWithHash(url)),
      ),
    );
    const {success1, success5, three, four} = figures(verdicts);
    const [first, five] = floors[language]!;
    expect(success1).toBeGreaterThanOrEqual(first);
    expect(success5).toBeGreaterThanOrEqual(five);
    expect(three).toBeGreaterThanOrEqual(0.9);
    // Of queries that are not names, the share whose first seven rows are from at least four pages.
    expect(four).toBeGreaterThanOrEqual(0.9);
  });

  it('returns links to existing pages and sections only', () => {
    const hits = asked.flatMap((query) => found.get(query)!);
    const problems = hits.flatMap(({url}) => brokenLink(url, home.href) ?? []);
    expectNone(problems, 'A hit links to a page or section that does not exist.');
    expect(hits.length).toBeGreaterThan(asked.length);
  });

  it('finds every error text first, from its first six words', () => {
    const problems = errors.flatMap((words) => {
      const [hit] = found.get(words)!;
      const heading = hit?.headings.at(-1);
      return heading && plain(heading).includes(plain(words))
        ? []
        : [`"${words}" finds ${hit?.url}: ${heading}`];
    });
    expectNone(problems, 'The heading of an error is not the first thing that its text finds.');
    expect(errors.length).toBeGreaterThan(20);
  });
});

/** Returns the sections that explain a log; undefined if the text fits into the search field and is a query. */
function answers(language: string, text: string): readonly string[] | undefined {
  if (text.length <= limits.searchInputMax) return undefined;
  const {prefix, start} = indexes[language]!;
  const data = JSON.parse(readBuilt(`${prefix}${start}log.json`)) as LogData;
  return explain(text, data).map(({path, anchor}) => pathWithHash(`${path}#${anchor}`));
}

/** Returns the addresses and visible texts of all sections on the built pages of a language. */
function renderedSections(language: string) {
  const {prefix, sections} = indexes[language]!;
  return [...new Set(sections.map(({path}) => path))].flatMap((address) =>
    sectionWords(
      document(pageFile(pathOf(new URL(address, new URL(base + prefix, home)).href)!)),
    ).map(({anchor, text}) => ({
      url: address + (anchor && `#${anchor}`),
      text: text.replace(/\s+/g, ' '),
    })),
  );
}

const word =
  /(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[._/@:-]+(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*|\p{Script=Han}+/gu;
const most = limits.searchHitsPerPage;

const counts = everything ? {words: 2000, phrases: 500} : {words: 100, phrases: 40};
const some = <Value>(all: readonly Value[], step: number): readonly Value[] =>
  everything ? all : all.filter((_, at) => at % step === 0);

describe.each(languages)('full text (%s)', (language) => {
  const {find, sections: indexed} = indexes[language]!;
  const sections = renderedSections(language);
  const lower = sections.map(({text}) => text.toLowerCase());
  const places = sections.flatMap(({text}, id) =>
    [...text.matchAll(word)].map((match) => ({id, text: match[0], at: match.index})),
  );
  // One word in six is from pages about releases, however many of these pages there are.
  const isRelease = ({id}: (typeof places)[number]): boolean =>
    sections[id]!.url.includes('/releases/');
  const [written, released] = [places.filter((one) => !isRelease(one)), places.filter(isRelease)];
  const picks = (count: number) => [
    ...Array.from({length: count}, () => written),
    ...Array.from({length: count / 5}, () => released),
  ];

  it(`finds each of ${counts.words} words that were picked at random, in a section that contains it`, () => {
    const random = seeded(15);
    const problems = picks(counts.words).flatMap((from) => {
      const place = from[Math.floor(random() * from.length)]!;
      const isHan = /^\p{Script=Han}/u.test(place.text);
      const length = isHan ? 2 + Math.floor(random() * 3) : limits.searchInputMax;
      const start = isHan ? Math.floor(random() * Math.max(1, place.text.length - length + 1)) : 0;
      const query = place.text.slice(start, start + length);
      const escaped = query.toLowerCase().replace(/[.]/g, '\\.');
      const alone = isHan ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
      const holds = new RegExp(alone, 'u');
      const holding = new Set(
        sections.flatMap(({url}, id) => (holds.test(lower[id]!) ? [url] : [])),
      );
      const found = find(query).slice(0, most);
      const {url} = sections[place.id]!;
      const isFound =
        holding.size > most ? found.some((one) => holding.has(one)) : found.includes(url);
      return isFound || place.text.length > limits.searchInputMax ? [] : [`"${query}" of ${url}`];
    });
    expectNone(problems, 'A word of a page is not found.');
  }, 240_000);

  it(`finds each of ${counts.phrases} phrases that were picked at random`, () => {
    const random = seeded(500);
    const spelt = sections.map(({text}) => spelled(text));
    const problems = picks(counts.phrases).flatMap((from) => {
      const first = Math.floor(random() * (from.length - 6));
      const [begin, end] = [from[first]!, from[first + 1 + Math.floor(random() * 4)]!];
      if (begin.id !== end.id) return [];
      const {url, text} = sections[begin.id]!;
      const phrase = text.slice(begin.at, end.at + end.text.length);
      if (/["\u201c\u201d]/.test(phrase) || phrase.length > limits.searchInputMax - 2) return [];
      const holding = spelt.filter((one) => one.includes(spelled(phrase))).length;
      const found = find(`"${phrase}"`).slice(0, most);
      const isFound = holding > most ? found.length === most : found.includes(url);
      return isFound ? [] : [`"${phrase}" of ${url}`];
    });
    expectNone(problems, 'A phrase of a page is not found.');
  }, 120_000);

  it('ranks an option first for its name, and for the last part of the name if no other option has it', () => {
    const last = (name: string): string => name.split('.').at(-1)!;
    // Ask for the format, not for `shims.cjs` and `umdName.commonjs`.
    const formats = new Set(['cjs', 'commonjs']);
    const names = optionData.options.map(({name}) => name);
    // If two options have the same last name, in any spelling, only their full names are searched.
    const alone = (name: string): boolean =>
      names.filter((other) => nameKey(last(other)) === nameKey(last(name))).length === 1;
    const headings = indexed.map(({trail}) => trail.at(-1)!.replace(/^lib\./, ''));
    const problems = some(names, 3).flatMap((name) => {
      const place = placesOf(name).find((held) => headings.includes(held));
      if (place === undefined) return [];
      const urls = indexed.filter((_, id) => headings[id] === place).map(urlOf);
      return [name, ...(alone(name) ? [last(name)] : [])].flatMap((query) =>
        urls.includes(find(query)[0]!) || formats.has(query)
          ? []
          : [`${query} finds ${find(query)[0]}`],
      );
    });
    expectNone(problems, 'An option is not what its name finds.');
    expect(names.length).toBeGreaterThan(150);
  });

  it('answers a flag with the table that describes it', () => {
    const flags = new Set(optionData.options.flatMap(({cli = []}) => cli));
    const problems = ['--watch', '-w', '--config', '-c', '--no-env', ...flags].flatMap((flag) => {
      const [first = ''] = find(flag);
      return /\/guide\/basic\/cli#(?:common|build)-flags$/.test(first)
        ? []
        : [`${flag} finds ${first}`];
    });
    expectNone(problems, 'A flag is not what it finds.');
  });
});

describe.each(languages)('names of code (%s)', (language) => {
  const {sections, find} = indexes[language]!;
  const headingFor = (query: string): string | undefined => {
    const [first] = find(query);
    return sections.find((section) => urlOf(section) === first)?.trail.at(-1);
  };

  it('answers the code of an error with a heading that has it', () => {
    const codes = new Set(
      sections
        .filter(({anchor}) => /^(?:error|warning)-/.test(anchor))
        .flatMap(({trail}) => trail.at(-1)!.match(/\b(?:TS\d{3,5}|ERR_[A-Z_]+)\b/g) ?? []),
    );
    const problems = [...codes].filter((code) => !headingFor(code)?.includes(code));
    expectNone(problems, 'The code of an error is not what it finds.');
    expect(codes.size).toBeGreaterThan(5);
  });

  it('answers an export of the package with the section of that name', () => {
    const names = [
      'defineConfig',
      'loadConfig',
      'mergeRslibConfig',
      'createRslib',
      'loadEnv',
      'runCLI',
    ];
    const problems = names.filter((name) => headingFor(name) !== name);
    expectNone(problems, 'An export is not what its name finds.');
    expect(find('create-rslib')[0]).toMatch(/npm-packages#create-rslib$/);
  });
});

/** Returns the name of an option, then its parents: `a.b.c`, `a.b`, `a`. */
function placesOf(name: string): readonly string[] {
  const parts = name.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}

function pathWithHash(url: string): string {
  const {href, hash} = new URL(url, home);
  return `${pathOf(href) ?? href}${hash}`;
}

/** Returns the headings that quote an error. Omits headings with the same first six words, which are the query. */
function errorTexts(language: string): readonly string[] {
  const texts = indexes[language]!.sections.filter(
    ({path, anchor}) => anchor.startsWith('error-') && quotes(language, path, anchor),
  ).map(({trail}) => trail.at(-1) ?? '');
  const beginning = (text: string): string => plain(text.split(' ').slice(0, 6).join(' '));
  return texts.filter(
    (text) => texts.filter((other) => beginning(other) === beginning(text)).length === 1,
  );
}

/** Returns true if the heading contains code, because then it quotes the error instead of describing it. */
function quotes(language: string, path: string, anchor: string): boolean {
  const {prefix} = Object.values(localeRows).find((row) => row.language === language)!;
  const address = new URL(path, new URL(base + prefix, home));
  return document(pageFile(pathOf(address.href)!))(`[id="${anchor}"] code`).length > 0;
}

/** Returns a heading in lower case, with decoded entities and without punctuation. */
function plain(text: string): string {
  return decodeEntities(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
