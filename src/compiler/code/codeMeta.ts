import rangeParser from 'parse-numeric-range';

export type CodeMeta = {
  readonly title: string | undefined;
  readonly highlighted: readonly number[];
  readonly lineNumbers: boolean;
  readonly wrap: boolean;
  /** One-based numbers of the lines that are visible while the block is folded. */
  readonly seen: readonly number[] | undefined;
  /** True for code without frame and copy button. Only `OptionFacts` sets it, for the type of an option. */
  readonly inline: boolean;
};

const lines = String.raw`\{([\d,\s-]+)\}`;

/** Parses the meta string of a code fence: `title="x" {1,3-4} seen={1-8} showLineNumbers wrap noWrap inline`. */
export function parseCodeMeta(meta: string, defaultWrap = false): CodeMeta {
  const title = /\btitle=(["'])(.*?)\1/.exec(meta)?.[2];
  const untitled = meta.replace(/\btitle=(["'])(.*?)\1/, '');
  const seen = new RegExp(String.raw`\bseen=${lines}`);
  const rest = untitled.replace(seen, '');
  const numbersOf = (range: string | undefined): readonly number[] =>
    range ? rangeParser(range) : [];
  return {
    title,
    highlighted: numbersOf(new RegExp(lines).exec(rest)?.[1]),
    seen: seen.test(untitled) ? numbersOf(seen.exec(untitled)?.[1]) : undefined,
    lineNumbers: /\bshowLineNumbers\b/.test(rest),
    wrap: /\bnoWrap\b/.test(rest) ? false : defaultWrap || /\bwrap\b/.test(rest),
    inline: /\binline\b/.test(rest),
  };
}
