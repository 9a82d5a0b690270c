import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {jsx} from '../../compiler/markdown/nodes';

/** Splits the content of `<Steps>` at headings as deep as the first one. Throws if it does not begin with a heading. */
function stepsOf(nodes: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const [first] = nodes;
  if (first?.type !== 'heading')
    throw new Error('<Steps> must begin with a heading, which starts its first step.');
  const steps: RootContent[][] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === first.depth) steps.push([]);
    steps.at(-1)!.push(node);
  }
  return steps;
}

/** Expands `<Steps>` to an ordered list; CSS draws the numbers. */
export function expandSteps({node}: ComponentCall) {
  return jsx(
    'StepsView',
    {},
    stepsOf(node.children as RootContent[]).map((step) =>
      jsx('li', {className: 'steps__item'}, step),
    ),
  );
}

/** Serializes steps as their headings and content. */
export function serializeSteps({node}: ComponentCall): readonly RootContent[] {
  return stepsOf(node.children as RootContent[]).flat();
}
