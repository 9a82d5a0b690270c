/** Parses a `unicode-range` of CSS, such as `U+4e00-4e0f,U+20`. Returns a function that tests a code point. */
export function parseUnicodeRange(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((part) => {
    const match = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(part.trim());
    if (!match) throw new Error(`"${part}" is not a valid unicode-range`);
    const first = parseInt(match[1]!, 16);
    return [first, match[2] === undefined ? first : parseInt(match[2], 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
