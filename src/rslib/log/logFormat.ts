/** Error messages on the pages of a language, to find the sections about a pasted log. */
export type LogData = {
  readonly messages: readonly Message[];
  readonly pages: readonly LogPage[];
  /** What to do about an error, by the address of its section; code is in backticks. */
  readonly remedies?: Readonly<Record<string, string>>;
  /** Sections near the codes of TypeScript that no page explains. The first range that contains a code counts. */
  readonly near?: readonly NearSection[];
};

/** A range of codes of TypeScript, and the section that is about such errors; for one code, about that error. */
export type NearSection = readonly [
  from: number,
  to: number,
  path: string,
  title: string,
  anchor: string,
  heading: string,
];

/** Text with examples of names (`Cannot find config file: ⟨missing.config.ts⟩`); specific messages weigh more. */
export type Message = readonly [text: string, weight: number, needs: Needs];

/** Further evidence that a log must contain to match a message, because other programs print the same text. */
export type Needs = (typeof needs)[keyof typeof needs];
export const needs = {
  nothing: 0,
  /** The log has the same names as the placeholders of the message. */
  names: 1,
  /** The log has the same names as the placeholders, or the name of a documented tool, such as Rslib. */
  tool: 2,
} as const;

/** A page: its path with the base path, its title, and its sections in their order. */
type LogPage = readonly [path: string, title: string, ...sections: readonly LogSection[]];

/** A section. `named` lists the indexes of messages in its heading, each `recorded` those in one recorded output. */
export type LogSection = readonly [
  anchor: string,
  heading: string,
  named: readonly number[],
  ...recorded: readonly (readonly number[])[],
];

/** Delimiters of a placeholder, between which is an example of a name. */
export const [holeStart, holeEnd] = ['⟨', '⟩'] as const;

/** Splits a message: text at even indexes, the examples of placeholders at odd ones. */
export function partsOf(text: string): readonly string[] {
  return text.split(/[⟨⟩]/);
}
