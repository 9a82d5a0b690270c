/** Removes spaces between Chinese characters, left where a Chinese value fills a placeholder for Latin text. */
export function joinHan(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}
