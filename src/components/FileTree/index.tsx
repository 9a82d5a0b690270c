import {fileTree, type TreeFile, type TreeNode} from '@site/src/lib/page/fileTree';
import {fileSize} from '@site/src/lib/page/fileSize';
import type {ReactNode} from 'react';

type Props = {
  readonly files: readonly {readonly path: string; readonly bytes: number}[];
  /** Ids of the elements that show a file, by its path. */
  readonly shown?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly label?: string;
  /** Renders a file instead of its name and size. */
  readonly leaf?: (file: TreeFile) => ReactNode;
};

/** Tree of files that copies as a list: CSS draws the connectors. For its links see `fileLinkProps`. */
export default function FileTree({files, shown = {}, className, label, leaf}: Props): ReactNode {
  function row({path, name, bytes}: TreeFile): ReactNode {
    const id = shown[path];
    return (
      <span className="tree__row">
        {id ? (
          <a className="tree__file--key" href={`#${id}`}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}{' '}
        <span className="tree__note">{fileSize(bytes)}</span>
      </span>
    );
  }
  const node = (entry: TreeNode): ReactNode => (
    <li key={entry.path}>
      {entry.kind === 'file' ? (
        (leaf ?? row)(entry)
      ) : (
        <>
          <span className="tree__row tree__folder">{entry.name}/</span>
          <ul>{entry.children.map(node)}</ul>
        </>
      )}
    </li>
  );
  return (
    <ul className={className ? `tree ${className}` : 'tree'} aria-label={label}>
      {fileTree(files).map(node)}
    </ul>
  );
}
