import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {jsx} from '../../compiler/markdown/nodes';

/** The steps of `<Steps>`: each begins with a heading of the first one's depth. Text before it throws. */
function stepsOf(nodes: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const [first] = nodes;
  if (first?.type !== 'heading') throw new Error('<Steps> begins with the heading of a step');
  const steps: RootContent[][] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === first.depth) steps.push([]);
    steps.at(-1)!.push(node);
  }
  return steps;
}

/** `<Steps>` → an ordered list with a step in each item; the numbers are drawn. */
export function expandSteps({node}: ComponentCall) {
  return jsx(
    'StepsView',
    {},
    stepsOf(node.children as RootContent[]).map((step) =>
      jsx('li', {className: 'steps__item'}, step),
    ),
  );
}

/** Steps are their headings and texts in order: an outline finds them, and so does a reader. */
export function serializeSteps({node}: ComponentCall): readonly RootContent[] {
  return stepsOf(node.children as RootContent[]).flat();
}
