import {fileTree, type TreeFile, type TreeNode} from '@site/src/lib/page/fileTree';
import {fileSize} from '@site/src/lib/page/fileSize';
import type {ReactNode} from 'react';

type Props = {
  readonly files: readonly {readonly path: string; readonly bytes: number}[];
  /** Id of the element that shows the text of a file, by the path of the file. */
  readonly shown?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly label?: string;
  /** Renders a file. By default, a file is a row with its name and size. */
  readonly leaf?: (file: TreeFile) => ReactNode;
};

/** Renders a tree of files as nested lists; CSS draws the lines. `fileLinkProps` handles clicks on its links. */
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
          <span className="tree__row tree__folder">{`${entry.name}/`}</span>
          <ul>{entry.children.map(node)}</ul>
        </>
      )}
    </li>
  );
  return (
    <ul className={className ? `tree ${className}` : 'tree'} aria-label={label} translate="no">
      {fileTree(files).map(node)}
    </ul>
  );
}
