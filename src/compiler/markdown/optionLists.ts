import type {Heading, RootContent} from 'mdast';
import {isListed} from '../records/options/fields';
import type {PageData} from '../records/data';
import {jsx, readAttributes} from './nodes';

/** A heading with what follows it up to the next, or the text above the first. */
type Region = {readonly heading: Heading | undefined; readonly body: readonly RootContent[]};

/** From this many options on, a page lists them and folds what it says about each. */
const minOptions = 6;

/** What shows a reader how something is written. */
const examples = new Set(['Example', 'Tabs']);

/** Options that have a heading on a page, by its id. */
export function optionsOnPage(children: readonly RootContent[]): ReadonlyMap<string, string> {
  return new Map(
    regionsOf(children).flatMap(({heading, body}): [string, string][] => {
      const name = optionOf(body[0]);
      return heading && name !== undefined ? [[headingId(heading), name]] : [];
    }),
  );
}

/** Whether a page describes so many options that it is looked up rather than read. */
export function isReference(options: ReadonlyMap<string, string>): boolean {
  return options.size >= minOptions;
}

/**
 * Puts in the lists of options: of a page that describes many of them, and of an option with many properties. In a
 * section the list stands below the first example; the text above the first heading ends with it, or opens with its
 * first paragraph and the list where it has no facts.
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

/** The id of a heading, as our parser or Docusaurus has noted it. */
export function headingId({data}: Heading): string {
  const {hProperties} = (data ?? {}) as {hProperties?: {id?: string}};
  return data?.id ?? hProperties?.id ?? '';
}
