export type Token = {readonly kind?: string | undefined; readonly text: string};

const keywords =
  'import|export|from|as|default|const|let|var|function|return|class|extends|new|if|else|for|of|in|while|do|try|catch|throw|typeof|instanceof|void|async|await|static|get|set|interface|type|declare|readonly|null|true|false|this|undefined';

const patterns = {
  comment: String.raw`\/\*[^]*?\*\/|\/\/[^\n]*`,
  property: String.raw`"(?:\\.|[^"\\\n])*"(?=\s*:)`,
  string: String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60`,
  keyword: String.raw`(?<![\w$.])(?:${keywords})(?![\w$])`,
  number: String.raw`(?<![\w$])\d[\w.]*`,
};

const names = Object.keys(patterns);
const all = new RegExp(
  Object.values(patterns)
    .map((pattern) => `(${pattern})`)
    .join('|'),
  'g',
);

/** Maximum length of a text that is highlighted, in characters. */
const longest = 20_000;

/** Splits built code into lines of tokens: comments, property names, strings, keywords, numbers and plain text. */
export function highlight(text: string): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  function add(part: string, kind?: string): void {
    part.split('\n').forEach((line, index) => {
      if (index > 0) lines.push([]);
      if (line) lines.at(-1)!.push({kind, text: line});
    });
  }
  let end = 0;
  if (text.length <= longest) {
    for (const match of text.matchAll(all)) {
      add(text.slice(end, match.index));
      add(match[0], names[match.slice(1).findIndex((group) => group !== undefined)]);
      end = match.index + match[0].length;
    }
  }
  add(text.slice(end).replace(/\n$/, ''));
  return lines;
}
