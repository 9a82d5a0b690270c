import {diffLines, type DiffLine} from '@site/src/lib/explorer/compare';
import {highlight, type Token} from '@site/src/lib/explorer/highlight';
import {memo, type ReactNode} from 'react';
import {fill} from './labels';

type Props = {
  readonly text: string;
  /** Text that it is compared with. */
  readonly base?: string | undefined;
  readonly label: string;
  /** Message for unchanged lines that are left out. */
  readonly skipped: string;
};

/** Returns the class of a line, which has the hanging indent of its depth. */
function classOf({kind, tokens}: Line): string {
  const [spaces = ''] = /^ */.exec(tokens[0]?.text ?? '') ?? [];
  const depth = Math.min(8, Math.floor(spaces.length / 2));
  return `line line--in${depth}${kind === 'same' ? '' : ` line--${kind}`}`;
}

type Line = Omit<DiffLine, 'text'> & {readonly tokens: readonly Token[]};

/** Text of a file, or its difference from another. */
function Code({text, base, label, skipped}: Props): ReactNode {
  const lines: readonly Line[] =
    base === undefined || base === text
      ? highlight(text).map((tokens) => ({kind: 'same', tokens}))
      : diffLines(base, text).map((line) => ({...line, tokens: highlight(line.text)[0]!}));
  return (
    // Focusable for scrolling by keyboard.
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

export default memo(Code);
