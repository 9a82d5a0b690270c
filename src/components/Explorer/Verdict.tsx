import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import type {Verdict as VerdictRecord} from '@site/src/lib/explorer/records';
import type {ReactNode} from 'react';
import {fill, type ExplorerWords} from './labels';
import {loaders, nodeVersions, problemsOf} from './problems';

type Props = {
  readonly words: ExplorerWords;
  readonly verdict: VerdictRecord;
};

/** Results of loading and checking the package, with a sentence and a link for each problem. */
export default function Verdict({words, verdict}: Props): ReactNode {
  const problems = problemsOf(verdict);
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
                const works = verdict.node[version][loader] === true;
                return (
                  <td key={version} data-works={works || undefined}>
                    <span className="explorer__dot" aria-hidden="true" />
                    <span className="visually-hidden">{works ? words.works : words.fails}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length === 0 ? (
        <p className="explorer__problems">{words.fine}</p>
      ) : (
        <ul className="explorer__problems">
          {problems.map(({text, to, isError, found}) => (
            <li key={text} data-error={isError || undefined}>
              <CodedText text={words[text]} /> <Link to={to}>{words.help}</Link>{' '}
              <span className="explorer__hint">{fill(words.found, {by: found})}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
