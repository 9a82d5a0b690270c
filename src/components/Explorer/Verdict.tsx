import CodedText from '@site/src/components/CodedText';
import Link from '@site/src/components/Link';
import {fileSize} from '@site/src/lib/page/fileSize';
import {indexOf} from '@site/src/rslib/explorer/choices';
import {differentChoices} from '@site/src/rslib/explorer/differences';
import type {FacetId} from '@site/src/rslib/explorer/facets';
import {
  type Cure,
  loaders,
  nodeVersions,
  type Problem,
  rowOf,
} from '@site/src/rslib/explorer/problems';
import type {Loaded, Outcome, Verdict as VerdictRecord} from '@site/src/rslib/explorer/records';
import {alternativesTo} from '@site/src/rslib/explorer/wanted';
import type {ReactNode} from 'react';
import {facetName, fill, fillCount, nameOf, valueText, type ViewProps} from './viewProps';

type Props = ViewProps & {readonly outcome: Outcome & {readonly kind: 'built'}};

const signs = {works: '✓', elsewhere: '–', fails: '✕'} as const;

/** Renders the sign of a result, which is hidden from screen readers. */
/** `words` name the sign where no text beside it says the same. */
type SignProps = Partial<Pick<Props, 'words'>> & {readonly result: keyof typeof signs};

const Sign = ({words, result}: SignProps): ReactNode => (
  <span
    data-result={result}
    {...(words ? {role: 'img', 'aria-label': words[result]} : {'aria-hidden': true})}>
    {signs[result]}
  </span>
);

const resultOf = (loaded: Loaded) =>
  loaded === true ? 'works' : rowOf(loaded)?.kind === 'elsewhere' ? 'elsewhere' : 'fails';

/** Renders the results of loading and checking the package, with a sentence and a link for each problem. */
export function Verdict(props: Props): ReactNode {
  const {words, outcome, model} = props;
  const {node, page} = outcome.verdict;
  return (
    <>
      {page !== undefined && (
        <p className="explorer__text">
          <Sign words={words} result={resultOf(page)} /> <CodedText text={words.loadsPage} />
        </p>
      )}
      {node && <NodeTable words={words} node={node} />}
      <ul className="explorer__problems">
        {model.problems.length === 0 && <li>{words.fine}</li>}
        {model.problems.map(({text, kind, to, found, cures}, at) => (
          <li key={text} data-kind={kind}>
            <CodedText text={words[text]} />
            <p className="explorer__remedy">
              {cures
                .filter((cure) => !model.problems.slice(0, at).some((other) => has(other, cure)))
                .map((cure) => (
                  <CureButton key={cure.id} {...props} {...cure} />
                ))}
              <Link to={to}>{words.help}</Link>
            </p>
            {found.length > 0 && (
              <p className="explorer__hint">{fill(words.found, {by: found.join(words.comma)})}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function NodeTable({
  words,
  node,
}: Pick<Props, 'words'> & {readonly node: NonNullable<VerdictRecord['node']>}): ReactNode {
  return (
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
              const result = resultOf(node[version][loader]);
              return (
                <td key={version}>
                  <Sign words={words} result={result} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
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

/** Returns the result that all checks of a state give together, and the sentence about it. */
function conclude({words, model}: ViewProps): readonly [keyof typeof signs, string] {
  const {outcome, problems} = model;
  const versions = nodeVersions.join(words.comma);
  const sentence = (text: string): string =>
    fill(text, {
      versions: `${versions.slice(0, -words.comma.length - 2)}${words.and}${nodeVersions.at(-1)!}`,
    });
  const kind = problems[0]?.kind ?? 'note';
  if (outcome.kind === 'failed') return ['fails', words.summaryFailed];
  const {node, page} = outcome.verdict;
  if (page !== undefined)
    return page === true && kind === 'note'
      ? ['works', words.summaryPage]
      : ['fails', page === true ? words.summaryPageErrors : words.summaryPageFails];
  if (kind === 'elsewhere') return ['elsewhere', words.summaryElsewhere];
  if (kind === 'note') return ['works', sentence(words.summaryWorks)];
  const [imports, requires] = loaders.map((loader) =>
    nodeVersions.every((version) => node![version][loader] === true),
  );
  return [
    'fails',
    sentence(
      imports && requires
        ? words.summaryErrors
        : imports
          ? words.summaryRequireFails
          : requires
            ? words.summaryImportFails
            : words.summaryFails,
    ),
  ];
}

/** Renders the verdict, the number of files and the number of problems, which screen readers announce. */
export function Summary(props: ViewProps): ReactNode {
  const {words, model} = props;
  const {outcome, problems, unmet} = model;
  const files = outcome.kind === 'built' ? outcome.files : [];
  const [result, sentence] = conclude(props);
  const size = fileSize(files.reduce((sum, file) => sum + file.size, 0));
  const errors = problems.filter(({kind}) => kind === 'error').length;
  const hints = problems.length - errors;
  const isNear = unmet.length > 0;
  return (
    <p className="explorer__summary" role="status">
      <Sign result={isNear && result === 'works' ? 'elsewhere' : result} />
      <strong>{sentence}</strong>{' '}
      <span className="explorer__facts">
        <span>
          {(isNear ? words.summaryNearest : '') +
            (files.length > 0 ? fillCount(words.fileCount, files.length, {size}) : '')}
        </span>{' '}
        <a href={outcome.kind === 'failed' ? '#explorer-out' : '#explorer-verdict'}>
          {outcome.kind === 'failed'
            ? words.message
            : [
                ...(errors > 0 ? [fillCount(words.errorCount, errors)] : []),
                ...(hints > 0 ? [fillCount(words.hintCount, hints)] : []),
              ].join(words.comma) || words.help}
        </a>
      </span>
    </p>
  );
}

/** Maximum number of other packages in the list: at first, and after the user expands it. */
const listed = {first: 3, all: 20};

/** Renders which wanted facets the shown package lacks, and buttons that show other suitable packages. */
export function Answers(props: ViewProps): ReactNode {
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
              <Sign result="fails" /> <span>{words.fails}</span>
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
        <span>
          {!answers.isExact
            ? words.nearest
            : count === 1
              ? words.exact
              : fill(words.severalExact, {count})}
        </span>{' '}
        <CodedText text={words.notCompared} /> {unmet.length > 0 && <span>{words.differs}</span>}
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
      <span>
        {fill(words.unmet, {
          name: facetName(words, id),
          wanted: valueText(words, id, wish).text,
          has: valueText(words, id, has).text,
        })}
      </span>
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
