/** What the compiler says about a name, and the comment when there is one. */
export type HoverText = {readonly code: string; readonly doc?: string};

/** What the browser gets: the recorded texts, and by block where their names stand. */
export type HoverData = {
  readonly texts: readonly HoverText[];
  readonly blocks: Readonly<
    Record<string, readonly (readonly [line: number, column: number, text: number])[]>
  >;
};
