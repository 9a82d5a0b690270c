import type {SearchRequest, SearchResult} from '@site/src/lib/search/respond';

/** What the page asks the worker: to get ready, or to answer. */
export type Ask =
  | {
      readonly id: number;
      readonly kind: 'load';
      /** The file that says how the names of the index begin. */
      readonly pointer: string;
    }
  | {readonly id: number; readonly kind: 'search'; readonly requests: readonly SearchRequest[]};

/** What the worker answers; `status` is that of the index file, when it was not 200. */
export type Answer =
  | {readonly id: number; readonly results: readonly SearchResult[]}
  | {readonly id: number; readonly error: string; readonly status?: number}
  /** Text has arrived since the first tier alone gave an answer: it is better now. */
  | {readonly id: number; readonly isReady: true};
