import type {RootContent} from 'mdast';

/** What is translated as one: a heading with the text up to the next one, or a message of the interface. */
export type Section = {
  /** The id of its heading, `@front-matter` or `@intro`; of a message its name. */
  readonly id: string;
  /** The id that is written behind a heading; without, the id is made of its words. */
  readonly writtenId: string | undefined;
  /** What its heading says; undefined where there is none. */
  readonly heading: string | undefined;
  readonly line: number;
  /** Where it stands in its file. */
  readonly start: number;
  readonly end: number;
  /** Its source with `\n`; of a message what it says. */
  readonly text: string;
  /** Equal for two texts that mean the same. */
  readonly hash: string;
  /** Its syntax trees, in reading order; components that reach beyond the section are empty. None for a message. */
  readonly nodes: readonly RootContent[];
};

/** A file, cut into sections that follow each other. */
export type Document = {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly source: string;
  readonly sections: readonly Section[];
};
