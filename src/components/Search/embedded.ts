import type {SearchRequest, SearchResult} from '@site/src/lib/search/respond';
import * as limits from '@site/src/site/limits';
import {askAgain} from './askAgain';
import {searchParts} from './parts';
import type {Answer, Ask} from './protocol';

type EmbeddedOptions = {
  /** URL of the file that names the index. */
  readonly pointer: string;
  /** Called when a better answer than that of the first tier is available. */
  readonly onReady: () => void;
};

type Found = {
  readonly results: readonly SearchResult[];
  /** True if it replaces an answer of the first tier, see `onReady`. */
  readonly isBetter?: boolean;
};

/** Search client for DocSearch that uses the site's own index. */
export type EmbeddedClient = {
  addAlgoliaAgent(): void;
  /** Rejects with an error that has the HTTP status of the index file, if any. */
  search(methods: {readonly requests: readonly SearchRequest[]}): Promise<Found>;
  /** Starts the worker and loads the index. The next search retries a failed download. */
  preload(): void;
};

type AskWhat = Ask extends infer One ? (One extends Ask ? Omit<One, 'id'> : never) : never;
type Connection = {ask(what: AskWhat): Promise<Found>; close(): void};

/** Creates a client. Nothing is loaded before `preload` or `search`. */
function embeddedClient({pointer, onReady}: EmbeddedOptions): EmbeddedClient {
  let ready: Promise<Connection> | undefined;
  let isBetter = false;
  const hear = (): void => {
    isBetter = true;
    onReady();
    isBetter = false;
  };

  function connected(): Promise<Connection> {
    if (ready) return ready;
    const tried = (async () => {
      const connection = open(hear);
      try {
        await connection.ask({kind: 'load', pointer});
        return connection;
      } catch (error) {
        connection.close();
        throw error;
      }
    })();
    // The next request retries a failed download.
    const forget = (): void => {
      if (ready === tried) ready = undefined;
    };
    const patience = setTimeout(forget, limits.searchGiveUpMs);
    tried.then(() => (ready ??= tried), forget).finally(() => clearTimeout(patience));
    ready = tried;
    return tried;
  }

  return {
    addAlgoliaAgent: () => undefined,
    async search({requests}) {
      const better = isBetter;
      const connection = await connected();
      return {...(await connection.ask({kind: 'search', requests})), isBetter: better};
    },
    preload() {
      connected().catch(() => undefined);
    },
  };
}

/** Starts the worker. If it crashes, all pending queries are rejected. */
function open(onReady: () => void): Connection {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
  type Waiting = {
    readonly done: (found: Found) => void;
    readonly failed: (error: Error) => void;
  };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({data}: MessageEvent<Answer>) => {
    if ('isReady' in data) {
      if (data.id === last) onReady();
      return;
    }
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('results' in data) one?.done(data);
    else one?.failed(Object.assign(new Error(data.error), {status: data.status}));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    waiting.forEach(({failed}) =>
      failed(new Error(event.message || 'The search could not be loaded')),
    );
    waiting.clear();
  };
  return {
    ask: (what) =>
      new Promise((done, failed) => {
        const id = (last += 1);
        waiting.set(id, {done, failed});
        worker.postMessage({...what, id} satisfies Ask);
      }),
    close: () => worker.terminate(),
  };
}

let client: EmbeddedClient | undefined;

/** Returns the client of the site's own index, which all dialogs of a page share. */
export function sharedClient(): EmbeddedClient {
  client ??= embeddedClient({pointer: searchParts.pointer, onReady: askAgain});
  return client;
}

/** Loads the index, if the site uses its own. */
export function preloadIndex(): void {
  if (searchParts.source.mode === 'embedded') sharedClient().preload();
}
