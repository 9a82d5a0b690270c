import type {Heading, RootContent} from 'mdast';
import {isListed} from '../records/options/typeFields';
import type {PageData} from '../records/pageData';
import {jsx, readAttributes} from './nodes';

/** A heading with the blocks up to the next one, or the blocks above the first heading. */
type Region = {readonly heading: Heading | undefined; readonly body: readonly RootContent[]};

/** Number of options from which a page lists them and folds their sections. */
const minOptions = 6;

const examples = new Set(['Example', 'Tabs']);

/** Returns the options with a section on a page, by heading id. */
export function optionsOnPage(children: readonly RootContent[]): ReadonlyMap<string, string> {
  return new Map(
    regionsOf(children).flatMap(({heading, body}): [string, string][] => {
      const name = optionOf(body[0]);
      return heading && name !== undefined ? [[headingId(heading), name]] : [];
    }),
  );
}

/** Returns true if a page describes so many options that it is a reference. */
export function isReference(options: ReadonlyMap<string, string>): boolean {
  return options.size >= minOptions;
}

/**
 * Inserts lists of options: for a page with many of them, and for an option with many properties. In a
 * section the list follows the first example; above the first heading it follows the facts or the first
 * paragraph.
 */
export function withOptionLists(
  children: readonly RootContent[],
  data: Pick<PageData, 'option'>,
): RootContent[] {
  const options = optionsOnPage(children);
  const places = {ids: [...options.keys()], names: [...options.values()]};
  return regionsOf(children).flatMap(({heading, body}) => {
    const facts = body.map(optionOf).find((name) => name !== undefined);
    const opening = heading ? [heading] : [];
    const isPage = !heading && isReference(options);
    const isLong = facts !== undefined && isListed(data.option(facts).type);
    if (!isPage && !isLong) return [...opening, ...body];
    const list = jsx('OptionList', {...places, of: facts, page: isPage || undefined});
    if (!heading && facts !== undefined) return [...body, list];
    const example = heading ? body.findIndex(isExample) : -1;
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

/** Returns the id of a heading, as set by our parser or by Docusaurus. */
export function headingId({data}: Heading): string {
  const {hProperties} = (data ?? {}) as {hProperties?: {id?: string}};
  return data?.id ?? hProperties?.id ?? '';
}
