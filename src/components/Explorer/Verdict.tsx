import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import {loaders, nodeVersions, rowOf, type Problem} from '@site/src/lib/explorer/problems';
import type {Loaded, Verdict as VerdictRecord} from '@site/src/lib/explorer/records';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import {fill, nameOf, valueText} from './labels';

type Props = ViewProps & {readonly verdict: VerdictRecord};

const signs = {works: '✓', elsewhere: '–', fails: '✕'} as const;

const resultOf = (loaded: Loaded) =>
  loaded === true ? 'works' : rowOf(loaded)?.kind === 'elsewhere' ? 'elsewhere' : 'fails';

/** Results of loading and checking the package, with a sentence and a link for each problem. */
export default function Verdict(props: Props): ReactNode {
  const {words, verdict, model} = props;
  return (
    <>
      <table className="explorer__loads">
        <thead>
          <tr>
            <th scope="col">Node.js</th>
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
                    <span data-result={result} aria-hidden="true">
                      {signs[result]}
                    </span>
                    <span className="visually-hidden">{words[result]}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {model.problems.length === 0 ? (
        <p className="explorer__problems">{words.fine}</p>
      ) : (
        <ul className="explorer__problems">
          {model.problems.map((problem) => (
            <li key={problem.text} data-kind={problem.kind}>
              <CodedText text={words[problem.text]} /> <Cure {...props} problem={problem} />
              <Link to={problem.to}>{words.help}</Link>{' '}
              <span className="explorer__hint">
                {fill(words.found, {by: problem.found.join(words.comma)})}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Button for the change that cures a problem, beside the first of those that it cures. */
function Cure({words, model, actions, problem}: Props & {readonly problem: Problem}): ReactNode {
  const {cure} = problem;
  const isSame = (other: Problem): boolean =>
    other.cure?.id === cure?.id && other.cure?.value === cure?.value;
  if (!cure || model.problems.find(isSame) !== problem) return null;
  const {id, value, count} = cure;
  return (
    <>
      <button
        className="explorer__action"
        type="button"
        {...actions.button({type: 'choose', id, value})}>
        {fill(words.cure, {name: nameOf(id), value: valueText(words, id, value).text})}
      </button>{' '}
      {count > 1 && <span className="explorer__hint">{fill(words.cures, {count})}</span>}{' '}
    </>
  );
}
