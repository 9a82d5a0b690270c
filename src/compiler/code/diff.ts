import type {MarkedCode} from './marks';

/**
 * Code with added and removed lines as a diff, where the two cannot be taken for one another; undefined when the code
 * has neither.
 */
export function asDiff({code, marks}: MarkedCode): string | undefined {
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
