/** Removes spaces between Chinese characters: messages have spaces around placeholders, for Latin text. */
export function joinHan(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}
