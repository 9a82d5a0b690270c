import {facetIds} from '@site/src/lib/explorer/facets';
import type {Model} from '@site/src/lib/explorer/model';
import type {ReactNode} from 'react';
import type {Actions} from './actions';
import {facetTexts, valueText, type ExplorerWords} from './labels';
import Options from './Options';

type Props = {
  readonly words: ExplorerWords;
  readonly model: Model;
  readonly actions: Actions;
};

/** Properties of the wanted package, and a field for an `exports` that has them. */
export default function WantedForm({words, model, actions}: Props): ReactNode {
  const wanted = model.wanted ?? {};
  return (
    <>
      <label className="explorer__paste">
        <span>{words.paste}</span>
        <textarea
          rows={3}
          spellCheck={false}
          placeholder={'"exports": {\n  ".": "./dist/index.js"\n}'}
          {...actions.field((text) => ({type: 'paste', text}))}
        />
      </label>
      {model.isUnreadable && (
        <p className="explorer__note" role="status">
          {words.unreadablePaste}
        </p>
      )}
      {facetIds.map((id) => (
        <Options
          key={id}
          id={`want-${id}`}
          name={id === 'type' ? <code>&quot;type&quot;</code> : words[facetTexts[id]]}
          isSet={wanted[id] !== undefined}
          options={[undefined, ...(model.facetValues?.[id] ?? [])].map((value) => ({
            value: value ?? '',
            ...(value === undefined
              ? {text: words.any, isCode: false}
              : valueText(words, id, value)),
            isChecked: wanted[id] === value,
            action: {type: 'want', id, ...(value !== undefined && {value})},
          }))}
          actions={actions}
        />
      ))}
    </>
  );
}
