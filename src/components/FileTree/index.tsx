import {fileTree, type TreeNode} from '@site/src/lib/page/fileTree';
import {fileSize} from '@site/src/lib/page/fileSize';
import type {ReactNode} from 'react';

type Props = {
  readonly files: readonly {readonly path: string; readonly bytes: number}[];
  /** Ids of the elements that show a file, by its path. */
  readonly shown?: Readonly<Record<string, string>>;
};

/** Tree of files that copies as a list: CSS draws the connectors. For its links see `fileLinkProps`. */
export default function FileTree({files, shown = {}}: Props): ReactNode {
  function node(entry: TreeNode): ReactNode {
    if (entry.kind === 'folder') {
      return (
        <li key={entry.path}>
          <span className="tree__row tree__folder">{entry.name}/</span>
          <ul>{entry.children.map(node)}</ul>
        </li>
      );
    }
    const id = shown[entry.path];
    return (
      <li key={entry.path}>
        <span className="tree__row">
          {id ? (
            <a className="tree__file--key" href={`#${id}`}>
              {entry.name}
            </a>
          ) : (
            <span>{entry.name}</span>
          )}{' '}
          <span className="tree__note">{fileSize(entry.bytes)}</span>
        </span>
      </li>
    );
  }
  return <ul className="tree">{fileTree(files).map(node)}</ul>;
}
