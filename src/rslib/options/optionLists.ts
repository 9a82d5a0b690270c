import type {Heading, RootContent} from 'mdast';
import {isListed, propertyNames} from './typeFields';
import type {PageData} from '../pageData';
import {headingId, jsx, readAttributes} from '../../compiler/markdown/nodes';

/** A heading with the blocks up to the next heading, or the blocks above the first heading. */
type Region = {readonly heading: Heading | undefined; readonly body: readonly RootContent[]};

/** Number of options that makes a page a reference page, on which the sections about options are folded. */
const minOptions = 6;

const examples = new Set(['Example', 'Tabs']);

/** Returns the names of the options that have a section on a page, by heading id. */
export function optionsOnPage(children: readonly RootContent[]): ReadonlyMap<string, string> {
  return new Map(
    regionsOf(children).flatMap(({heading, body}): [string, string][] => {
      const name = optionOf(body[0]);
      return heading && name !== undefined ? [[headingId(heading), name]] : [];
    }),
  );
}

/** Returns true if a page describes so many options that readers look them up instead of reading all. */
export function isReference(options: ReadonlyMap<string, string>): boolean {
  return options.size >= minOptions;
}

/**
 * Inserts a list of properties into the section of each option that has many properties: below the section's first
 * example, or else below its first paragraph. Properties with a section of their own are not listed.
 */
export function withOptionLists(
  children: readonly RootContent[],
  data: Pick<PageData, 'option'>,
): RootContent[] {
  const described = [...optionsOnPage(children).values()];
  return regionsOf(children).flatMap(({heading, body}) => {
    const opening = heading ? [heading] : [];
    const of = body.map(optionOf).find((name) => name !== undefined);
    const type = of === undefined ? '' : data.option(of).type;
    const names = isListed(type)
      ? propertyNames(type).filter((name) => !described.includes(`${of}.${name}`))
      : [];
    if (names.length === 0) return [...opening, ...body];
    const list = jsx('OptionList', {of, names});
    const example = body.findIndex(isExample);
    const index = example === -1 ? body.findIndex(({type}) => type === 'paragraph') : example;
    return [...opening, ...body.slice(0, index + 1), list, ...body.slice(index + 1)];
  });
}

function isExample(node: RootContent): boolean {
  return (
    node.type === 'code' || (node.type === 'mdxJsxFlowElement' && examples.has(node.name ?? ''))
  );
}

function regionsOf(children: readonly RootContent[]): readonly Region[] {
  const regions: {heading: Heading | undefined; body: RootContent[]}[] = [
    {heading: undefined, body: []},
  ];
  for (const node of children) {
    if (node.type === 'heading') regions.push({heading: node, body: []});
    else regions.at(-1)!.body.push(node);
  }
  return regions;
}

function optionOf(node: RootContent | undefined): string | undefined {
  return node?.type === 'mdxJsxFlowElement' && node.name === 'OptionFacts'
    ? String(readAttributes(node).name)
    : undefined;
}
