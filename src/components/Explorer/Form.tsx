import CodedText from '@site/src/components/CodedText';
import {choices} from '@site/src/rslib/explorer/choices';
import {differentChoices} from '@site/src/rslib/explorer/differences';
import {readExports} from '@site/src/rslib/explorer/exports';
import {facetIds, type FacetId} from '@site/src/rslib/explorer/facets';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import Options, {Radios} from './Options';

const modes = ['choose', 'want'] as const;

/** Renders the form, drawn as a stem with a branch for each setting or, in the mode `want`, for each wish. */
export default function Form(props: ViewProps): ReactNode {
  const {words, model, actions} = props;
  const {state, wanted} = model;
  const isChanged = differentChoices(state).length > 0 || wanted !== undefined;
  return (
    <form className="explorer__side" aria-label={words.side}>
      <fieldset className="explorer__modes">
        <legend className="visually-hidden">{words.mode}</legend>
        <Radios
          name="mode"
          options={modes.map((mode) => ({
            value: mode,
            text: words[mode],
            isChecked: (mode === 'want') === (wanted !== undefined),
            action: {type: 'mode', mode},
          }))}
          actions={actions}
        />
      </fieldset>
      <div className="explorer__stem">
        <span className="explorer__root" aria-hidden="true">
          src/index.ts
        </span>
        {wanted ? (
          <Wishes {...props} />
        ) : (
          choices.map((choice) => (
            <Options
              key={choice.id}
              words={words}
              actions={actions}
              choice={choice}
              values={choice.values}
              chosen={state[choice.id]}
            />
          ))
        )}
      </div>
      <button
        className="explorer__action explorer__reset"
        type="button"
        disabled={!isChanged}
        {...actions.button({type: 'reset'})}>
        {words.reset}
      </button>
    </form>
  );
}

/** Renders radio buttons for the wanted facets of a package, and a field that sets them from a pasted `exports`. */
function Wishes({words, model, pasted = '', actions}: ViewProps): ReactNode {
  const {wanted = {}, facetValues} = model;
  /** Returns the values that packages have for a facet and, if it is not among them, the value that was pasted. */
  function valuesOf(id: FacetId): readonly string[] {
    const values = facetValues![id];
    const wish = wanted[id];
    return wish === undefined || values.includes(wish) ? values : [...values, wish];
  }
  return (
    <>
      <div className="explorer__paste">
        <label htmlFor="explorer-paste">{words.paste}</label>
        <textarea
          id="explorer-paste"
          value={pasted}
          rows={3}
          spellCheck={false}
          placeholder={'"exports": {\n  ".": "./dist/index.js"\n}'}
          {...actions.field((text) => ({type: 'paste', text}))}
        />
        {pasted.trim() !== '' && !readExports(pasted) && (
          <p className="explorer__note" role="status">
            <CodedText text={words.unreadablePaste} />
          </p>
        )}
      </div>
      {facetIds.map((id) => (
        <Options
          key={id}
          words={words}
          actions={actions}
          facet={id}
          values={valuesOf(id)}
          chosen={wanted[id]}
        />
      ))}
    </>
  );
}
