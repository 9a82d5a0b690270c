import CodedText from '@site/src/components/CodedText';
import {facetIds} from '@site/src/lib/explorer/facets';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import {facetTexts, valueText} from './labels';
import Options from './Options';

/** Properties of the wanted package, and a field for an `exports` that has them. */
export default function WantedForm(props: ViewProps): ReactNode {
  const {words, model, isUnreadable, resets, actions} = props;
  const {wanted = {}, facetValues} = model;
  return (
    <>
      <label className="explorer__paste">
        <span>{words.paste}</span>
        <textarea
          key={resets}
          rows={3}
          spellCheck={false}
          placeholder={'"exports": {\n  ".": "./dist/index.js"\n}'}
          {...actions.field((text) => ({type: 'paste', text}))}
        />
      </label>
      {isUnreadable && (
        <p className="explorer__note" role="status">
          <CodedText text={words.unreadablePaste} />
        </p>
      )}
      {facetIds.map((id) => (
        <Options
          key={id}
          name={`want-${id}`}
          label={id === 'type' ? <code>&quot;type&quot;</code> : words[facetTexts[id]]}
          isSet={wanted[id] !== undefined}
          options={[undefined, ...(facetValues?.[id] ?? [])].map((value) => ({
            value: value ?? '',
            ...(value === undefined ? {text: words.any} : valueText(words, id, value)),
            isChecked: wanted[id] === value,
            action: {type: 'want', id, value},
          }))}
          actions={actions}
        />
      ))}
    </>
  );
}
