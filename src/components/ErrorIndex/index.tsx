import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DeferredStyles from '@site/src/components/DeferredStyles';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';

/** Renders a field for a message or a whole log, which opens the search. Without scripts, the form filters all pages. */
export default function ErrorField(): ReactNode {
  const {allPages} = useSettings();
  return (
    <>
      <DeferredStyles of="ErrorIndex" />
      <form className="error-field" role="search" action={useBaseUrl(allPages)}>
        <label className="error-field__label" htmlFor="error-field">
          <Translate id="errors.label" />
        </label>
        <textarea
          className="error-field__input"
          id="error-field"
          name="q"
          rows={3}
          required
          spellCheck={false}
          placeholder={translate({id: 'errors.placeholder'})}
        />
        <button className="button button--solid" type="submit">
          <Translate id="errors.find" />
        </button>
      </form>
    </>
  );
}
