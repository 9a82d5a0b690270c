import { gap, toCss } from '@acme/tokens';

/** The style of a button with a number of gaps around its text. */
export function buttonStyle(gaps = 1): string {
  return `padding: ${toCss({ px: gaps * gap.px })}`;
}
