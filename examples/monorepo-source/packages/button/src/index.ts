import { gap, type Length, toCss } from '@acme/tokens';

/** The style of a button, by default with the usual padding. */
export function buttonStyle(padding: Length = gap): string {
  return `padding: ${toCss(padding)}`;
}
