import {fileSize} from '@site/src/lib/page/fileSize';
import {fileTree, type TreeNode} from '@site/src/lib/page/fileTree';
import type {Model, ModelFile} from '@site/src/lib/explorer/model';
import type {ReactNode} from 'react';
import type {Actions} from './actions';
import type {ExplorerWords} from './labels';

type Props = {
  readonly words: ExplorerWords;
  readonly model: Model;
  readonly actions: Actions;
};

const signs = {added: '+', removed: '−', changed: '~', same: ''} as const;

/** Files of the package as leaves of a tree. Each opens its text. */
export default function Files({words, model, actions}: Props): ReactNode {
  const {files, open} = model;
  const changes = {
    added: words.added,
    removed: words.removed,
    changed: words.changed,
    same: '',
  } as const;

  function leaf(
    {name, isBuilt, change, size, gzip, baseSize}: ModelFile,
    label: string,
  ): ReactNode {
    const isOpen = name === open;
    const bytes = size ?? baseSize;
    return (
      <button
        className="explorer__leaf"
        type="button"
        aria-pressed={isOpen}
        data-built={isBuilt || undefined}
        data-change={change}
        {...actions.button({type: 'open', name})}>
        <span className="explorer__node" aria-hidden="true" />
        <span className="explorer__file">{label}</span>{' '}
        {change !== 'same' && (
          <span className="explorer__change">
            <span aria-hidden="true">{signs[change]} </span>
            {changes[change]}
          </span>
        )}{' '}
        {bytes !== undefined && (
          <span className="explorer__size">
            {fileSize(bytes)}
            {gzip !== undefined && (
              <>
                {' '}
                <span className="explorer__gzip">{fileSize(gzip)} gzip</span>
              </>
            )}
          </span>
        )}
      </button>
    );
  }

  function node(entry: TreeNode): ReactNode {
    if (entry.kind === 'folder') {
      return (
        <li key={entry.path}>
          <span className="tree__row tree__folder">{entry.name}/</span>
          <ul>{entry.children.map(node)}</ul>
        </li>
      );
    }
    return (
      <li key={entry.path}>
        {leaf(
          files.find(({name}) => name === entry.path)!,
          entry.name,
        )}
      </li>
    );
  }

  const paths = files.map(({name}) => ({path: name, bytes: 0}));
  return (
    <ul className="tree explorer__tree" aria-label={words.files}>
      <li>
        <span className="tree__row tree__folder">badge/</span>
        <ul>{fileTree(paths).map(node)}</ul>
      </li>
    </ul>
  );
}
