import type {AnnotatedCode} from './lineAnnotations';

/** Converts code to a diff if it has lines annotated as inserted or deleted. Returns undefined for other code. */
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
