/** Searches beside the page: loads the index as far as queries need it, and answers. Bundled on its own. */
import {createEngine, type Engine} from '../../lib/search/engine';
import type {FirstTier} from '../../lib/search/indexFile';
import {respond, type SearchRequest} from '../../lib/search/respond';
import {createTiers, type Tier, type Tiers} from '../../lib/search/tiers';
import type {Answer, Ask} from './protocol';

type Scope = {
  onmessage: ((event: {readonly data: Ask}) => void) | null;
  postMessage(answer: Answer): void;
};
type Index = {
  readonly start: string;
  readonly engine: Engine;
  readonly tiers: Tiers;
  readonly isNewer: boolean;
};

const scope = globalThis as unknown as Scope;
/** So long an answer waits for text that is on its way, before the first tier gives one. */
const waitMs = 30;
/** A query asks for terms, then for those that they lead to, then for sections. Phrases ask for more sections. */
const rounds = 12;
let asked: Extract<Ask, {kind: 'load'}> | undefined;
let index: Index | undefined;
const coming = new Map<string, Promise<void>>();

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.ok) return response.text();
  const {status} = response;
  throw Object.assign(new Error(`The search index answered ${status}`), {status});
}

async function load(start: string, isNewer: boolean): Promise<Index> {
  const first = JSON.parse(await read(`${start}first.json`)) as FirstTier;
  return {
    start,
    isNewer,
    engine: createEngine(first, first.query),
    tiers: createTiers(first),
  };
}

/** The index of the page's own build; where that was replaced meanwhile, the one of the build that took its place. */
async function loadAny(): Promise<Index> {
  const {index: own, pointer} = asked!;
  try {
    return await load(own, false);
  } catch (error) {
    if ((error as {status?: number}).status !== 404) throw error;
    const {start} = JSON.parse(await read(pointer)) as {start: string};
    const newer = pointer.replace(/[^/]*$/, start);
    if (newer === own) throw error;
    return load(newer, true);
  }
}

/** Fetches files once; what fails is asked for again by the next query. */
function fetchAll({start, tiers}: Index, files: readonly string[]): Promise<unknown> {
  return Promise.all(
    files.map((file) => {
      const url = start + file;
      const known = coming.get(url) ?? read(url).then((text) => tiers.add(file, text));
      coming.set(url, known);
      known.catch(() => coming.delete(url));
      return known;
    }),
  );
}

type Results = ReturnType<typeof respond>[];

function answerFrom({engine}: Index, tier: Tier, requests: readonly SearchRequest[]): Results {
  return requests.map((request) => respond(engine, tier, request, () => performance.now()));
}

/** The answer from all words, as soon as what it needs is there. */
async function complete(one: Index, requests: readonly SearchRequest[]): Promise<Results> {
  for (let round = 0; ; round += 1) {
    const results = answerFrom(one, one.tiers.full, requests);
    const files = one.tiers.missing();
    if (files.length === 0 || round === rounds) return results;
    await fetchAll(one, files);
  }
}

async function search(id: number, requests: readonly SearchRequest[]): Promise<Answer> {
  if (!index) throw new Error('The search index is not loaded');
  const one = index;
  const {isNewer} = one;
  let isLate = false;
  const full = complete(one, requests).then(
    (results) => {
      if (isLate) scope.postMessage({id, isReady: true});
      return results;
    },
    async (error: {status?: number}) => {
      // A build took the place of this one.
      if (error.status !== 404) return undefined;
      index = await loadAny().catch(() => index);
      return index === one || !index ? undefined : complete(index, requests).catch(() => undefined);
    },
  );
  const wait = new Promise<undefined>((done) => setTimeout(done, waitMs));
  const results = await Promise.race([full, wait]);
  isLate = results === undefined;
  return {
    id,
    results: results ?? answerFrom(one, one.tiers.first, requests),
    isNewer: index?.isNewer ?? isNewer,
  };
}

async function answer(ask: Ask): Promise<Answer> {
  const {id} = ask;
  try {
    if (ask.kind === 'search') return await search(id, ask.requests);
    asked = ask;
    index = await loadAny();
    return {id, results: []};
  } catch (error) {
    const {message, status} = error as Error & {status?: number};
    return {id, error: message, status};
  }
}

scope.onmessage = ({data}) => void answer(data).then((reply) => scope.postMessage(reply));
