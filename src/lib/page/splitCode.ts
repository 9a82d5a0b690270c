/** Number of characters up to which inline code is not wrapped. */
export const maxUnwrapped = 24;

/** Returns a text without the backticks around code. */
export function codelessText(text: string): string {
  return splitCode(text)
    .map(({value}) => value)
    .join('');
}

/** Splits a text at its backticks into words and code. A backtick that is not closed is text. */
export function splitCode(
  text: string,
): readonly {readonly isCode: boolean; readonly value: string}[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      const code = /^`([^`]+)`$/.exec(part)?.[1];
      return {isCode: code !== undefined, value: code ?? part};
    });
}
