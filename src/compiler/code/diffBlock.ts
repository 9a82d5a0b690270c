import type {AnnotatedCode} from './lineAnnotations';

/** Writes code that has lines annotated as inserted or deleted as a diff. Returns undefined for other code. */
export function asDiff({code, annotations}: AnnotatedCode): string | undefined {
  const kinds = new Set(annotations.values());
  if (!kinds.has('inserted') && !kinds.has('deleted')) return undefined;
  return code
    .split('\n')
    .map((line, index) => {
      const annotation = annotations.get(index);
      if (annotation === 'inserted') return `+${line}`;
      if (annotation === 'deleted') return `-${line}`;
      return line === '' ? '' : ` ${line}`;
    })
    .join('\n');
}
