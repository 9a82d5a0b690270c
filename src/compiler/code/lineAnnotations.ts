export type LineAnnotation = 'highlight' | 'inserted' | 'deleted' | 'focus';

export type AnnotatedCode = {
  readonly code: string;
  /** Annotations by zero-based line number. */
  readonly annotations: ReadonlyMap<number, LineAnnotation>;
};

const kinds: Readonly<Record<string, LineAnnotation>> = {
  highlight: 'highlight',
  focus: 'focus',
  '++': 'inserted',
  '--': 'deleted',
};

const comment = (body: string): string =>
  String.raw`(?:\/\/|#|<!--|\/\*|\{\/\*)\s*${body}\s*(?:-->|\*\/\}|\*\/)?`;
const annotation = new RegExp(
  String.raw`\s*${comment(String.raw`\[!code (highlight|focus|\+\+|--)\]`)}\s*$`,
);
const unknownAnnotation = new RegExp(
  String.raw`\[!code\b|^\s*${comment('highlight-(?:next-line|start|end)')}\s*$`,
);

/**
 * Removes annotation comments from code: `[!code ++]`, `[!code --]`, `[!code highlight]` and `[!code focus]`. Throws on
 * any other `[!code …]`, and on the comments of Docusaurus, such as `highlight-next-line`.
 */
export function extractAnnotations(source: string): AnnotatedCode {
  const annotations = new Map<number, LineAnnotation>();
  const lines = source.split('\n').map((line, index) => {
    const match = annotation.exec(line);
    if (match) {
      annotations.set(index, kinds[match[1]!]!);
      return line.slice(0, match.index);
    }
    if (unknownAnnotation.test(line))
      throw new Error(`Unknown code annotation in line "${line.trim()}"`);
    return line;
  });
  return {code: lines.join('\n'), annotations};
}
