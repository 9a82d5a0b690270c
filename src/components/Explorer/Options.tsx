import Link from '@site/src/components/Link';
import type {ReactNode} from 'react';
import type {Action, Actions} from './actions';

type RadiosProps = {
  readonly name: string;
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    readonly isCode?: boolean;
    readonly isChecked: boolean;
    readonly action: Action;
  }[];
  readonly actions: Actions;
};

/** Radio buttons in a row. */
export function Radios({name, options, actions}: RadiosProps): ReactNode {
  return options.map(({value, text, isCode, isChecked, action}) => (
    <label className="explorer__value" key={value} data-code={isCode || undefined}>
      <input
        className="visually-hidden"
        type="radio"
        name={name}
        value={value}
        {...actions.radio(action, isChecked)}
      />
      <span>{text}</span>
    </label>
  ));
}

type Props = RadiosProps & {
  readonly label: ReactNode;
  readonly text?: string;
  /** Page and section that explain the group. */
  readonly to?: string;
  readonly isSet: boolean;
};

/** Radio buttons as a leaf of the stem: its node is filled if something was chosen. */
export default function Options({label, text, to, isSet, ...radios}: Props): ReactNode {
  return (
    <fieldset className="explorer__choice" data-set={isSet || undefined}>
      <legend className="visually-hidden">
        {label} {text}
      </legend>
      <span className="explorer__about" aria-hidden={to ? undefined : true}>
        <span className="explorer__name">{to ? <Link to={to}>{label}</Link> : label}</span>{' '}
        {text && <span className="explorer__hint">{text}</span>}
      </span>
      <span className="explorer__values">
        <Radios {...radios} />
      </span>
    </fieldset>
  );
}
