import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import {indexOf} from '@site/src/lib/explorer/choices';
import {differentChoices} from '@site/src/lib/explorer/compare';
import {facetsOf} from '@site/src/lib/explorer/facets';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import {facetTexts, fill, nameOf, valueText} from './labels';

/** Number of other packages that are listed, and of those that show on demand. */
const listed = {first: 3, all: 20};

/** Says whether a package has all that is wanted, and lists the others that do, the nearest first. */
export default function Answers({words, model, actions}: ViewProps): ReactNode {
  const {wanted = {}, answers = [], state, outcome} = model;
  const [first] = answers;
  if (!first || Object.keys(wanted).length === 0) return null;
  const shown = answers.find((answer) => indexOf(answer.state) === indexOf(state)) ?? first;
  const names = outcome.kind === 'built' ? outcome.files.map(({name}) => name) : [];
  const facets = facetsOf(state, names);
  const others = answers
    .filter((answer) => answer !== shown)
    .map((answer) => ({answer, different: differentChoices(answer.state, state)}))
    .sort((a, b) => a.different.length - b.different.length);
  const list = (start: number, end: number): ReactNode => (
    <ul className="explorer__others">
      {others.slice(start, end).map(({answer, different}) => (
        <li key={indexOf(answer.state)}>
          <button
            className="explorer__action"
            type="button"
            {...actions.button({type: 'show', state: answer.state})}>
            {different
              .map((id) => `${nameOf(id)}: ${valueText(words, id, answer.state[id]).text}`)
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
        {first.unmet.length > 0
          ? words.nearest
          : others.length === 0
            ? words.exact
            : fill(words.severalExact, {count: answers.length})}{' '}
        <CodedText text={words.notCompared} />
      </p>
      {shown.unmet.length > 0 && (
        <ul className="explorer__unmet">
          {shown.unmet.map((id) => (
            <li key={id}>
              {fill(words.unmet, {
                name: id === 'type' ? '"type"' : words[facetTexts[id]],
                wanted: valueText(words, id, wanted[id]!).text,
                has: valueText(words, id, facets[id]).text,
              })}{' '}
              {id === 'code' && (
                <>
                  <CodedText text={words.otherExtensions} />{' '}
                  <Link to="/config/lib/auto-extension#custom-names">{words.help}</Link>
                </>
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
