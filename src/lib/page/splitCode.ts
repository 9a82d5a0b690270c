/** Splits a text at its backticks: words and code in turn, empty parts left out. */
export function splitCode(
  text: string,
): readonly {readonly isCode: boolean; readonly value: string}[] {
  return text
    .split('`')
    .map((value, index) => ({isCode: index % 2 === 1, value}))
    .filter(({value}) => value !== '');
}
