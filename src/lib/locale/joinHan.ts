/** In Chinese a placeholder stands between spaces, as if it were Latin; a value that is Chinese does without them. */
export function joinHan(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}
