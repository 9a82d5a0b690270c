import {diffLines} from '@site/src/lib/explorer/compare';
import {highlight, type Token} from '@site/src/lib/explorer/highlight';
import type {ReactNode} from 'react';
import {fill} from './labels';

type Props = {
  readonly text: string;
  /** Text that it is compared with. */
  readonly base?: string | undefined;
  readonly label: string;
  /** Message for unchanged lines that are left out. */
  readonly skipped: string;
};

const tokens = (line: readonly Token[]): ReactNode =>
  line.map(({kind, text}, index) =>
    kind ? (
      <span className={`token ${kind}`} key={index}>
        {text}
      </span>
    ) : (
      text
    ),
  );

/** Text of a file, or its difference from another. */
export default function Code({text, base, label, skipped}: Props): ReactNode {
  const isDiff = base !== undefined && base !== text;
  return (
    // Focusable for scrolling by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="code" role="group" aria-label={label} tabIndex={0}>
      <code>
        {isDiff
          ? diffLines(base, text).map((line, index) =>
              line.skipped ? (
                <span className="line explorer__skipped" key={index}>
                  {fill(skipped, {count: line.skipped})}
                </span>
              ) : (
                <span
                  className={line.kind === 'same' ? 'line' : `line line--${line.kind}`}
                  key={index}>
                  {tokens(highlight(line.text)[0]!)}
                  {'\n'}
                </span>
              ),
            )
          : highlight(text).map((line, index) => (
              <span className="line" key={index}>
                {tokens(line)}
                {'\n'}
              </span>
            ))}
      </code>
    </pre>
  );
}
