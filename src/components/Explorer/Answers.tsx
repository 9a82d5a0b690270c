import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import {indexOf} from '@site/src/rslib/explorer/choices';
import {differentChoices} from '@site/src/rslib/explorer/differences';
import type {FacetId} from '@site/src/rslib/explorer/facets';
import {alternativesTo} from '@site/src/rslib/explorer/wanted';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import {facetName, fill, nameOf, valueText} from './labels';
import {Sign} from './Verdict';

/** Maximum number of other packages in the list: at first, and after the user expands it. */
const listed = {first: 3, all: 20};

/** Renders which wanted facets the shown package lacks, and buttons that show other suitable packages. */
export default function Answers(props: ViewProps): ReactNode {
  const {words, model, actions} = props;
  const {wanted = {}, answers, state, outcome, unmet} = model;
  if (!answers || Object.keys(wanted).length === 0) return null;
  const count = answers.packages.length;
  const names = outcome.kind === 'built' ? outcome.files.map(({name}) => name) : [];
  const others = alternativesTo({...model, names}, answers, wanted).slice(0, listed.all);
  const list = (shown: typeof others): ReactNode => (
    <ul className="explorer__others">
      {shown.map(({state: other, isBroken}) => (
        <li key={indexOf(other)}>
          <button
            className="explorer__action"
            type="button"
            {...actions.button({type: 'show', state: other})}>
            {differentChoices(other, state)
              .map((id) => `${nameOf(id)}: ${valueText(words, id, other[id]).text}`)
              .join(words.comma)}
          </button>{' '}
          {isBroken && (
            <span className="explorer__hint">
              <Sign result="fails" /> {words.fails}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
  const rest = others.slice(listed.first);
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
            <Unmet key={id} {...props} id={id} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p>{words.others}</p>
          {list(others.slice(0, listed.first))}
          {rest.length > 0 && (
            <details>
              <summary className="explorer__action">
                {fill(words.more, {count: rest.length})}
              </summary>
              {list(rest)}
            </details>
          )}
        </>
      )}
    </div>
  );
}

/** Renders a wish that the shown package does not meet, and help if no setting can meet it. */
function Unmet({words, model, id}: ViewProps & {readonly id: FacetId}): ReactNode {
  const [wish, has] = [model.wanted![id]!, model.facets[id]];
  const missing = (['mjs', 'cjs'] as const).filter(
    (name) => id === 'code' && wish.includes(name) && !has.includes(name),
  );
  return (
    <li>
      {fill(words.unmet, {
        name: facetName(words, id),
        wanted: valueText(words, id, wish).text,
        has: valueText(words, id, has).text,
      })}
      {id !== 'code' && !model.facetValues![id].includes(wish) && <p>{words.noSetting}</p>}
      {missing.map((extension) => (
        <p key={extension}>
          <CodedText
            text={fill(words.otherExtension, {
              extension,
              format: extension === 'mjs' ? 'esm' : 'cjs',
            })}
          />{' '}
          <Link to="/config/lib/auto-extension#custom-names">{words.help}</Link>
        </p>
      ))}
    </li>
  );
}
