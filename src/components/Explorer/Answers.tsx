import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import {indexOf} from '@site/src/lib/explorer/choices';
import {differentChoices} from '@site/src/lib/explorer/compare';
import {facetsOf, unmetFacets} from '@site/src/lib/explorer/facets';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import {describe, fill, nameOf, valueText} from './labels';

/** Number of other packages that are listed, and of those that show on demand. */
const listed = {first: 3, all: 20};

/** Says whether a package has all that is wanted, and lists the others that do, the nearest first. */
export default function Answers({words, model, actions}: ViewProps): ReactNode {
  const {wanted = {}, answers, state, outcome} = model;
  if (!answers || Object.keys(wanted).length === 0) return null;
  const names = outcome.kind === 'built' ? outcome.files.map(({name}) => name) : [];
  const facets = facetsOf(state, names);
  const unmet = unmetFacets(wanted, facets);
  const count = answers.states.length;
  const others = answers.states
    .map((other) => ({other, different: differentChoices(other, state)}))
    .filter(({different}) => different.length > 0)
    .sort((a, b) => a.different.length - b.different.length);
  const list = (start: number, end: number): ReactNode => (
    <ul className="explorer__others">
      {others.slice(start, end).map(({other, different}) => (
        <li key={indexOf(other)}>
          <button
            className="explorer__action"
            type="button"
            {...actions.button({type: 'show', state: other})}>
            {different
              .map((id) => `${nameOf(id)}: ${valueText(words, id, other[id]).text}`)
              .join(words.comma)}
          </button>
        </li>
      ))}
    </ul>
  );
  const {length} = others.slice(listed.first, listed.all);
  return (
    <div className="explorer__answer">
      <p>
        {!answers.isExact
          ? words.nearest
          : count === 1
            ? words.exact
            : fill(words.severalExact, {count})}{' '}
        <CodedText text={words.notCompared} /> {unmet.length > 0 && words.differs}
      </p>
      {unmet.length > 0 && (
        <ul className="explorer__unmet">
          {unmet.map((id) => (
            <li key={id}>
              {fill(words.unmet, {
                name: id === 'type' ? '"type"' : describe(words, id),
                wanted: valueText(words, id, wanted[id]!).text,
                has: valueText(words, id, facets[id]).text,
              })}
              {id === 'code' && (
                <p>
                  <CodedText text={words.otherExtensions} />{' '}
                  <Link to="/config/lib/auto-extension#custom-names">{words.help}</Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p>{words.others}</p>
          {list(0, listed.first)}
          {length > 0 && (
            <details>
              <summary className="explorer__action">{fill(words.more, {count: length})}</summary>
              {list(listed.first, listed.all)}
            </details>
          )}
        </>
      )}
    </div>
  );
}
