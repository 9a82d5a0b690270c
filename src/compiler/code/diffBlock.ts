import type {AnnotatedCode} from './lineAnnotations';

/** Writes code with inserted or deleted lines as a diff; undefined for other code. */
export function asDiff({code, marks}: AnnotatedCode): string | undefined {
  const kinds = new Set(marks.values());
  if (!kinds.has('inserted') && !kinds.has('deleted')) return undefined;
  return code
    .split('\n')
    .map((line, index) => {
      const mark = marks.get(index);
      if (mark === 'inserted') return `+${line}`;
      if (mark === 'deleted') return `-${line}`;
      return line === '' ? '' : ` ${line}`;
    })
    .join('\n');
}
