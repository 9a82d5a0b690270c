import {diffLines, type DiffLine} from '@site/src/rslib/explorer/differences';
import {highlight, type Token} from '@site/src/rslib/explorer/highlight';
import {memo, type ReactNode} from 'react';
import {fill} from './labels';

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
function FileText({text, base, label, skipped}: Props): ReactNode {
  const lines: readonly Line[] =
    base === undefined || base === text
      ? highlight(text).map((tokens) => ({kind: 'same', tokens}))
      : diffLines(base, text).map((line) => ({...line, tokens: highlight(line.text)[0]!}));
  return (
    // Focusable, to be scrolled by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="code" role="group" aria-label={label} tabIndex={0} data-wrapped="">
      <code>
        {lines.map((line, index) =>
          line.skipped ? (
            <span className="line explorer__skipped" key={index}>
              {fill(skipped, {count: line.skipped})}
            </span>
          ) : (
            <span className={classOf(line)} key={index}>
              {line.tokens.map((token, at) =>
                token.kind ? (
                  <span className={`token ${token.kind}`} key={at}>
                    {token.text}
                  </span>
                ) : (
                  token.text
                ),
              )}
              {'\n'}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}

export default memo(FileText);
