import {differentChoices} from '@site/src/rslib/explorer/differences';
import type {Change} from '@site/src/rslib/explorer/model';
import type {ReactNode} from 'react';
import type {Action, ViewProps} from './actions';
import {fill, nameOf, valueText} from './labels';

/** Renders the choices that differ from `base` or, without it, from the previous state; and buttons for comparing. */
export default function Comparison({words, model, previous, actions}: ViewProps): ReactNode {
  const {state, base, files} = model;
  const from = base ?? previous;
  const different = from ? differentChoices(state, from) : [];
  const count = (change: Change): number => files.filter((file) => file.change === change).length;
  const [added, removed, changed] = [count('added'), count('removed'), count('changed')];
  const press = (label: string, action: Action): ReactNode => (
    <button className="explorer__action" type="button" {...actions.button(action)}>
      {label}
    </button>
  );
  return (
    <div className="explorer__compare" data-on={base ? '' : undefined}>
      {from && different.length > 0 && (
        <p className="explorer__steps">
          {different.map((id) => (
            <span className="explorer__step" key={id}>
              <code>{nameOf(id)}</code> {valueText(words, id, from[id]).text}{' '}
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{words.to}</span>{' '}
              {valueText(words, id, state[id]).text}
            </span>
          ))}
        </p>
      )}
      {base && <p className="explorer__counts">{fill(words.counts, {added, removed, changed})}</p>}
      <p className="explorer__actions">
        {base && press(words.swap, {type: 'swap'})}
        {base && press(words.stop, {type: 'compare'})}
        {!base &&
          previous &&
          different.length > 0 &&
          press(words.whatChanged, {type: 'compare', base: previous})}
        {!base && press(words.pin, {type: 'compare', base: state})}
      </p>
    </div>
  );
}
