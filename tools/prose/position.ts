type Position = {readonly line: number; readonly column: number};

/** Line and column of an offset, both counted from 1. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: offset - lineStart + 1};
}
