/** The search worker: loads the index as far as queries need it, and answers. `embedded.ts` starts it. */
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
/** A query asks for terms, then for those that they lead to, then for sections. Phrases ask for more sections. */
const rounds = 12;
let pointer = '';
let index: Index | undefined;
let newest = 0;
/** Text is on its way: the first tier answers before anything else is tried. */
let isBehind = false;
const coming = new Map<string, Promise<void>>();

async function read(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (response.ok) return response.text();
  const {status} = response;
  throw Object.assign(new Error(`The search index answered ${status}`), {status});
}

/** The index of the newest build, which may have taken the place of that of the page. */
async function load(): Promise<Index> {
  const {start: name} = JSON.parse(await read(pointer, {cache: 'no-cache'})) as {start: string};
  const start = pointer.replace(/[^/]*$/, name);
  const first = JSON.parse(await read(`${start}first.json`)) as FirstTier;
  return {start, engine: createEngine(first, first.query), tiers: createTiers(first)};
}

/** Fetches files once; what fails or does not come is asked for again by the next query. */
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

/** Answers at once: from all words where what that needs is there, else from the first tier. */
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

/** Fetches what the answer from all words lacks, unless another question was asked. */
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
    // A build took the place of this one.
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

/** Replies, and says when there is a better answer. What no heading has is looked for in all words before it is. */
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
