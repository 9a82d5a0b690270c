import Link from '@site/src/components/Link';
import type {Choice, ChoiceId} from '@site/src/rslib/explorer/choices';
import type {FacetId} from '@site/src/rslib/explorer/facets';
import {memo, type ReactNode} from 'react';
import type {Action, Actions, ViewProps} from './actions';
import {describe, facetName, nameOf, valueText} from './labels';

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

/** Renders a row of radio buttons. */
export function Radios({name, options, actions}: RadiosProps): ReactNode {
  return options.map(({value, text, isCode, isChecked, action}) => (
    <label className="explorer__value" key={value} data-code={isCode || undefined}>
      <input type="radio" name={name} value={value} {...actions.radio(action, isChecked)} />
      <span>{text}</span>
    </label>
  ));
}

type Props = Pick<ViewProps, 'words' | 'actions'> & {
  /** The first value is the default: that of the choice, or `''` (any value) for a facet. */
  readonly values: readonly string[];
  readonly chosen?: string | undefined;
} & (
    | {readonly choice: Choice; readonly facet?: never}
    | {readonly facet: FacetId; readonly choice?: never}
  );

/** Renders the values of a choice or facet, with a node on the stem that is filled unless the first value is chosen. */
function Options({words, actions, values, chosen = '', choice, facet}: Props): ReactNode {
  const id: ChoiceId | FacetId = choice?.id ?? facet!;
  const label = choice ? nameOf(choice.id) : facetName(words, facet);
  const text = choice && describe(words, id);
  const name = choice || id === 'type' ? <code>{label}</code> : label;
  return (
    <fieldset className="explorer__choice" data-set={chosen !== values[0] || undefined}>
      <legend className="visually-hidden">
        {label} {text}
      </legend>
      <span className="explorer__about" aria-hidden={choice ? undefined : true}>
        <span className="explorer__name">{choice ? <Link to={choice.to}>{name}</Link> : name}</span>{' '}
        {text && <span className="explorer__hint">{text}</span>}
      </span>
      <span className="explorer__values">
        <Radios
          name={choice ? id : `want-${id}`}
          options={values.map((value) => ({
            value,
            ...valueText(words, id, value),
            isChecked: value === chosen,
            action: choice
              ? {type: 'choose', id: choice.id, value}
              : {type: 'want', id: facet, value},
          }))}
          actions={actions}
        />
      </span>
    </fieldset>
  );
}

export default memo(Options);
