import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

export const roomForTwo = 100;

const divider = ' │ ';

/** Places the paragraphs of two texts beside each other. `width` is in terminal columns, two for a Han character. */
export function inColumns(left: string, right: string, width: number): string {
  const column = Math.floor((width - divider.length) / 2);
  const [ours, theirs] = [left, right].map((text) => paragraphs(text, column));
  return Array.from({length: Math.max(ours!.length, theirs!.length)}, (_, index) => {
    const [a = [], b = []] = [ours![index], theirs![index]];
    return Array.from({length: Math.max(a.length, b.length)}, (_, at) => {
      const line = a[at] ?? '';
      const padding = ' '.repeat(column - stringWidth(line));
      return `${line}${padding}${divider}${b[at] ?? ''}`.trimEnd();
    }).join('\n');
  }).join(`\n${' '.repeat(column)}${divider.trimEnd()}\n`);
}

function paragraphs(text: string, column: number): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const line of wrapAnsi(text, column, {hard: true, trim: false}).split('\n')) {
    if (stringWidth(line) > 0) found.at(-1)!.push(line);
    else if (found.at(-1)!.length > 0) found.push([]);
  }
  return found.filter((lines) => lines.length > 0);
}
