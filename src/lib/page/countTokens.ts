/** Characters of Chinese and other scripts without spaces, which tokenisers split finely. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g;

/** Estimates the tokens of a text for language models: on these pages 12 to 20 % more than GPT-4o counts. */
export function countTokens(text: string): number {
  const count = text.match(wide)?.length ?? 0;
  return Math.ceil((text.length - count) / 3.6 + count);
}
