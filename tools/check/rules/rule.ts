import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../../src/site/locales';
import {exists, read} from '../../support/files';
import {allPages, at, fileOf, pageFrom, type SourcePage} from '../sourcePages';

/** Access to all pages, for rules that compare pages. */
export type Site = {
  readonly pages: () => readonly SourcePage[];
  readonly page: (key: string, locale: Locale) => SourcePage | undefined;
};

/** A rule for pages. `npm test` applies it to all pages, `npm run check -- <page>` to single pages. */
export type Rule = {
  /** The rule as a sentence, which is the name of its test. */
  readonly title: string;
  /** The remedy, which is printed above the violations. */
  readonly advice: string;
  /** Returns violations as `file:line: problem`. */
  readonly problems: (page: SourcePage, site: Site) => readonly string[];
};

const cache = new Map<string, SourcePage | undefined>();

/** The pages on disk, each parsed once. */
export const onDisk: Site = {
  pages: allPages,
  page(key, locale) {
    const file = fileOf(key, locale);
    if (!cache.has(file)) cache.set(file, exists(file) ? pageFrom(file, read(file)) : undefined);
    return cache.get(file);
  },
};

/** Applies a check to all nodes of some types. Returns `file:line: problem` for each node with a problem. */
export function nodeProblems<Type extends Nodes['type']>(
  page: SourcePage,
  types: readonly Type[],
  check: (node: Extract<Nodes, {readonly type: Type}>) => string | undefined,
): readonly string[] {
  const found: string[] = [];
  visit(page.tree, (node) => {
    if (!(types as readonly string[]).includes(node.type)) return;
    const problem = check(node as Extract<Nodes, {readonly type: Type}>);
    if (problem !== undefined) found.push(`${at(page, node)}: ${problem}`);
  });
  return found;
}
