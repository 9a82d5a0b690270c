/** Replaces the space between a name and its version (`Rslib 1.0`) by a no-break space. */
export function joinVersion(text: string): string {
  return text.replace(/(?<=\b[A-Z]\w*) (?=v?\d)/g, '\u00a0');
}
