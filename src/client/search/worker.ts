/** Searches beside the page: loads the index, inverts it, answers. Bundled on its own. */
import {createEngine, type Engine} from '../../lib/search/engine';
import type {IndexFile} from '../../lib/search/indexFile';
import {respond} from '../../lib/search/respond';
import type {Answer, Ask} from './protocol';

type Scope = {
  onmessage: ((event: {readonly data: Ask}) => void) | null;
  postMessage(answer: Answer): void;
};
const scope = globalThis as unknown as Scope;
let engine: Engine | undefined;

async function load(url: string): Promise<Engine> {
  const response = await fetch(url);
  if (!response.ok)
    throw Object.assign(new Error(`The search index answered ${response.status}`), {
      status: response.status,
    });
  const index = (await response.json()) as IndexFile;
  return createEngine(index, index.query);
}

async function answer(ask: Ask): Promise<Answer> {
  const {id} = ask;
  try {
    if (ask.kind === 'load') {
      engine = await load(ask.index);
      return {id, results: []};
    }
    if (!engine) throw new Error('The search index is not loaded');
    const loaded = engine;
    return {
      id,
      results: ask.requests.map((request) => respond(loaded, request, () => performance.now())),
    };
  } catch (error) {
    const {message, status} = error as Error & {status?: number};
    return {id, error: message, status};
  }
}

scope.onmessage = ({data}) => void answer(data).then((reply) => scope.postMessage(reply));
