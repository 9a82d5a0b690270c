import {defaultState, indexOf, type State} from '@site/src/lib/explorer/choices';
import {differentChoices} from '@site/src/lib/explorer/compare';
import {facetsOf} from '@site/src/lib/explorer/facets';
import type {ReactNode} from 'react';
import {facetTexts, fill, optionNames, valueText, type ExplorerWords} from './labels';
import type {ViewProps} from './viewProps';

/** Number of other packages that are listed. */
const listed = 5;

/** Returns the settings of a state that differ from another: `format: cjs, minify: on`. */
function settings(words: ExplorerWords, state: State, from: State): string {
  const different = differentChoices(state, from);
  if (different.length === 0) return words.defaults;
  return different
    .map((id) => `${optionNames[id] ?? id}: ${valueText(words, id, state[id]).text}`)
    .join(words.comma);
}

/** Says whether a package has all that is wanted, and lists the others that do. */
export default function Answers({words, model, actions}: ViewProps): ReactNode {
  const {wanted = {}, answers = [], state, outcome} = model;
  const [first] = answers;
  if (!first || Object.keys(wanted).length === 0) return null;
  const shown = answers.find((answer) => indexOf(answer.state) === indexOf(state)) ?? first;
  const facets = outcome.kind === 'built' ? facetsOf(state, outcome.files) : undefined;
  const others = answers.filter((answer) => answer !== shown);
  return (
    <div className="explorer__answer">
      <p>
        {first.unmet.length > 0
          ? words.nearest
          : others.length === 0
            ? words.exact
            : fill(words.severalExact, {count: answers.length})}
      </p>
      {shown.unmet.length > 0 && facets && (
        <ul className="explorer__unmet">
          {shown.unmet.map((id) => (
            <li key={id}>
              {fill(words.unmet, {
                name: id === 'type' ? '"type"' : words[facetTexts[id]],
                wanted: valueText(words, id, wanted[id]!).text,
                has: valueText(words, id, facets[id]).text,
              })}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="explorer__others" aria-label={words.others}>
          {others.slice(0, listed).map((answer) => (
            <li key={indexOf(answer.state)}>
              <button
                className="explorer__action"
                type="button"
                {...actions.button({type: 'answer', answer})}>
                {settings(words, answer.state, defaultState)}
              </button>
            </li>
          ))}
          {others.length > listed && <li>{fill(words.more, {count: others.length - listed})}</li>}
        </ul>
      )}
    </div>
  );
}
