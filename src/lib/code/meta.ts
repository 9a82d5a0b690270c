import rangeParser from 'parse-numeric-range';

/** What a code fence says behind its language. */
export type CodeMeta = {
  readonly title: string | undefined;
  /** One-based line numbers. */
  readonly highlighted: readonly number[];
  readonly lineNumbers: boolean;
  readonly wrap: boolean;
};

/** Reads `title="x" {1,3-4} showLineNumbers wrap`; anything else is ignored. */
export function parseCodeMeta(meta: string, defaultWrap = false): CodeMeta {
  const title = /\btitle=(["'])(.*?)\1/.exec(meta)?.[2];
  const rest = meta.replace(/\btitle=(["'])(.*?)\1/, '');
  const range = /\{([\d,\s-]+)\}/.exec(rest)?.[1];
  return {
    title,
    highlighted: range ? rangeParser(range) : [],
    lineNumbers: /\bshowLineNumbers\b/.test(rest),
    wrap: /\bnoWrap\b/.test(rest) ? false : defaultWrap || /\bwrap\b/.test(rest),
  };
}
