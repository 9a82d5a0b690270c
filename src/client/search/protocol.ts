import type {SearchRequest, SearchResult} from '../../lib/search/respond';

/** What the page asks the worker: to get ready, or to answer. */
export type Ask =
  | {
      readonly id: number;
      readonly kind: 'load';
      /** How the names of the index begin, and the file that says how those of a newer build do. */
      readonly index: string;
      readonly pointer: string;
    }
  | {readonly id: number; readonly kind: 'search'; readonly requests: readonly SearchRequest[]};

/** What the worker answers; `status` is that of the index file, when it was not 200. */
export type Answer =
  | {
      readonly id: number;
      readonly results: readonly SearchResult[];
      /** The index is of a newer build than the page: its pages have to be loaded. */
      readonly isNewer?: boolean;
    }
  | {readonly id: number; readonly error: string; readonly status?: number}
  /** Text has arrived since the first tier alone gave an answer: it is better now. */
  | {readonly id: number; readonly isReady: true};
