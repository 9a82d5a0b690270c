/** The type of a name as TypeScript prints it, and its comment. */
export type HoverText = {readonly code: string; readonly doc?: string};
