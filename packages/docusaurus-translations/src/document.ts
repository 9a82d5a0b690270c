import type {RootContent} from 'mdast';

/** Unit of translation: a heading with the text up to the next heading, or a message. */
export type Section = {
  /** Id of the heading, `@front-matter` or `@intro`; in a message catalogue, the id of the message. */
  readonly id: string;
  /** Explicit id of the heading. If it has none, `id` is derived from the text of the heading. */
  readonly writtenId?: string;
  /** Id of the heading on the page, if `id` is the one of the source at the same position. */
  readonly anchor?: string;
  readonly heading?: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Source of the section, with `\n` as line end; in a message catalogue, the text of the message. */
  readonly text: string;
  /** Hash of the content, equal for texts that differ in formatting only. */
  readonly hash: string;
  /** Syntax trees of the section in reading order. A component that contains headings is listed without children. */
  readonly nodes: readonly RootContent[];
};

export type Document = {
  readonly kind: 'page' | 'words';
  readonly file: string;
  readonly source: string;
  readonly sections: readonly Section[];
};
