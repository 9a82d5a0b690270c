/** Error messages on the pages of a language, which a pasted log is compared with. */
export type LogData = {
  readonly messages: readonly Message[];
  readonly pages: readonly LogPage[];
  /** Cause and remedy of an error, by the address of its section. */
  readonly remedies?: Readonly<Record<string, string>>;
};

/** Text with placeholders (`Cannot find config file: ⟨missing.config.ts⟩`), and how specific it is. */
export type Message = readonly [text: string, weight: number, needs: Needs];

/** Evidence that a log must contain for a message that other programs print, too. */
export type Needs = (typeof needs)[keyof typeof needs];
export const needs = {
  nothing: 0,
  /** The log has the names of the placeholders. */
  names: 1,
  /** The log has these names, or the name of one of the documented tools. */
  tool: 2,
} as const;

/** Path with base path, title, sections in the order of the page. */
type LogPage = readonly [path: string, title: string, ...sections: readonly LogSection[]];

/** A section with the indexes of the messages in its heading, and in each of its recorded outputs. */
export type LogSection = readonly [
  anchor: string,
  heading: string,
  named: readonly number[],
  ...recorded: readonly (readonly number[])[],
];

/** Delimiters of a placeholder, which contains an example. */
export const [holeStart, holeEnd] = ['⟨', '⟩'] as const;

/** Splits a message: text at even indexes, the examples of placeholders at odd ones. */
export function partsOf(text: string): readonly string[] {
  return text.split(/[⟨⟩]/);
}
