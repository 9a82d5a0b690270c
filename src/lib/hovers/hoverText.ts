/** The type of a name as TypeScript prints it, and its comment. Code in texts is in backticks. */
export type HoverText = {
  readonly code: string;
  readonly doc?: string;
  /** Path in the configuration of Rslib: `dts.bundle`. On a page, the option that the link is for. */
  readonly option?: string;
  /** Default of the option, with a label. Not recorded, like `href`. */
  readonly value?: string;
  /** Address of the section about the option. */
  readonly href?: string;
};
