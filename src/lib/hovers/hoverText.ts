/** The type of a name as TypeScript prints it, and its doc comment, in which code is in backticks. */
export type HoverText = {
  readonly code: string;
  readonly doc?: string;
  /** Full name of an option: `dts.bundle`. On a page, a parent replaces an option that has no section. */
  readonly option?: string;
  /** Label and default of the option. Like `href`, it is added when pages are built, and not recorded. */
  readonly value?: string;
  /** Address of the section about the option. */
  readonly href?: string;
};
