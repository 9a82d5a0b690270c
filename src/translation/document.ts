import type {RootContent} from 'mdast';

/** Unit of translation: a heading with the text up to the next one, or a message. */
export type Section = {
  /** Heading id, `@front-matter` or `@intro`; the name of a message. */
  readonly id: string;
  /** Explicit heading id; without one, the id is derived from the text. */
  readonly writtenId?: string;
  readonly heading?: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Source with `\n`; the text of a message. */
  readonly text: string;
  /** Equal for texts with the same meaning. */
  readonly hash: string;
  /** Syntax trees in reading order. Components that extend beyond the section have no children. */
  readonly nodes: readonly RootContent[];
};

export type Document = {
  readonly kind: 'page' | 'words';
  readonly file: string;
  readonly source: string;
  readonly sections: readonly Section[];
};
