import Badge from '@site/src/components/Badge';
import FileTree from '@site/src/components/FileTree';
import {fileSize} from '@site/src/lib/page/fileSize';
import {type DiffLine, diffLines} from '@site/src/rslib/explorer/differences';
import {highlight, type Token} from '@site/src/rslib/explorer/highlight';
import {isBuilt} from '@site/src/rslib/explorer/model';
import {memo, type ReactNode} from 'react';
import {fill, type ViewProps} from './viewProps';

const badges = {added: 'tip', removed: 'danger', changed: 'info'} as const;

/** Folder at the top of the tree, which contains all files of the package. */
const root = 'badge/';

/** Renders the files of the package as a tree. Each file is a button that opens its text. */
export function PackageFiles({words, model, actions}: ViewProps): ReactNode {
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
                <span>{fileSize(size)}</span>
                {gzip !== undefined && (
                  <>
                    {' '}
                    <span className="explorer__gzip">{`${fileSize(gzip)} gzip`}</span>
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

type Props = {
  readonly text: string;
  /** Text to compare `text` with; undefined to show `text` alone. */
  readonly base?: string | undefined;
  readonly label: string;
  /** Message that replaces unchanged lines. It contains `{count}` for their number. */
  readonly skipped: string;
};

/** Returns the classes of a line: `line--in{depth}` sets the hanging indent, `line--{kind}` marks a change. */
function classOf({kind, tokens}: Line): string {
  const [spaces = ''] = /^ */.exec(tokens[0]?.text ?? '') ?? [];
  const depth = Math.min(8, Math.floor(spaces.length / 2));
  return `line line--in${depth}${kind === 'same' ? '' : ` line--${kind}`}`;
}

type Line = Omit<DiffLine, 'text'> & {readonly tokens: readonly Token[]};

/** Renders the text of a file, or its difference from `base` line by line. */
export const FileText = memo(function FileText({text, base, label, skipped}: Props): ReactNode {
  const lines: readonly Line[] =
    base === undefined || base === text
      ? highlight(text).map((tokens) => ({kind: 'same', tokens}))
      : diffLines(base, text).map((line) => ({...line, tokens: highlight(line.text)[0]!}));
  return (
    // Focusable, to be scrolled by keyboard.
    <pre
      className="code"
      role="group"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      translate="no"
      data-wrapped="">
      <code>
        {lines.map((line, index) =>
          line.skipped ? (
            <span className="line explorer__skipped" key={index}>
              {fill(skipped, {count: line.skipped})}
            </span>
          ) : (
            <span className={classOf(line)} key={index}>
              {line.tokens.map((token, at) => (
                <span className={token.kind && `token ${token.kind}`} key={at}>
                  {token.text}
                </span>
              ))}
              {'\n'}
            </span>
          ),
        )}
      </code>
    </pre>
  );
});
