import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {text} from '../../lib/locale/localizedText';
import {isErrorId} from '../../lib/page/overviewHeadings';
import {headingId, jsx, type AttributeValue} from '../../compiler/markdown/nodes';
import {isReference, optionsOnPage, withOptionLists} from './optionLists';
import {getMessage} from '../../compiler/messages';
import {versionMarks} from './factRows';
import {briefDefault} from './optionText';
import type {PageData, Records} from '../pageData';

/** Adds lists of properties to options, and makes the sections of options and errors foldable. */
export function remarkEntries({records}: {readonly records: Records}) {
  return (tree: Root): void => {
    const data = records.load();
    tree.children = foldEntries(withOptionLists(tree.children, data), data);
  };
}

/** Wraps each section of an option or error in a foldable `EntryView`, with controls for all views above the first. */
export function foldEntries(
  children: readonly RootContent[],
  data: Pick<PageData, 'option' | 'locale' | 'history'>,
): RootContent[] {
  const options = optionsOnPage(children);
  const isOption = (heading: Heading): boolean =>
    isReference(options) && options.has(headingId(heading));
  const result: RootContent[] = [];
  let entry: {readonly heading: Heading; readonly body: RootContent[]} | undefined;
  const close = (): void => {
    if (!entry) return;
    const {heading, body} = entry;
    const option = options.get(headingId(heading));
    const shown: Record<string, AttributeValue> = {label: toString(heading).trim()};
    if (option !== undefined) {
      const fact = data.option(option);
      shown.text = text(data.locale, fact.summary);
      shown.value = [
        getMessage(data.locale, 'build.option.default'),
        briefDefault(fact, data.locale),
      ];
      const {since, changed} = versionMarks(option, data.locale, data.history);
      heading.data = {
        ...heading.data,
        hProperties: {...heading.data?.hProperties, dataSince: since, dataChanged: changed},
      };
      // `isMarked` hides the version badges in the table of facts, because the heading shows them.
      for (const node of body)
        if (node.type === 'mdxJsxFlowElement' && node.name === 'OptionFacts')
          node.attributes.push({type: 'mdxJsxAttribute', name: 'isMarked'});
    }
    result.push(jsx('EntryView', {option}, [heading, jsx('EntryBodyView', shown, body)]));
    entry = undefined;
  };
  let hasControls = false;
  for (const node of children) {
    if (node.type === 'heading') {
      const isEntry = isOption(node) || isErrorId(headingId(node));
      if (isEntry || (entry && node.depth <= entry.heading.depth)) close();
      if (isEntry) {
        const count = isOption(node) ? options.size : undefined;
        if (!hasControls) result.push(jsx('EntriesControlsView', {options: count}));
        hasControls = true;
        entry = {heading: node, body: []};
        continue;
      }
    }
    // Imports and exports stay at the top level of the page, because MDX allows them only there.
    (entry && node.type !== 'mdxjsEsm' ? entry.body : result).push(node);
  }
  close();
  return result;
}
