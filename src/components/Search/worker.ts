/** Search worker, started by `embedded.ts`: loads index files as needed, and answers queries. */
import {createEngine, type Engine} from '@site/src/lib/search/engine';
import type {FirstTier} from '@site/src/lib/search/indexFile';
import {respond, type SearchRequest} from '@site/src/lib/search/respond';
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
};

const scope = globalThis as unknown as Scope;
/** Maximum rounds of downloads per query: terms, related terms, sections, sections for phrases. */
const rounds = 12;
let pointer = '';
let index: Index | undefined;
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
async function load(): Promise<Index> {
  const {start: name} = JSON.parse(await read(pointer, {cache: 'no-cache'})) as {start: string};
  const start = pointer.replace(/[^/]*$/, name);
  const first = JSON.parse(await read(`${start}first.json`)) as FirstTier;
  return {start, engine: createEngine(first, first.query), tiers: createTiers(first)};
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

type Results = ReturnType<typeof respond>[];

function answerFrom({engine}: Index, tier: Tier, requests: readonly SearchRequest[]): Results {
  return requests.map((request) => respond(engine, tier, request, () => performance.now()));
}

/** Answers from all words if their files are loaded, else from the first tier. */
function search(id: number, requests: readonly SearchRequest[]): Answer {
  if (!index) throw new Error('The search index is not loaded');
  const {tiers} = index;
  newest = id;
  if (!isBehind) {
    const results = answerFrom(index, tiers.full, requests);
    if (tiers.missing().length === 0) return {id, results};
    isBehind = true;
  }
  return {id, results: answerFrom(index, tiers.first, requests)};
}

/** Fetches the files that the answer from all words needs, until there is a newer query. */
async function complete({id, requests}: Question): Promise<void> {
  const one = index!;
  try {
    for (let round = 0; round < rounds && id === newest; round += 1) {
      answerFrom(one, one.tiers.full, requests);
      const files = one.tiers.missing();
      if (files.length === 0) break;
      await fetchAll(one, files);
    }
  } catch (error) {
    if ((error as {status?: number}).status !== 404) throw error;
    // A newer build was deployed.
    index = await load();
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
    ({pointer} = ask);
    index = await load();
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
