export type LineAnnotation = 'highlight' | 'inserted' | 'deleted' | 'focus';

export type AnnotatedCode = {
  readonly code: string;
  /** Annotations by zero-based line. */
  readonly marks: ReadonlyMap<number, LineAnnotation>;
};

const kinds: Readonly<Record<string, LineAnnotation>> = {
  highlight: 'highlight',
  focus: 'focus',
  '++': 'inserted',
  '--': 'deleted',
};

const comment = (body: string): string =>
  String.raw`(?:\/\/|#|<!--|\/\*|\{\/\*)\s*${body}\s*(?:-->|\*\/\}|\*\/)?`;
const inlineMark = new RegExp(
  String.raw`\s*${comment(String.raw`\[!code (highlight|focus|\+\+|--)(?::(\d+))?\]`)}\s*$`,
);
const magicMark = new RegExp(String.raw`^\s*${comment('highlight-(next-line|start|end)')}\s*$`);
const unknownMark = /\[!code\b/;

/**
 * Removes annotation comments from code: `[!code ++]`, `[!code --]`, `[!code highlight]`, `[!code focus]`,
 * each with an optional line count (`:3`), and `highlight-next-line`, `-start`, `-end`. Throws on an unknown
 * `[!code …]`.
 */
export function extractAnnotations(source: string): AnnotatedCode {
  const marks = new Map<number, LineAnnotation>();
  const lines: string[] = [];
  let inRange = false;
  let markNext = false;
  for (const line of source.split('\n')) {
    const magic = magicMark.exec(line)?.[1];
    if (magic) {
      if (magic === 'next-line') markNext = true;
      else inRange = magic === 'start';
      continue;
    }
    const match = inlineMark.exec(line);
    const index = lines.length;
    if (match) {
      const kind = kinds[match[1] as keyof typeof kinds];
      const count = Number(match[2] ?? 1);
      if (kind) for (let i = 0; i < count; i++) marks.set(index + i, kind);
      lines.push(line.slice(0, match.index));
    } else {
      if (unknownMark.test(line))
        throw new Error(`Unknown code annotation in line "${line.trim()}"`);
      lines.push(line);
    }
    if ((markNext || inRange) && !marks.has(index)) marks.set(index, 'highlight');
    markNext = false;
  }
  return {code: lines.join('\n'), marks};
}
