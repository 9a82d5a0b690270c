export type Finding = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly message: string;
};

export function formatFinding({file, line, column, rule, message}: Finding): string {
  return `${file}:${line}:${column} ${rule}: ${message}`;
}

/** Sorts findings by position and removes duplicates. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  const byText = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...byText.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Returns the line and column of an offset, both starting at 1. */
export function positionAt(source: string, offset: number): Pick<Finding, 'line' | 'column'> {
  const before = source.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: offset - lineStart + 1};
}
