'use client';

import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import * as limits from '@site/src/site/limits';
import type {ReactNode, RefObject} from 'react';
import type {BoxState, SearchBox} from './searchBox';

type Props = {
  readonly state: BoxState;
  readonly box: SearchBox;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onCancel: () => void;
};

/** Renders the search field, a combobox that controls the rows below, and its buttons. */
export default function SearchBar({state, box, input, onCancel}: Props): ReactNode {
  const lists = state.collections.filter(({items}) => items.length > 0);
  const hasRows = lists.length > 0;
  const field = box.getInputProps({inputElement: null, maxLength: limits.searchInputMax});
  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          box.type('');
          input.current!.focus();
        }}>
        <label className="DocSearch-MagnifierLabel" htmlFor={field.id} id={box.getLabelProps().id}>
          <Icon name="search" />
          <span className="DocSearch-VisuallyHiddenForAccessibility visually-hidden">
            <Translate id="search.label" />
          </span>
        </label>
        <div className="DocSearch-LoadingIndicator" />
        <input
          {...field}
          className="DocSearch-Input"
          ref={input}
          role="combobox"
          maxLength={undefined}
          value={state.query}
          aria-haspopup={state.context.screen?.kind === 'start' && hasRows ? 'grid' : 'listbox'}
          aria-expanded={hasRows}
          aria-controls={
            lists.map(({source}) => box.getListProps({source}).id).join(' ') || undefined
          }
          aria-activedescendant={hasRows ? field['aria-activedescendant'] : undefined}
          aria-describedby={state.context.isCut ? 'docsearch-cut' : undefined}
          onChange={({currentTarget: {value}}) => box.type(value)}
          onPaste={(event) => {
            if (box.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
          }}
          onFocus={undefined}
          onClick={undefined}
          onCompositionEnd={undefined}
        />
        <button
          className="DocSearch-Reset"
          type="reset"
          title={translate({id: 'search.clear'})}
          aria-label={translate({id: 'search.clear'})}
          hidden={state.query === ''}>
          <Icon name="close" />
        </button>
      </form>
      <button className="DocSearch-Cancel" type="button" onClick={onCancel}>
        <Translate id="search.cancel" />
      </button>
    </div>
  );
}
