/** Search worker, started by `embedded.ts`: loads index files as needed, and answers queries. */
import {createEngine, type Engine} from '@site/src/lib/search/engine';
import type {FirstTier} from '@site/src/lib/search/indexFile';
import {respond, type SearchRequest, type SearchResult} from '@site/src/lib/search/respond';
import * as limits from '@site/src/site/limits';
import {createTiers, type Tier, type Tiers} from '@site/src/lib/search/tiers';
import type {Answer, Ask} from './protocol';

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
/** Maximum rounds of downloads per query: terms, related terms, sections, sections for phrases. */
const rounds = 12;
let pointer = '';
let index: Index | undefined;
let other: (NonNullable<Extract<Ask, {kind: 'load'}>['other']> & {index?: Index}) | undefined;
let newest = 0;
/** True while files are loading; until then the first tier answers. */
let isBehind = false;
/** True if the newest answer is from the first tier. */
let isFirstTier = false;
const coming = new Map<string, Promise<void>>();

async function read(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (response.ok) return response.text();
  const {status} = response;
  throw Object.assign(new Error(`The search index answered ${status}`), {status});
}

/** Loads the index of the newest build, which may be newer than the page. */
async function load(pointer: string): Promise<Index> {
  const {start: name} = JSON.parse(await read(pointer, {cache: 'no-cache'})) as {start: string};
  const start = pointer.replace(/[^/]*$/, name);
  const first = JSON.parse(await read(`${start}first.json`)) as FirstTier;
  const [engine, tiers] = [createEngine(first, first.query), createTiers(first)];
  return {start, engine, tiers, isChinese: first.traditional !== ''};
}

/** Fetches files once. The next query retries failed and late ones. */
function fetchAll({start, tiers}: Index, files: readonly string[]): Promise<unknown> {
  return Promise.all(
    files.map((file) => {
      const url = start + file;
      const known = coming.get(url) ?? read(url).then((text) => tiers.add(file, text));
      coming.set(url, known);
      const forget = (): boolean => coming.delete(url);
      known.catch(forget);
      setTimeout(forget, limits.searchGiveUpMs);
      return known;
    }),
  );
}

function answerFrom({engine}: Index, tier: Tier, request: SearchRequest): SearchResult {
  return respond(engine, tier, request, () => performance.now());
}

/**
 * Answers from all words, once those of the page's language are loaded. `fetchMore` loads what is missing, also of the
 * other language.
 */
function searchAll(
  own: Index,
  requests: readonly SearchRequest[],
): {
  readonly results?: readonly SearchResult[];
  readonly fetchMore?: () => Promise<unknown>;
} {
  const results = requests.map((request) => answerFrom(own, own.tiers.full, request));
  const files = own.tiers.missing();
  if (files.length > 0) return {fetchMore: () => fetchAll(own, files)};
  const isForeign = ({query}: SearchResult): boolean =>
    !own.isChinese && /\p{Script=Han}/u.test(query);
  const isWanted = (result: SearchResult): boolean => result.hits.length === 0 || isForeign(result);
  if (!other || !results.some(isWanted)) return {results};
  // A query in the other script waits for its index.
  const early = results.some(isForeign) ? {} : {results};
  const {locale, index: found, pointer: place} = other;
  if (!found) return {...early, fetchMore: () => loadOther(place)};
  const both = results.map((result, at) => {
    const request = {...requests[at]!, hitsPerPage: limits.searchOtherHits};
    const hits = isWanted(result) ? answerFrom(found, found.tiers.full, request).hits : [];
    return hits.length > 0 ? {...result, other: {locale, hits}} : result;
  });
  const more = found.tiers.missing();
  return more.length > 0 ? {...early, fetchMore: () => fetchAll(found, more)} : {results: both};
}

async function loadOther(place: string): Promise<void> {
  try {
    const found = await load(place);
    if (other) other.index = found;
  } catch {
    // The results in the language of the page do not depend on it.
    other = undefined;
  }
}

/** Answers from all words if their files are loaded, else from the first tier. */
function search(id: number, requests: readonly SearchRequest[]): Answer {
  if (!index) throw new Error('The search index is not loaded');
  const own = index;
  newest = id;
  isFirstTier = false;
  if (!isBehind) {
    const {results, fetchMore} = searchAll(own, requests);
    isBehind = fetchMore !== undefined;
    if (results) return {id, results};
  }
  isFirstTier = true;
  const results = requests.map((request) => answerFrom(own, own.tiers.first, request));
  return {id, results, isFirst: true};
}

/**
 * Fetches the files that the answer from all words needs, until there is a newer query. Passes on the results as soon
 * as those in the page's language are complete.
 */
async function complete(
  {id, requests}: Question,
  onResults: (results: readonly SearchResult[], isFinal: boolean) => void,
): Promise<void> {
  const own = index!;
  try {
    for (let round = 0; round < rounds && id === newest; round += 1) {
      const {results, fetchMore} = searchAll(own, requests);
      if (results) onResults(results, fetchMore === undefined);
      if (!fetchMore) break;
      await fetchMore();
    }
  } catch (error) {
    if ((error as {status?: number}).status !== 404) throw error;
    // A newer build was deployed.
    index = await load(pointer);
  }
}

const failure = (id: number, error: unknown): Answer => {
  const {message, status} = error as Error & {status?: number};
  return {id, error: message, status};
};

async function answer(ask: Ask): Promise<Answer> {
  const {id} = ask;
  try {
    if (ask.kind === 'search') return search(id, ask.requests);
    ({pointer, other} = ask);
    index = await load(pointer);
    return {id, results: []};
  } catch (error) {
    return failure(id, error);
  }
}

/** Replies, and reports a better answer later. Without results it replies after the search in all words. */
async function reply(ask: Ask): Promise<void> {
  const {id} = ask;
  const first = await answer(ask);
  const isAll = ask.kind === 'load' || !isBehind;
  let isWaiting =
    !isAll &&
    isFirstTier &&
    'results' in first &&
    first.results.every(({hits}) => hits.length === 0);
  let isDone = false;
  if (!isWaiting) scope.postMessage(first);
  if (isAll) return;
  try {
    await complete(ask, (results, isFinal) => {
      if (!isWaiting) return;
      scope.postMessage({id, results});
      isWaiting = false;
      isDone = isFinal;
    });
  } catch (error) {
    scope.postMessage(isWaiting ? failure(id, error) : {id, isReady: false});
    return;
  }
  if (id !== newest) return;
  isBehind = false;
  if (isWaiting) return reply(ask);
  if (isDone) return;
  scope.postMessage({id, isReady: true});
}

scope.onmessage = ({data}) => void reply(data);
