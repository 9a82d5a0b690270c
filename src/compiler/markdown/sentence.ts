import type {PhrasingContent} from 'mdast';

/** A sentence with Markdown nodes in the places of its `{placeholders}`. */
export function fillSentence(
  sentence: string,
  values: Readonly<Record<string, PhrasingContent | readonly PhrasingContent[]>>,
): PhrasingContent[] {
  return sentence
    .split(/\{(\w+)\}/)
    .flatMap((part, index) =>
      index % 2 === 0 ? {type: 'text', value: part} : (values[part] ?? []),
    );
}
