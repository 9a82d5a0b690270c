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
 * Reads `<FileTree>`: a nested list whose items have a name and, after a space, a note. A name in bold is
 * highlighted, one with spaces is in backticks. Throws for any other content.
 */
function itemsOf({node}: ComponentCall): readonly Item[] {
  const [list, ...rest] = node.children as readonly RootContent[];
  if (list?.type !== 'list' || rest.length > 0) {
    throw new Error('<FileTree> must contain one list, nested like the folders');
  }
  return list.children.map(itemOf);
}

function itemOf({children: [line, list, ...rest]}: ListItem): Item {
  if (line?.type !== 'paragraph' || (list && list.type !== 'list') || rest.length > 0) {
    throw new Error('An item of <FileTree> must be a name with a note, and a list of its files');
  }
  const [first, ...others] = line.children;
  if (!first) throw new Error('An item of <FileTree> has no name');
  const text = toString(first);
  const [, name = '', after = ''] =
    first.type === 'text' ? (/^(\S*)\s*([\s\S]*)$/.exec(text) ?? []) : [text, text];
  const children = list?.type === 'list' ? list.children.map(itemOf) : [];
  const note: readonly PhrasingContent[] = [
    ...(after === '' ? [] : [{type: 'text' as const, value: after}]),
    ...others.map((node, index) =>
      index === 0 && after === '' && node.type === 'text'
        ? {...node, value: node.value.trimStart()}
        : node,
    ),
  ];
  const isFolder = children.length > 0 && !name.endsWith('/');
  return {name: isFolder ? `${name}/` : name, isKey: first.type === 'strong', note, children};
}

/** `<FileTree>` → nested lists with the markup of the view. */
export function expandFileTree(call: ComponentCall) {
  const row = ({name, isKey, note}: Item) =>
    jsx('span', {className: name.endsWith('/') ? 'tree__row tree__folder' : 'tree__row'}, [
      jsx('span', {className: isKey ? 'tree__name tree__file--key' : 'tree__name'}, [
        {type: 'text', value: name},
      ]),
      // The space separates name and note where the text is copied or read aloud.
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

/** Returns the tree as text in a code block. */
export function serializeFileTree(call: ComponentCall): readonly RootContent[] {
  const entry = ({name, note, children}: Item): Entry => ({
    name,
    note: toString([...note]),
    children: children.map(entry),
  });
  return [code('text', treeLines(itemsOf(call).map(entry)))];
}
