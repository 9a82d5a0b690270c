/** Removes spaces between Chinese characters, which a Chinese value in a placeholder has around it. */
export function joinHan(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}
