import {splitCode} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';
import type {FactRow} from './markdown';

type Props = {
  readonly name: string;
  readonly typeLabel: string;
  /** What follows the type, in words. */
  readonly typeNote?: string;
  /** The type has a few lines, which it keeps where there is room for the other facts beside them. */
  readonly tall?: boolean;
  readonly rows: readonly FactRow[];
  /** The type as highlighted code. */
  readonly children: ReactNode;
};

/** Type, default, scope and flag of an option, read from the package; see `src/data/options.json`. */
export default function OptionFactsView({
  typeLabel,
  typeNote,
  tall,
  rows,
  children,
}: Props): ReactNode {
  const beside = rows.filter(({isFull}) => !isFull).length;
  const short = rows.filter(({isWide}) => !isWide).length;
  return (
    <dl className={tall ? `facts facts--tall-${beside}` : `facts facts--${Math.min(short, 4)}`}>
      <div className="facts__item facts__item--type">
        <dt>{typeLabel}</dt>
        <dd>
          {children}
          {typeNote && <> {typeNote}</>}
        </dd>
      </div>
      {rows.map(({label, lines, isWide, isFull}) => (
        <div className={itemClass(isWide, isFull)} key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map((line) => (
              <div key={line}>{withCode(line)}</div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function itemClass(isWide?: boolean, isFull?: boolean): string {
  if (isFull) return 'facts__item facts__item--full';
  return isWide ? 'facts__item facts__item--wide' : 'facts__item';
}

function withCode(value: string): ReactNode {
  return splitCode(value).map(({isCode, value: part}, index) =>
    isCode ? <code key={index}>{part}</code> : part,
  );
}
