import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {treeLines, type Entry} from '../../compiler/markdown/treeLines';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {code, jsx} from '../../compiler/markdown/nodes';

type Item = {
  readonly name: string;
  readonly isKey: boolean;
  readonly note: readonly PhrasingContent[];
  readonly children: readonly Item[];
};

/**
 * The files of `<FileTree>`: a nested list, in each item the name and, behind a space, a note. A name in bold is the one
 * the text is about; one with spaces stands in backticks. Anything else throws.
 */
function itemsOf({node}: ComponentCall): readonly Item[] {
  const [list, ...rest] = node.children as readonly RootContent[];
  if (list?.type !== 'list' || rest.length > 0) {
    throw new Error('<FileTree> holds one list, nested like the folders');
  }
  return list.children.map(itemOf);
}

function itemOf({children: [line, list, ...rest]}: ListItem): Item {
  if (line?.type !== 'paragraph' || (list && list.type !== 'list') || rest.length > 0) {
    throw new Error('An item of <FileTree> is a name with a note, and a list of what is inside');
  }
  const [first, ...others] = line.children;
  if (!first) throw new Error('An item of <FileTree> has no name');
  const text = toString(first);
  const [, name = '', behind = ''] =
    first.type === 'text' ? (/^(\S*)\s*([\s\S]*)$/.exec(text) ?? []) : [text, text];
  const children = list?.type === 'list' ? list.children.map(itemOf) : [];
  const note: readonly PhrasingContent[] = [
    ...(behind === '' ? [] : [{type: 'text' as const, value: behind}]),
    ...others.map((node, index) =>
      index === 0 && behind === '' && node.type === 'text'
        ? {...node, value: node.value.trimStart()}
        : node,
    ),
  ];
  const isFolder = children.length > 0 && !name.endsWith('/');
  return {name: isFolder ? `${name}/` : name, isKey: first.type === 'strong', note, children};
}

/** `<FileTree>` → nested lists with drawn connectors. */
export function expandFileTree(call: ComponentCall) {
  const row = ({name, isKey, note}: Item) =>
    jsx('span', {className: name.endsWith('/') ? 'tree__row tree__folder' : 'tree__row'}, [
      jsx('span', {className: isKey ? 'tree__name tree__file--key' : 'tree__name'}, [
        {type: 'text', value: name},
      ]),
      // The blank is not seen; it parts the words where the text is copied or read out.
      ...(note.length > 0
        ? [{type: 'text' as const, value: ' '}, jsx('span', {className: 'tree__note'}, note)]
        : []),
    ]);
  const list = (items: readonly Item[], className?: string): RootContent =>
    jsx(
      'ul',
      {className},
      items.map((item) =>
        jsx('li', {}, [row(item), ...(item.children.length > 0 ? [list(item.children)] : [])]),
      ),
    );
  return jsx('div', {className: 'files'}, [list(itemsOf(call), 'tree')]);
}

/** A tree of text in a code block. */
export function serializeFileTree(call: ComponentCall): readonly RootContent[] {
  const entry = ({name, note, children}: Item): Entry => ({
    name,
    note: toString([...note]),
    children: children.map(entry),
  });
  return [code('text', treeLines(itemsOf(call).map(entry)))];
}
