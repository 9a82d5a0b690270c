import {createEngine} from '../../../../src/lib/search/engine';
import {shownHits, withoutMarks, type Hit} from '../../../../src/lib/search/hit';
import {respond} from '../../../../src/lib/search/respond';
import type {FirstTier, PageRow, SectionRow} from '../../../../src/lib/search/indexFile';
import {createTiers} from '../../../../src/lib/search/tiers';
import {nameKey} from '../../../../src/lib/search/query';
import {wordsIn} from '../../../../src/lib/search/snippet';
import {sentencesOf, shortened} from '../../../../src/lib/page/sentences';
import {decodeEntities} from '../../../../src/lib/page/headingText';
import {readLog} from '../../../../src/rslib/log/readLog';
import {tellingWords} from '../../../../src/rslib/log/tellingWords';
import {rowsOf} from '../rows';
import * as siteLimits from '../../../../src/site/limits';
import {codes, plain, queryOf, type Answer, type Command} from '../command';
import {openDocs, type Docs} from '../docs';
import {locate, proseOf} from '../sections';
import {versionData, versionsFor} from '../versions';

/** Texts of results for codes of TypeScript that no section explains. */
export const logTexts = {
  group: '',
  code: (code: string): string => code,
  near: (page: string, section: string): string => `${page} › ${section}`,
};

const searchers = new Map<Docs, (query: string) => readonly Hit[]>();

/** Creates a search, which unpacks the shards of the index that a query needs. */
function createSearch(docs: Docs): (query: string) => readonly Hit[] {
  const pages = docs.pages
    .slice(0, docs.headed)
    .map((page): PageRow => [
      docs.prefix + page.path,
      docs.first.groups.indexOf(page.group),
      ...page.sections.map(([id, depth, , heading]): SectionRow => [depth, id, heading]),
    ]);
  const first: FirstTier = {...docs.first, pages};
  const [engine, terms] = [createEngine(first, first.query), docs.terms()];
  const {full} = createTiers(first, (file) => {
    const shard = Number(/\d+/.exec(file)![0]);
    return file.startsWith('t') ? terms[shard]! : JSON.stringify(rowsOf(docs, shard));
  });
  return (query) => shownHits(respond(engine, full, {query}).hits);
}

/** Returns the results of a query in the order in which the site shows them. */
export function search(docs: Docs, query: string): readonly Hit[] {
  // Like the search box of the site, takes a text that does not fit into it for an error message at first.
  const known =
    query.length > siteLimits.searchInputMax ? readLog(query, docs.log, logTexts).hits : [];
  if (known.length > 0) return known;
  const find = searchers.get(docs) ?? createSearch(docs);
  searchers.set(docs, find);
  return find(query);
}

const longest = 160;

/** Returns true for a sentence of prose: not only code, and not the title. */
const isProse = (sentence: string, title: string): boolean =>
  /\p{L}{2}.*\p{L}{2}|\p{Script=Han}{3}/u.test(sentence.replace(/(`+).*?\1/g, '')) &&
  nameKey(sentence) !== nameKey(title);

const textOf = (markup: string): string => decodeEntities(withoutMarks(markup));

/** Returns what a list shows of a result: its headings, its address, and the sentence with most words of the query. */
export function rowOf(docs: Docs, {headings, url, words = []}: Hit) {
  const place = locate(docs, url);
  if (!('page' in place)) throw new Error(`The index has ${url}, which no page has.`);
  const {page, section} = place;
  const [, , , heading, option] = page.sections[section]!;
  const wanted = new Set(words);
  const count = (text: string): number => new Set(wordsIn(text, wanted).map(({term}) => term)).size;
  const [sentence = page.description] = (section === 0 ? [] : proseOf(docs, place))
    .flatMap(sentencesOf)
    .filter((one) => isProse(one, heading))
    .map((text) => ({text, worth: count(text)}))
    .sort((a, b) => b.worth - a.worth)
    .map(({text}) => text);
  return {
    title: headings.map(textOf).join(' › '),
    address: url,
    sentence: shortened(sentence, longest),
    option,
  };
}

export function searchAnswer(docs: Docs, query: string, limit: number): Answer {
  const versions = versionsFor(docs);
  const found = search(docs, query);
  const near = found.length > 0 ? found : search(docs, tellingWords(query));
  const rows = near.slice(0, limit).map((hit) => rowOf(docs, hit));
  const lines = rows.map(
    ({title, address, sentence, option}) =>
      `- [${title}](${address})${versions.mark(option)}: ${sentence}`,
  );
  const miss =
    found.length > 0
      ? []
      : [docs.say('noResult', {query}), ...(rows.length > 0 ? [docs.say('nearest')] : [])];
  return {
    code: found.length > 0 ? codes.found : codes.missed,
    text: [versions.line, '', ...miss, ...lines].join('\n'),
    data: {versions: versionData(versions), query, found: found.length > 0, results: rows},
  };
}

export default {
  run: (words, {lang, limit}) => searchAnswer(openDocs(lang), plain(queryOf(words)), limit),
} satisfies Command;
