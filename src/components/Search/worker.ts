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

/** Answers from all words, as far as they are loaded, or returns a function that loads what is missing. */
function searchAll(
  own: Index,
  requests: readonly SearchRequest[],
): {readonly results: readonly SearchResult[]} | {readonly fetchMore: () => Promise<unknown>} {
  const results = requests.map((request) => answerFrom(own, own.tiers.full, request));
  const files = own.tiers.missing();
  if (files.length > 0) return {fetchMore: () => fetchAll(own, files)};
  const isWanted = ({query, hits}: SearchResult): boolean =>
    hits.length === 0 || (!own.isChinese && /\p{Script=Han}/u.test(query));
  if (!other || !results.some(isWanted)) return {results};
  const {locale, index: found, pointer: place} = other;
  if (!found) return {fetchMore: () => loadOther(place)};
  const both = results.map((result, at) => {
    const request = {...requests[at]!, hitsPerPage: limits.searchOtherHits};
    const hits = isWanted(result) ? answerFrom(found, found.tiers.full, request).hits : [];
    return hits.length > 0 ? {...result, other: {locale, hits}} : result;
  });
  const more = found.tiers.missing();
  return more.length > 0 ? {fetchMore: () => fetchAll(found, more)} : {results: both};
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
  if (!isBehind) {
    const found = searchAll(own, requests);
    if ('results' in found) return {id, results: found.results};
    isBehind = true;
  }
  return {id, results: requests.map((request) => answerFrom(own, own.tiers.first, request))};
}

/** Fetches the files that the answer from all words needs, until there is a newer query. */
async function complete({id, requests}: Question): Promise<void> {
  const own = index!;
  try {
    for (let round = 0; round < rounds && id === newest; round += 1) {
      const found = searchAll(own, requests);
      if ('results' in found) break;
      await found.fetchMore();
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
  const isNone = !isAll && 'results' in first && first.results.every(({hits}) => hits.length === 0);
  if (!isNone) scope.postMessage(first);
  if (isAll) return;
  try {
    await complete(ask);
  } catch (error) {
    if (isNone) scope.postMessage(failure(id, error));
    return;
  }
  if (id !== newest) return;
  isBehind = false;
  if (isNone) return reply(ask);
  scope.postMessage({id, isReady: true});
}

scope.onmessage = ({data}) => void reply(data);
