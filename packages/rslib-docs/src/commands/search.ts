import {createEngine} from '../../../../src/lib/search/engine';
import {shownHits, withoutMarks, type Hit} from '../../../../src/lib/search/hit';
import {respondFrom} from '../../../../src/lib/search/respond';
import {createTiers} from '../../../../src/lib/search/tiers';
import {decodeEntities} from '../../../../src/lib/page/headingText';
import {readLog} from '../../../../src/rslib/log/readLog';
import {tellingWords} from '../../../../src/rslib/log/tellingWords';
import {rowsOf} from '../rows';
import * as siteLimits from '../../../../src/site/limits';
import {codes, plain, queryOf, type Answer, type Command} from '../command';
import {openDocs, type Docs} from '../docs';
import {locate, sectionText} from '../sections';
import {versionData, versionsFor} from '../versions';

/** Texts of results for codes of TypeScript that no section explains. */
export const logTexts = {
  group: '',
  code: (code: string): string => code,
  near: (page: string, section: string): string => `${page} › ${section}`,
};

const searchers = new Map<Docs, (query: string) => readonly Hit[]>();

/** Creates a search that reads the files of the index that a query needs. */
function createSearch(docs: Docs): (query: string) => readonly Hit[] {
  const {first} = docs;
  const [engine, tiers, terms] = [
    createEngine(first, first.query),
    createTiers(first),
    docs.terms(),
  ];
  const read = (file: string): string => {
    const shard = Number(/\d+/.exec(file)![0]);
    return file.startsWith('t') ? terms[shard]! : JSON.stringify(rowsOf(docs, shard));
  };
  return (query) => shownHits(respondFrom(engine, tiers, {query}, read).hits);
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

/** Returns the first sentence of prose in a section. */
function firstSentence(text: string): string {
  const line = text.split('\n').find((one) => /^[\p{L}\p{N}`[*]/u.test(one)) ?? '';
  const linkless = line.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const sentence = /^.+?(?:[。！？]|[.!?:](?= |$))/u.exec(linkless)?.[0] ?? linkless;
  return sentence.length > longest ? `${sentence.slice(0, longest)}…` : sentence;
}

const textOf = (markup: string): string => decodeEntities(withoutMarks(markup));

/** Returns what a list shows of a result: its headings, its address and a sentence. */
export function rowOf(docs: Docs, {headings, url, kind, title, facts, line}: Hit) {
  const place = locate(docs, url);
  const found = 'page' in place ? place : undefined;
  const [, , , , option] = found?.page.sections[found.section] ?? [];
  const passage = kind === 'text' ? title : kind === 'code' ? line : facts;
  const isHeading = passage === headings.at(-1);
  const sentence =
    passage && !isHeading
      ? textOf(passage)
      : found?.section === 0
        ? found.page.description
        : found && firstSentence(sectionText(docs.texts[found.page.path]!, found));
  return {title: headings.map(textOf).join(' › '), address: url, sentence: sentence ?? '', option};
}

export function searchAnswer(docs: Docs, query: string, limit: number): Answer {
  const versions = versionsFor(docs);
  const found = search(docs, query);
  const near = found.length > 0 ? found : search(docs, tellingWords(query));
  const rows = near.slice(0, limit).map((hit) => rowOf(docs, hit));
  const lines = rows.map(
    ({title, address, sentence, option}) =>
      `- [${title}](${address})${versions.mark(option)}${sentence && `: ${sentence.replace(/\s+/g, ' ')}`}`,
  );
  const miss = found.length > 0 ? [] : [docs.say('noResult', {query})];
  return {
    code: found.length > 0 ? codes.found : codes.missed,
    text: [versions.line, '', ...miss, ...lines].join('\n'),
    data: {versions: versionData(versions), query, found: found.length > 0, results: rows},
  };
}

export default {
  run: (words, {lang, limit}) => searchAnswer(openDocs(lang), plain(queryOf(words)), limit),
} satisfies Command;
