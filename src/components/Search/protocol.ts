import type {SearchRequest, SearchResult} from '@site/src/lib/search/respond';
import type {Locale} from '@site/src/site/locales';

/** Task of the worker. */
export type Task =
  | {
      readonly kind: 'load';
      /** URL of the file with the prefix of the index files. */
      readonly pointer: string;
      /** The index of the other language, for queries in its script and those without results. */
      readonly other?: {readonly locale: Locale; readonly pointer: string};
    }
  | {readonly kind: 'search'; readonly request: SearchRequest};

/** Message from the page to the worker. */
export type Ask = Task & {readonly id: number};

/** Message from the worker. `status` is the HTTP status of the index file if it is not 200. */
export type Answer = {readonly id: number} & (
  | {readonly isLoaded: true}
  /** `isFirst`: from headings only; `isReady` follows. */
  | {readonly result: SearchResult; readonly isFirst?: boolean}
  | {readonly error: string; readonly status?: number}
  /** A better answer than that of the first tier is available, or false: there will be none. */
  | {readonly isReady: boolean}
);

/** The fields of an answer that the dialog reads, of the site's own index or the provider. */
export type RawAnswer = {
  readonly isFirst?: boolean;
  readonly hits: readonly unknown[];
  readonly other?: {readonly locale: Locale; readonly hits: readonly unknown[]};
};
