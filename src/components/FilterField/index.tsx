'use client';

import Icon from '@site/src/components/Icon';
import * as limits from '@site/src/site/limits';
import type {ReactNode, RefObject} from 'react';

export type FieldState = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onBlur?: () => void;
  readonly field?: RefObject<HTMLInputElement | null>;
};

type Props = FieldState & {
  readonly className?: string;
  /** Id of the field, if `label` is visible. Without an id, `label` is only the accessible name of the field. */
  readonly id?: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Text below the field, where the list would be, if nothing matches; otherwise empty. */
  readonly noMatch?: string;
  /** Text with the number of results, which screen readers announce. */
  readonly children: ReactNode;
};

/** Renders the field of a filter, the number of results, and a message if there are none. */
export default function FilterField({className = 'filter', id, label, ...props}: Props): ReactNode {
  const {placeholder = label, maxLength = limits.searchInputMax, noMatch, children} = props;
  const {query, onQuery, onBlur, field} = props;
  const search = (
    <search className={className}>
      {id && (
        <label className="filter__label" htmlFor={id}>
          {label}
        </label>
      )}
      <span className="filter__field">
        <Icon name="search" className="icon--sm" />
        <input
          className="filter__input"
          id={id}
          ref={field}
          type="search"
          aria-label={id ? undefined : label}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          value={query}
          onChange={({target}) => onQuery(target.value)}
          onBlur={onBlur}
        />
      </span>
      <span className="filter__count" role="status">
        {children}
      </span>
    </search>
  );
  if (noMatch === undefined) return search;
  return (
    <>
      {search}
      <p className="filter__empty" role="status" hidden={noMatch === ''}>
        {noMatch}
      </p>
    </>
  );
}
