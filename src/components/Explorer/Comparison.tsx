import {differentChoices} from '@site/src/lib/explorer/compare';
import {countChanges} from '@site/src/lib/explorer/model';
import type {ReactNode} from 'react';
import {fill, optionNames, valueText} from './labels';
import type {ViewProps} from './viewProps';

/** Difference from another state, or the buttons that start a comparison. */
export default function Comparison({words, model, previous, actions}: ViewProps): ReactNode {
  const {state, base, files} = model;
  const from = base ?? previous;
  const different = from ? differentChoices(state, from) : [];
  const {added, removed, changed} = countChanges(files);
  return (
    <div className="explorer__compare" data-on={base ? '' : undefined}>
      {from && different.length > 0 && (
        <p className="explorer__steps">
          {different.map((id) => (
            <span className="explorer__step" key={id}>
              <code>{optionNames[id] ?? id}</code> {valueText(words, id, from[id]).text}{' '}
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{words.to}</span>{' '}
              {valueText(words, id, state[id]).text}
            </span>
          ))}
        </p>
      )}
      {base && <p className="explorer__counts">{fill(words.counts, {added, removed, changed})}</p>}
      <p className="explorer__actions">
        {base ? (
          <>
            <button className="explorer__action" type="button" {...actions.button({type: 'swap'})}>
              {words.swap}
            </button>
            <button
              className="explorer__action"
              type="button"
              {...actions.button({type: 'compare'})}>
              {words.stop}
            </button>
          </>
        ) : (
          <>
            {previous && different.length > 0 && (
              <button
                className="explorer__action"
                type="button"
                {...actions.button({type: 'compare', base: previous})}>
                {words.whatChanged}
              </button>
            )}
            <button
              className="explorer__action"
              type="button"
              {...actions.button({type: 'compare', base: state})}>
              {words.pin}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
