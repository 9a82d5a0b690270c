/** The type of a name as TypeScript prints it, and its doc comment, in which code is in backticks. */
export type HoverText = {
  readonly code: string;
  readonly doc?: string;
  /** Full name of the option, such as `dts.bundle`. On built pages, the option or a parent that has a section. */
  readonly option?: string;
  /** Label and default of the option, such as `Default: true`. Not recorded; the build adds it, like `href`. */
  readonly value?: string;
  /** Address of the section about the option. */
  readonly href?: string;
};
