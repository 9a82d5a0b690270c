import CodedText from '@site/src/components/CodedText';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {configName} from '@site/src/lib/explorer/model';
import {fileSize} from '@site/src/lib/page/fileSize';
import {memo, type ReactNode} from 'react';
import type {ViewProps} from './actions';
import Answers from './Answers';
import Code from './Code';
import Comparison from './Comparison';
import Files from './Files';
import Form from './Form';
import {fill} from './labels';
import Verdict, {Sign} from './Verdict';

export const resultId = 'explorer-result';

type Props = ViewProps & {
  /** Props of the package, which is drawn after the choices and the sentence. */
  readonly later?: ViewProps;
};

/** The explorer: choices on one side, the package on the other. */
export default function View({later, ...props}: Props): ReactNode {
  return (
    <div className="explorer__panes">
      <Form {...props} />
      <Summary {...props} />
      <Result {...(later ?? props)} />
    </div>
  );
}

/** The package, with its configuration and its verdict. */
const Result = memo(function Result(props: ViewProps): ReactNode {
  const {words, model, unreadable = []} = props;
  const {outcome, wanted} = model;
  return (
    <div className="explorer__result" id={resultId} tabIndex={-1}>
      {unreadable.length > 0 && (
        <p className="explorer__note" role="status">
          {fill(words.unreadable, {parts: unreadable.join(', ')})}
        </p>
      )}
      {wanted && <Answers key={JSON.stringify(wanted)} {...props} />}
      <Comparison {...props} />
      <Write {...props} />
      <Card id="explorer-out" title={words.out}>
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
      </Card>
      {outcome.kind === 'built' && (
        <Card id="explorer-verdict" title={words.verdict}>
          <Verdict {...props} outcome={outcome} />
        </Card>
      )}
    </div>
  );
});

type CardProps = {readonly id: string; readonly title: string; readonly children: ReactNode};

function Card({id, title, children}: CardProps): ReactNode {
  return (
    <section className="explorer__card" aria-labelledby={id}>
      <p className="explorer__title" id={id}>
        {title}
      </p>
      {children}
    </section>
  );
}

/** Configuration and command. */
function Write({words, model}: ViewProps): ReactNode {
  const {config, baseConfig, command, state} = model;
  return (
    <Card id="explorer-write" title={words.write}>
      {state.dts === 'bundled' && (
        <p className="explorer__text">
          <CodedText text={words.needsExtractor} />{' '}
          <Link to="/config/lib/dts#dts-bundle">{words.help}</Link>
        </p>
      )}
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
    </Card>
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

/** The verdict in a sentence, which is announced after each change. */
function Summary({words, model: {outcome, problems}}: ViewProps): ReactNode {
  const files = outcome.kind === 'built' ? outcome.files : [];
  const errors = problems.filter(({kind}) => kind === 'error').length;
  const result =
    outcome.kind === 'failed' || errors > 0
      ? 'fails'
      : problems.some(({kind}) => kind === 'elsewhere')
        ? 'elsewhere'
        : 'works';
  const message = {
    works: words.summaryFine,
    elsewhere: words.summaryElsewhere,
    fails: outcome.kind === 'failed' ? words.summaryFailed : words.summaryProblems,
  }[result];
  const size = fileSize(files.reduce((sum, file) => sum + file.size, 0));
  return (
    <p className="explorer__summary" role="status">
      <a href={outcome.kind === 'failed' ? '#explorer-out' : '#explorer-verdict'}>
        <Sign result={result} /> {fill(message, {files: files.length, size, problems: errors})}
      </a>
    </p>
  );
}
