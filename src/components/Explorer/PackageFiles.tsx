import Badge from '@site/src/components/Badge';
import FileTree from '@site/src/components/FileTree';
import {isBuilt} from '@site/src/rslib/explorer/model';
import {fileSize} from '@site/src/lib/page/fileSize';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';

const badges = {added: 'tip', removed: 'danger', changed: 'info'} as const;

/** Folder at the top of the tree, which contains all files of the package. */
const root = 'badge/';

/** Renders the files of the package as a tree. Each file is a button that opens its text. */
export default function PackageFiles({words, model, actions}: ViewProps): ReactNode {
  const files = new Map(model.files.map((file) => [root + file.name, file]));
  return (
    <FileTree
      className="explorer__tree"
      label={words.files}
      files={[...files].map(([path, {size = 0}]) => ({path, bytes: size}))}
      leaf={({path, name: label}) => {
        const file = files.get(path)!;
        const {name, change, size, gzip} = file;
        return (
          <button
            className="explorer__leaf"
            type="button"
            aria-pressed={name === model.open}
            data-built={isBuilt(file) || undefined}
            data-change={change}
            {...actions.button({type: 'open', name})}>
            <span className="explorer__node" aria-hidden="true" />
            <span className="explorer__file">{label}</span>{' '}
            {change !== 'same' && <Badge type={badges[change]}>{words[change]}</Badge>}{' '}
            {size !== undefined && (
              <span className="explorer__size">
                {fileSize(size)}
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
      }}
    />
  );
}
