import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import {loaders, nodeVersions, rowOf, type Problem} from '@site/src/lib/explorer/problems';
import type {Loaded, Outcome} from '@site/src/lib/explorer/records';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import {fill, nameOf, valueText} from './labels';

type Props = ViewProps & {readonly outcome: Outcome & {readonly kind: 'built'}};

const signs = {works: '✓', elsewhere: '–', fails: '✕'} as const;

/** Sign of a result, for the eyes. */
export const Sign = ({result}: {readonly result: keyof typeof signs}): ReactNode => (
  <span data-result={result} aria-hidden="true">
    {signs[result]}
  </span>
);

const resultOf = (loaded: Loaded) =>
  loaded === true ? 'works' : rowOf(loaded)?.kind === 'elsewhere' ? 'elsewhere' : 'fails';

/** Results of loading and checking the package, with a sentence and a link for each problem. */
export default function Verdict(props: Props): ReactNode {
  const {words, outcome, model} = props;
  const {verdict, files} = outcome;
  const styles = files.find(({name}) => name.endsWith('.css'));
  // Bundled code does not import its style sheet.
  const isApart = styles !== undefined && model.state.bundle === 'on';
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
        {model.problems.map((problem) => (
          <li key={problem.text} data-kind={problem.kind}>
            <CodedText text={words[problem.text]} /> <Cure {...props} problem={problem} />
            <Link to={problem.to}>{words.help}</Link>{' '}
            <span className="explorer__hint">
              {fill(words.found, {by: problem.found.join(words.comma)})}
            </span>
          </li>
        ))}
        {isApart && (
          <li>
            <CodedText text={fill(words.stylesApart, {file: styles.name.replace(/.*\//, '')})} />{' '}
            <Link to="/guide/advanced/css#choose">{words.help}</Link>
          </li>
        )}
      </ul>
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
