import {fileTree, type TreeNode} from '@site/src/lib/examples/tree';
import {fileSize} from '@site/src/lib/examples/fileSize';
import type {ReactNode} from 'react';

type Props = {
  readonly files: readonly {readonly path: string; readonly bytes: number}[];
  /** Paths to set in bold. */
  readonly highlighted?: readonly string[];
  /** A remark per path instead of its size. */
  readonly notes?: Readonly<Record<string, string>>;
};

/** Files as a tree with drawn connectors: it reads as a tree and copies as a list. */
export default function FileTree({files, highlighted = [], notes}: Props): ReactNode {
  function node(entry: TreeNode): ReactNode {
    if (entry.kind === 'folder') {
      return (
        <li key={entry.path}>
          <span className="tree__row tree__folder">{entry.name}/</span>
          <ul>{entry.children.map(node)}</ul>
        </li>
      );
    }
    const isKey = highlighted.includes(entry.path);
    return (
      <li key={entry.path}>
        <span className="tree__row">
          <span className={isKey ? 'tree__file--key' : undefined}>{entry.name}</span>
          <span className="tree__note">{notes?.[entry.path] ?? fileSize(entry.bytes)}</span>
        </span>
      </li>
    );
  }
  return <ul className="tree">{fileTree(files).map(node)}</ul>;
}
