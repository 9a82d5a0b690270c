/** Removes spaces between Chinese characters, which messages have around their placeholders. */
export function joinHan(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}
