import type {SearchRequest, SearchResult} from '@site/src/lib/search/respond';
import type {Locale} from '@site/src/site/locales';

export type Task =
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
