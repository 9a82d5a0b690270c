import CodedText from '@site/src/components/CodedText';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import {differentChoices} from '@site/src/lib/explorer/compare';
import {configName, type Model} from '@site/src/lib/explorer/model';
import {fileSize} from '@site/src/lib/page/fileSize';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import Answers from './Answers';
import Choices from './Choices';
import Code from './Code';
import Comparison from './Comparison';
import Files from './Files';
import {fill, type ExplorerWords} from './labels';
import {Radios} from './Options';
import Verdict from './Verdict';
import WantedForm from './WantedForm';

export const resultId = 'explorer-result';

const modes = ['choose', 'want'] as const;

/** The explorer: choices on one side, the package on the other. */
export default function View(props: ViewProps): ReactNode {
  const {words, model, unreadable = [], actions} = props;
  const {outcome, state, wanted} = model;
  const isChanged = differentChoices(state).length > 0 || wanted !== undefined;
  return (
    <div className="explorer__panes">
      <form className="explorer__side" aria-label={words.side}>
        <fieldset className="explorer__modes">
          <legend className="visually-hidden">{words.mode}</legend>
          <Radios
            name="mode"
            options={modes.map((mode) => ({
              value: mode,
              text: words[mode],
              isChecked: (mode === 'want') === (wanted !== undefined),
              action: {type: 'mode', mode},
            }))}
            actions={actions}
          />
        </fieldset>
        <div className="explorer__stem">
          <span className="explorer__root" aria-hidden="true">
            src/index.ts
          </span>
          {wanted ? <WantedForm {...props} /> : <Choices {...props} />}
        </div>
        <button
          className="explorer__action explorer__reset"
          type="button"
          disabled={!isChanged}
          {...actions.button({type: 'reset'})}>
          {words.reset}
        </button>
        <p className="explorer__summary" role="status">
          <a href={`#${resultId}`}>{summary(words, model)}</a>
        </p>
      </form>
      <div className="explorer__result" id={resultId} tabIndex={-1}>
        {unreadable.length > 0 && (
          <p className="explorer__note" role="status">
            {fill(words.unreadable, {parts: unreadable.join(', ')})}
          </p>
        )}
        {wanted && <Answers key={JSON.stringify(wanted)} {...props} />}
        <Comparison {...props} />
        <Write {...props} />
        <section className="explorer__card" aria-labelledby="explorer-out">
          <p className="explorer__title" id="explorer-out">
            {words.out}
          </p>
          <span className="example__seam" aria-hidden="true">
            <Icon name="arrow" />
          </span>
          {outcome.kind === 'failed' && (
            <>
              <p className="explorer__text">{words.failed}</p>
              <pre className="code" data-wrapped="" role="group" aria-label={words.message}>
                <code>
                  <span className="line">{outcome.message}</span>
                </code>
              </pre>
            </>
          )}
          <Files {...props} />
          <Opened {...props} />
        </section>
        {outcome.kind === 'built' && (
          <section className="explorer__card" aria-labelledby="explorer-verdict">
            <p className="explorer__title" id="explorer-verdict">
              {words.verdict}
            </p>
            <Verdict {...props} verdict={outcome.verdict} />
          </section>
        )}
      </div>
    </div>
  );
}

/** Configuration and command. */
function Write({words, model}: ViewProps): ReactNode {
  const {config, baseConfig, command} = model;
  return (
    <section className="explorer__card" aria-labelledby="explorer-write">
      <p className="explorer__title" id="explorer-write">
        {words.write}
      </p>
      {config === '' && !baseConfig ? (
        <p className="explorer__text">
          <CodedText text={words.noConfig} />
        </p>
      ) : (
        <div className="explorer__code">
          <CopyButton className="tool" label={words.copyConfig} text={config} />
          <Code text={config} base={baseConfig} label={configName} skipped={words.skipped} />
        </div>
      )}
      {command !== undefined && (
        <div className="explorer__command">
          <p>
            <span className="explorer__hint">{config === '' ? words.run : words.orRun}</span>{' '}
            <code>{command}</code>
          </p>
          <CopyButton className="tool" label={words.copyCommand} text={command} />
        </div>
      )}
    </section>
  );
}

/** Text of the open file. */
function Opened({words, model, hasFailed}: ViewProps): ReactNode {
  const {open, text, baseText, base} = model;
  const isLoading = text === undefined || (base !== undefined && baseText === undefined);
  return (
    <section className="explorer__opened" aria-label={open} aria-busy={isLoading}>
      <p className="explorer__caption">
        <code>{open}</code>
        <CopyButton className="tool" label={fill(words.copyFile, {file: open})} text={text ?? ''} />
      </p>
      {isLoading ? (
        <p className="explorer__text">{hasFailed ? words.offline : words.loading}</p>
      ) : (
        <Code text={text} base={baseText} label={open} skipped={words.skipped} />
      )}
    </section>
  );
}

/** Returns the result in a sentence, which is announced after each change. */
function summary(words: ExplorerWords, {outcome, problems}: Model): string {
  if (outcome.kind === 'failed') return words.summaryFailed;
  const {files} = outcome;
  const size = fileSize(files.reduce((sum, file) => sum + file.size, 0));
  const errors = problems.filter(({kind}) => kind === 'error').length;
  const message =
    errors > 0
      ? words.summaryProblems
      : problems.some(({kind}) => kind === 'elsewhere')
        ? words.summaryElsewhere
        : words.summaryFine;
  return fill(message, {files: files.length, size, problems: errors});
}
