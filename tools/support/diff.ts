type Edit = {readonly sign: ' ' | '-' | '+'; readonly line: string};

/** Lines around a change, as `diff -u` shows them. */
const contextLines = 3;

/** The difference of two texts as a unified diff, empty when they are equal. */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) {
    return '';
  }
  const edits = editScript(linesOf(before), linesOf(after));
  const hunks = ranges(edits).map(([start, end]) => hunk(edits, start, end));
  return [`--- ${name} (recorded)`, `+++ ${name} (now)`, ...hunks].join('\n');
}

/** A missing line end at the end of a text is a difference worth seeing. */
function linesOf(text: string): readonly string[] {
  if (text === '') {
    return [];
  }
  return text.endsWith('\n')
    ? text.slice(0, -1).split('\n')
    : `${text}\n\\ No newline at end of file`.split('\n');
}

/** The longest common subsequence by dynamic programming: the texts are small. */
function editScript(a: readonly string[], b: readonly string[]): readonly Edit[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const edits: Edit[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      edits.push({sign: ' ', line: a[i] ?? ''});
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      edits.push({sign: '-', line: a[i] ?? ''});
      i += 1;
    } else {
      edits.push({sign: '+', line: b[j] ?? ''});
      j += 1;
    }
  }
  return edits;
}

/** The stretches to show: each change with its context, joined where they touch. */
function ranges(edits: readonly Edit[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  edits.forEach((edit, index) => {
    if (edit.sign === ' ') {
      return;
    }
    const start = Math.max(0, index - contextLines);
    const end = Math.min(edits.length, index + contextLines + 1);
    const last = found.at(-1);
    if (last && start <= last[1]) {
      last[1] = end;
    } else {
      found.push([start, end]);
    }
  });
  return found;
}

function hunk(edits: readonly Edit[], start: number, end: number): string {
  const count = (from: number, to: number, sign: '-' | '+'): number =>
    edits.slice(from, to).filter((edit) => edit.sign === ' ' || edit.sign === sign).length;
  const position = (sign: '-' | '+'): string => {
    const length = count(start, end, sign);
    const first = count(0, start, sign) + (length === 0 ? 0 : 1);
    return `${sign}${first},${length}`;
  };
  const head = `@@ ${position('-')} ${position('+')} @@`;
  return [head, ...edits.slice(start, end).map((edit) => edit.sign + edit.line)].join('\n');
}
