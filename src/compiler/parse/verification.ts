import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageData} from '../../rslib/pageData';
import {readAttributes} from '../markdown/nodes';

/** The examples and package versions that a page shows. */
export type Verification = {
  readonly versions: readonly string[];
  readonly examples: readonly string[];
};

const facts = new Set(['DefaultsTable', 'OptionFacts']);

/** Collects the examples and package versions of a page; undefined if it shows no examples or facts about options. */
export function verificationOf(tree: Root, data: PageData): Verification | undefined {
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
