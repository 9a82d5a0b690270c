import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import MoreView, {Lines} from '@site/src/components/More';
import type {ReactNode} from 'react';
import type {FactRow} from './markdown';

type Props = {
  readonly typeLabel: string;
  /** Short form of a long type, shown until the user expands it, with code in backticks. */
  readonly typeBrief?: string;
  readonly typeNote?: string;
  /** True if the type has several lines. On wide screens such a type has a column of its own. */
  readonly tall?: boolean;
  readonly rows: readonly FactRow[];
  /** Link to the explorer, if the explorer has a choice for the option. */
  readonly explorer?: {readonly to: string; readonly label: string};
  readonly children: ReactNode;
};

/** Renders the facts about an option from `src/data/options.json`, such as type, default, scope and flag. */
export default function OptionFactsView({
  typeLabel,
  typeBrief,
  typeNote,
  tall,
  rows,
  explorer,
  children,
}: Props): ReactNode {
  const beside = rows.filter(({isFull}) => !isFull).length;
  const short = rows.filter(({isWide}) => !isWide).length;
  return (
    <>
      <dl className={tall ? `facts facts--tall-${beside}` : `facts facts--${Math.min(short, 4)}`}>
        <div className="facts__item facts__item--type">
          <dt>{typeLabel}</dt>
          <dd>
            {typeBrief === undefined ? (
              children
            ) : (
              <MoreView brief={[typeBrief]}>{children}</MoreView>
            )}
            {typeNote && <> {typeNote}</>}
          </dd>
        </div>
        {rows.map(({label, lines, releases, brief, isWide, isFull, since, changed, past}) => (
          <div
            className={itemClass(isWide, isFull)}
            key={label}
            data-since={since}
            data-changed={changed}>
            <dt>{label}</dt>
            <dd>
              {brief ? (
                <MoreView brief={brief} lines={lines} releases={releases} />
              ) : (
                <Lines lines={lines} releases={releases} />
              )}
              {past?.map(({until, text}) => (
                <div className="facts__past" data-until={until} key={until}>
                  <CodedText text={text} />
                </div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {explorer && (
        <p className="facts__explorer">
          <Link to={explorer.to}>{explorer.label}</Link>
        </p>
      )}
    </>
  );
}

function itemClass(isWide?: boolean, isFull?: boolean): string {
  if (isFull) return 'facts__item facts__item--full';
  return isWide ? 'facts__item facts__item--wide' : 'facts__item';
}
