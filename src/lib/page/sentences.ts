/** Replaces the characters of code, whose punctuation is none of the text. */
const withoutCode = (text: string): string =>
  text.replace(/(`+)[^]*?\1/g, (code) => 'X'.repeat(code.length));

/** Splits a paragraph with code in backticks into sentences. A colon before an example becomes a full stop. */
export function sentencesOf(paragraph: string): readonly string[] {
  const text = paragraph.trim().replace(/:$/, '.').replace(/：$/, '。');
  const ends = [
    ...withoutCode(text).matchAll(
      /(?<!\b(?:e\.g|i\.e))[.!?]["')’”]*(?=\s+[^\s\p{Ll}])|[。！？][”）]*/gu,
    ),
  ];
  const places = [0, ...ends.map(({0: end, index}) => index + end.length), text.length];
  return places
    .slice(1)
    .map((end, at) => text.slice(places[at], end).trim())
    .filter(Boolean);
}

/** Shortens a text to about `length` characters, between words and not in code. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = withoutCode(text)
    .slice(0, length)
    .search(/[\s，；、][^\s，；、]*$/);
  return end > 0 ? `${text.slice(0, end).replace(/[,;:，；、]$/, '')} …` : text;
}
