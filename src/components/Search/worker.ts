/** Search worker, started by `embedded.ts`: loads index files as needed, and answers queries. */
import {createEngine, type Engine} from '@site/src/lib/search/engine';
import type {FirstTier} from '@site/src/lib/search/indexFile';
import {respond, type SearchRequest, type SearchResult} from '@site/src/lib/search/respond';
import {createTiers, type Tiers} from '@site/src/lib/search/tiers';
import * as limits from '@site/src/site/limits';
import {fetchFile} from '../../lib/search/indexFile';
import type {Answer, Ask} from './embedded';

type Scope = {
  onmessage: ((event: {readonly data: Ask}) => void) | null;
  postMessage(answer: Answer): void;
};
type Question = Extract<Ask, {kind: 'search'}>;
type Index = {
  readonly start: string;
  readonly engine: Engine;
  readonly tiers: Tiers;
  readonly isChinese: boolean;
};

const scope = globalThis as unknown as Scope;
/** Maximum rounds of downloads per query. A round may show that further files are needed, such as of related terms. */
const maxRounds = 12;
let pointer = '';
let index: Index | undefined;
let other: (NonNullable<Extract<Ask, {kind: 'load'}>['other']> & {index?: Index}) | undefined;
let newest = 0;
/** True while files for a query are loading. Meanwhile the first tier (titles and headings) answers. */
let isLoading = false;
const downloads = new Map<string, Promise<void>>();

async function read(url: string, options?: RequestInit): Promise<string> {
  return (await fetchFile(url, options)).text();
}

/** Loads the index of the newest build, which may be newer than the page. */
async function load(pointer: string): Promise<Index> {
  const {start: name} = JSON.parse(await read(pointer, {cache: 'no-cache'})) as {start: string};
  const start = pointer.replace(/[^/]*$/, name);
  const first = JSON.parse(await read(`${start}first.json`)) as FirstTier;
  const [engine, tiers] = [createEngine(first, first.query), createTiers(first)];
  return {start, engine, tiers, isChinese: first.traditional !== ''};
}

/** Fetches each file once. The next query retries downloads that failed or are late. */
function fetchAll({start, tiers}: Index, files: readonly string[]): Promise<unknown> {
  return Promise.all(
    files.map((file) => {
      const url = start + file;
      const download = downloads.get(url) ?? read(url).then((text) => tiers.add(file, text));
      downloads.set(url, download);
      const forget = (): boolean => downloads.delete(url);
      download.catch(forget);
      setTimeout(forget, limits.searchGiveUpMs);
      return download;
    }),
  );
}

type Found = {readonly result?: SearchResult; readonly fetchMore?: () => Promise<unknown>};

/**
 * Answers from all words. Returns `result` once the files of the page's language are loaded, and `fetchMore` as long as
 * files of either language are missing.
 */
function searchAll(own: Index, request: SearchRequest): Found {
  const result = respond(own.engine, own.tiers.full, request);
  const files = own.tiers.missing();
  if (files.length > 0) return {fetchMore: () => fetchAll(own, files)};
  const isForeign = !own.isChinese && /\p{Script=Han}/u.test(request.query);
  if (!other || (result.hits.length > 0 && !isForeign)) return {result};
  // A query in the script of the other language waits for the index of that language.
  const early = isForeign ? {} : {result};
  const {locale, index: found, pointer: place} = other;
  if (!found) return {...early, fetchMore: () => loadOther(place)};
  const few = {...request, limit: limits.searchOtherHits};
  const {hits} = respond(found.engine, found.tiers.full, few);
  const more = found.tiers.missing();
  if (more.length > 0) return {...early, fetchMore: () => fetchAll(found, more)};
  return {result: hits.length > 0 ? {...result, other: {locale, hits}} : result};
}

async function loadOther(place: string): Promise<void> {
  try {
    const found = await load(place);
    if (other) other.index = found;
  } catch {
    // From now on, only the page's language is searched.
    other = undefined;
  }
}

/** Answers from all words if their files are loaded, else from the first tier. */
function search({id, request}: Question) {
  if (!index) throw new Error('The search index is not loaded');
  newest = id;
  if (!isLoading) {
    const {result, fetchMore} = searchAll(index, request);
    isLoading = fetchMore !== undefined;
    if (result) return {id, result};
  }
  return {id, result: respond(index.engine, index.tiers.first, request), isFirst: true};
}

/**
 * Fetches the files that the answer from all words needs, until there is a newer query. Calls `onResult` as soon as the
 * result in the page's language is complete, and when it is final.
 */
async function complete(
  {id, request}: Question,
  onResult: (result: SearchResult, isFinal: boolean) => void,
): Promise<void> {
  const own = index!;
  try {
    for (let round = 0; round < maxRounds && id === newest; round += 1) {
      const {result, fetchMore} = searchAll(own, request);
      if (result) onResult(result, fetchMore === undefined);
      if (!fetchMore) break;
      await fetchMore();
    }
  } catch (error) {
    if ((error as {status?: number}).status !== 404) throw error;
    // The file is missing because a newer build was deployed, so its index replaces this one.
    index = await load(pointer);
  }
}

/** Replies at once if there are hits, and reports a better answer later. Else replies when all words are searched. */
async function reply(ask: Ask): Promise<void> {
  const {id} = ask;
  let isWaiting = true;
  const post = (message: Answer): void => {
    isWaiting = false;
    scope.postMessage(message);
  };
  try {
    if (ask.kind === 'load') {
      ({pointer, other} = ask);
      index = await load(pointer);
      return post({id, isLoaded: true});
    }
    const first = search(ask);
    if (!isLoading || !first.isFirst || first.result.hits.length > 0) post(first);
    if (!isLoading) return;
    let isDone = false;
    await complete(ask, (result, isFinal) => {
      if (!isWaiting) return;
      post({id, result});
      isDone = isFinal;
    });
    if (id !== newest) return;
    isLoading = false;
    if (isWaiting) return await reply(ask);
    if (!isDone) post({id, isReady: true});
  } catch (error) {
    const {message, status} = error as Error & {status?: number};
    scope.postMessage(isWaiting ? {id, error: message, status} : {id, isReady: false});
  }
}

scope.onmessage = ({data}) => void reply(data);
