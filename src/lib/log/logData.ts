/** What the pages of a language say about errors: what a pasted log is compared with. */
export type LogData = {
  readonly messages: readonly Message[];
  readonly pages: readonly LogPage[];
};

/** Text with its placeholders (`Cannot find config file: ⟨missing.config.ts⟩`), and how much it says. */
export type Message = readonly [text: string, weight: number, needs: Needs];

/** What else a log has to have for a message to be known, as any program may print the words of some. */
export type Needs = (typeof needs)[keyof typeof needs];
export const needs = {
  nothing: 0,
  /** The names that the page has. */
  names: 1,
  /** The same, or the name of one of the tools that the pages are about. */
  tool: 2,
} as const;

/** Address with base path, title, sections in the order of the page. */
export type LogPage = readonly [path: string, title: string, ...sections: readonly LogSection[]];

/** A section with its messages, by their places: those of its heading, and those of each recorded output in it. */
export type LogSection = readonly [
  anchor: string,
  heading: string,
  named: readonly number[],
  ...recorded: readonly (readonly number[])[],
];

/** What surrounds an example of what a placeholder stands for. */
export const [holeStart, holeEnd] = ['⟨', '⟩'] as const;

/** The text of a message in parts: words, and in every second place what a placeholder has as an example. */
export function partsOf(text: string): readonly string[] {
  return text.split(/[⟨⟩]/);
}
