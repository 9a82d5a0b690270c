import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageData} from '../records/data';
import {readAttributes} from '../markdown/nodes';

/** What a page shows that was built with the package or read from it. */
export type Proof = {
  /** The versions it is about, one as a rule. */
  readonly versions: readonly string[];
  /** Names of the examples, in the order of the page. */
  readonly examples: readonly string[];
};

/** Components that show what was read from the package. */
const facts = new Set(['DefaultsTable', 'OptionFacts']);

/** The proof of a page, from its syntax tree; undefined when it shows neither examples nor facts. */
export function proofOf(tree: Root, data: PageData): Proof | undefined {
  const examples = new Set<string>();
  const versions = new Set<string>();
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
    const node = found as unknown as Parameters<typeof readAttributes>[0];
    if (node.name === 'Example') {
      const {name} = readAttributes(node);
      examples.add(String(name));
      const {rslib} = data.example(String(name));
      if (rslib !== null) versions.add(rslib);
    }
    if (node.name && facts.has(node.name)) versions.add(data.packageVersion);
  });
  return versions.size === 0 ? undefined : {versions: [...versions], examples: [...examples]};
}
