import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import {
  loaders,
  nodeVersions,
  rowOf,
  type Cure,
  type Problem,
} from '@site/src/rslib/explorer/problems';
import type {Loaded, Outcome} from '@site/src/rslib/explorer/records';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import {fill, nameOf, valueText} from './labels';

type Props = ViewProps & {readonly outcome: Outcome & {readonly kind: 'built'}};

const signs = {works: '✓', elsewhere: '–', fails: '✕'} as const;

/** Renders the sign of a result, which is hidden from screen readers. */
export const Sign = ({result}: {readonly result: keyof typeof signs}): ReactNode => (
  <span data-result={result} aria-hidden="true">
    {signs[result]}
  </span>
);

const resultOf = (loaded: Loaded) =>
  loaded === true ? 'works' : rowOf(loaded)?.kind === 'elsewhere' ? 'elsewhere' : 'fails';

/** Renders the results of loading and checking the package, with a sentence and a link for each problem. */
export default function Verdict(props: Props): ReactNode {
  const {words, outcome, model} = props;
  const {verdict} = outcome;
  return (
    <>
      <table className="explorer__loads">
        <thead>
          <tr>
            <th scope="col">{words.loads}</th>
            {nodeVersions.map((version) => (
              <th scope="col" key={version}>
                {version}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loaders.map((loader) => (
            <tr key={loader}>
              <th scope="row">
                <code>{loader === 'import' ? 'import' : 'require()'}</code>
              </th>
              {nodeVersions.map((version) => {
                const result = resultOf(verdict.node[version][loader]);
                return (
                  <td key={version}>
                    <Sign result={result} />
                    <span className="visually-hidden">{words[result]}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="explorer__problems">
        {model.problems.length === 0 && <li>{words.fine}</li>}
        {model.problems.map(({text, kind, to, found, cures}, at) => (
          <li key={text} data-kind={kind}>
            <CodedText text={words[text]} />{' '}
            {cures
              .filter((cure) => !model.problems.slice(0, at).some((other) => has(other, cure)))
              .map((cure) => (
                <CureButton key={cure.id} {...props} {...cure} />
              ))}
            <Link to={to}>{words.help}</Link>{' '}
            {found.length > 0 && (
              <span className="explorer__hint">
                {fill(words.found, {by: found.join(words.comma)})}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const has = ({cures}: Problem, {id, value}: Cure): boolean =>
  cures.some((cure) => cure.id === id && cure.value === value);

/** Renders a button that changes one setting to cure a problem, and the number of problems that the change cures. */
function CureButton({words, actions, id, value, count, isForBundlers}: Props & Cure): ReactNode {
  return (
    <>
      <button
        className="explorer__action"
        type="button"
        {...actions.button({type: 'choose', id, value})}>
        {fill(isForBundlers ? words.cureForBundlers : words.cure, {
          name: nameOf(id),
          value: valueText(words, id, value).text,
        })}
      </button>{' '}
      {count > 1 && <span className="explorer__hint">{fill(words.cures, {count})}</span>}{' '}
    </>
  );
}
