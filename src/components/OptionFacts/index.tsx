import {splitCode} from '@site/src/lib/options/splitCode';
import type {ReactNode} from 'react';
import type {FactRow} from './rows';

type Props = {
  readonly name: string;
  readonly typeLabel: string;
  /** What follows the type, in words. */
  readonly typeNote?: string;
  /** The other rows as JSON. */
  readonly rows: string;
  /** The type as highlighted code. */
  readonly children: ReactNode;
};

/** Type, default, scope and flag of an option, read from the package; see `src/data/options.json`. */
export default function OptionFactsView({typeLabel, typeNote, rows, children}: Props): ReactNode {
  const list = JSON.parse(rows) as readonly FactRow[];
  const short = list.filter(({isWide}) => !isWide).length;
  return (
    <dl className={`facts facts--${Math.min(short, 4)}`}>
      <div className="facts__item facts__item--type">
        <dt>{typeLabel}</dt>
        <dd>
          {children}
          {typeNote && <> {typeNote}</>}
        </dd>
      </div>
      {list.map(({label, lines, isWide}) => (
        <div className={isWide ? 'facts__item facts__item--wide' : 'facts__item'} key={label}>
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

function withCode(value: string): ReactNode {
  return splitCode(value).map(({isCode, value: part}, index) =>
    isCode ? <code key={index}>{part}</code> : part,
  );
}
