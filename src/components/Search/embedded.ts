import type {SearchRequest, SearchResult} from '@site/src/lib/search/respond';
import * as limits from '@site/src/site/limits';
import type {Locale} from '@site/src/site/locales';
import {searchParts} from './searchParts';

/** An answer of the index. `isFirst` is true if only headings were searched; a better answer follows. */
export type Found = Pick<SearchResult, 'hits' | 'other'> & {readonly isFirst?: boolean};
type Connection = {ask(task: Task): Promise<Found>; close(): void};

let ready: Promise<Connection> | undefined;
let onBetter = (_isReady: boolean): void => undefined;

/** Sets the listener that gets true once an answer from all words is ready, or false if there will be none. */
export function onBetterAnswer(listener: (isReady: boolean) => void): void {
  onBetter = listener;
}

/** Searches the site's own index. If an index file is missing, rejects with an error that has the HTTP status. */
export async function searchIndex(request: SearchRequest): Promise<Found> {
  return (await connected()).ask({kind: 'search', request});
}

/** Starts the worker and loads the index, unless the site uses a provider. The next search retries failed downloads. */
export function preloadIndex(): void {
  if (searchParts.source.mode === 'embedded') connected().catch(() => undefined);
}

function connected(): Promise<Connection> {
  if (ready) return ready;
  const tried = (async () => {
    const connection = open();
    try {
      const {pointer, other} = searchParts;
      await connection.ask({kind: 'load', pointer, ...(other && {other})});
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  })();
  // If the download fails or is late, the next request starts another download.
  const forget = (): void => {
    if (ready === tried) ready = undefined;
  };
  const timer = setTimeout(forget, limits.searchGiveUpMs);
  tried.then(() => (ready ??= tried), forget).finally(() => clearTimeout(timer));
  ready = tried;
  return tried;
}

/** Starts the worker. If it crashes, all pending queries are rejected. */
function open(): Connection {
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
      if (data.id === last) onBetter(data.isReady);
      return;
    }
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.failed(Object.assign(new Error(data.error), {status: data.status}));
    else call?.done('result' in data ? {...data.result, isFirst: data.isFirst} : {hits: []});
  };
  worker.onerror = (event) => {
    event.preventDefault();
    waiting.forEach(({failed}) =>
      failed(new Error(event.message || 'The search could not be loaded')),
    );
    waiting.clear();
  };
  return {
    ask: (task) =>
      new Promise((done, failed) => {
        const id = (last += 1);
        waiting.set(id, {done, failed});
        worker.postMessage({...task, id} satisfies Ask);
      }),
    close: () => worker.terminate(),
  };
}

type Task =
  | {
      readonly kind: 'load';
      /** URL of the file that contains the prefix of the names of index files. */
      readonly pointer: string;
      /** Index of the other language, for queries in its script and queries without results. */
      readonly other?: {readonly locale: Locale; readonly pointer: string};
    }
  | {readonly kind: 'search'; readonly request: SearchRequest};

/** Message from the page to the worker. */
export type Ask = Task & {readonly id: number};

/** Message from the worker to the page. `status` is the HTTP status of an index file that could not be loaded. */
export type Answer = {readonly id: number} & (
  | {readonly isLoaded: true}
  /** `isFirst`: the result is from headings only; a message with `isReady` follows. */
  | {readonly result: SearchResult; readonly isFirst?: boolean}
  | {readonly error: string; readonly status?: number}
  /** True if there is a better answer than the one from headings, false if there will be none. */
  | {readonly isReady: boolean}
);
