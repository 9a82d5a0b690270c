import Link from '@site/src/components/Link';
import type {ReactNode} from 'react';
import type {Action, Actions} from './actions';

export type Option = {
  readonly value: string;
  readonly text: string;
  readonly isCode: boolean;
  readonly isChecked: boolean;
  readonly action: Action;
};

type Props = {
  readonly id: string;
  readonly name: ReactNode;
  readonly text?: string;
  /** Page and section that explain the group. */
  readonly to?: string | undefined;
  readonly isSet: boolean;
  readonly options: readonly Option[];
  readonly actions: Actions;
};

/** Radio buttons in a row, as a leaf of the stem: its node is filled if something was chosen. */
export default function Options(props: Props): ReactNode {
  const {id, name, text, to, isSet, options, actions} = props;
  return (
    <fieldset className="explorer__choice" data-set={isSet || undefined}>
      <legend className="visually-hidden">
        {name} {text}
      </legend>
      <span className="explorer__about" aria-hidden={to ? undefined : true}>
        <span className="explorer__name">{to ? <Link to={to}>{name}</Link> : name}</span>{' '}
        {text && <span className="explorer__hint">{text}</span>}
      </span>
      <span className="explorer__values">
        {options.map(({value, text: label, isCode, isChecked, action}) => (
          <label className="explorer__value" key={value} data-code={isCode || undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name={id}
              value={value}
              {...actions.radio(action, isChecked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
