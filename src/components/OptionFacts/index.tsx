import {splitCode} from '@site/src/lib/options/splitCode';
import type {ReactNode} from 'react';

type Props = {
  readonly name: string;
  readonly typeLabel: string;
  readonly defaultLabel: string;
  /** The default; code in backticks. */
  readonly standard: string;
  readonly scopeLabel: string;
  readonly scope: string;
  readonly cliLabel: string;
  readonly cli: string;
  readonly sinceLabel: string;
  readonly since?: string;
  readonly deprecatedLabel: string;
  readonly deprecated?: string;
  /** The type as highlighted code. */
  readonly children: ReactNode;
};

/** Type, default, scope and flag of an option, read from the package; see `src/data/options.json`. */
export default function OptionFactsView(props: Props): ReactNode {
  const short: [string, ReactNode][] = [
    [props.defaultLabel, withCode(props.standard)],
    [props.scopeLabel, props.scope],
  ];
  if (props.cli) {
    const flags = props.cli.split(' ');
    short.push([
      props.cliLabel,
      flags.map((flag, index) => (
        <span key={flag}>
          {index > 0 && ', '}
          <code>{flag}</code>
        </span>
      )),
    ]);
  }
  if (props.since) short.push([props.sinceLabel, props.since]);
  if (props.deprecated) short.push([props.deprecatedLabel, withCode(props.deprecated)]);
  return (
    <dl className={`facts facts--${Math.min(short.length, 4)}`}>
      <div className="facts__item facts__item--type">
        <dt>{props.typeLabel}</dt>
        <dd>{props.children}</dd>
      </div>
      {short.map(([label, value]) => (
        <div className="facts__item" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
