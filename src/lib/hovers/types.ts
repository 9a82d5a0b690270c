/** The type of a name as the compiler prints it, and its comment if there is one. */
export type HoverText = {readonly code: string; readonly doc?: string};
