import CodedText from '@site/src/components/CodedText';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {differentChoices} from '@site/src/rslib/explorer/differences';
import {type Change, configName} from '@site/src/rslib/explorer/model';
import {playground} from '@site/src/site/services';
import {Fragment, memo, type ReactNode} from 'react';
import {FileText, PackageFiles} from './Files';
import Form, {Presets} from './Form';
import {Answers, Summary, Verdict} from './Verdict';
import {type Action, fill, nameOf, valueText, type ViewProps} from './viewProps';

export const resultId = 'explorer-result';
const openedId = 'explorer-opened';

type Props = ViewProps & {
  /** Props of the result. React updates them later than the other props, so that clicks first update the choices. */
  readonly later?: ViewProps;
};

/** Renders the explorer: presets and verdict above the choices on one side and the package on the other. */
export default function View({later, ...props}: Props): ReactNode {
  return (
    <div className="explorer__panes">
      <Presets {...props} />
      <Summary {...props} />
      <Form {...props} />
      <Result {...(later ?? props)} />
    </div>
  );
}

/** Renders the package, with its configuration and its verdict. */
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
        <span className="example__connector" aria-hidden="true">
          <Icon name="arrow" />
        </span>
        {outcome.kind === 'failed' && (
          <>
            <p className="explorer__text">{words.failed}</p>
            <pre
              className="code"
              translate="no"
              data-wrapped=""
              role="group"
              aria-label={words.message}>
              <code>
                <span className="line">{outcome.message}</span>
              </code>
            </pre>
          </>
        )}
        <PackageFiles {...props} />
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

/** Renders all that a user writes to build the package: configuration, fields of `package.json` and command. */
function Write({words, model, actions}: ViewProps): ReactNode {
  const {config, baseConfig, command, manifestFields, state} = model;
  const run = command ?? 'npx rslib';
  const hasFile = config !== '' || Boolean(baseConfig);
  return (
    <Card id="explorer-write" title={words.write}>
      {state.dts === 'bundled' && (
        <p className="explorer__text">
          <CodedText text={words.needsExtractor} />{' '}
          <Link to="/config/lib/dts#dts-bundle">{words.help}</Link>
        </p>
      )}
      {hasFile || (
        <p className="explorer__text">
          <CodedText text={words.noConfig} />
        </p>
      )}
      {manifestFields.length > 0 && (
        <p className="explorer__text" key={manifestFields.join()}>
          <CodedText
            text={fill(words.manifest, {
              fields: manifestFields.map((field) => `\`${field}\``).join(words.comma),
            })}
          />{' '}
          <a
            className="explorer__action"
            href={`#${openedId}`}
            {...actions.button({type: 'open', name: 'package.json'})}>
            {fill(words.open, {file: 'package.json'})}
          </a>
        </p>
      )}
      {hasFile && <File words={words} name={configName} text={config} base={baseConfig} />}
      <div className="explorer__command">
        <p>
          <span className="explorer__hint">
            {config === '' || command === undefined ? words.run : words.orRun}
          </span>{' '}
          <code>
            {run.split(' ').map((word, at) => (
              <Fragment key={at}>
                {at > 0 && ' '}
                <span>{word}</span>
              </Fragment>
            ))}
          </code>
        </p>
        <CopyButton className="tool" label={words.copyCommand} text={run} />
        <Playground words={words} model={model} />
      </div>
    </Card>
  );
}

/** Renders a button that opens the package as a project in the playground. */
function Playground({words, model: {project}}: Pick<ViewProps, 'words' | 'model'>): ReactNode {
  return (
    <form
      className="explorer__playground"
      action={`${playground.project}?startScript=build`}
      method="post"
      target="_blank"
      rel="noopener">
      {project && (
        <>
          <input type="hidden" name="project[title]" value="badge" />
          <input type="hidden" name="project[template]" value="node" />
          {Object.entries(project).map(([name, text]) => (
            <input key={name} type="hidden" name={`project[files][${name}]`} value={text} />
          ))}
        </>
      )}
      <button className="explorer__action" type="submit" disabled={!project}>
        {fill(words.playground, {name: playground.name})}
      </button>
    </form>
  );
}

/** Renders the text of the open file. */
function Opened({words, model, hasFailed}: ViewProps): ReactNode {
  const {open, text, baseText, base} = model;
  const isLoading = text === undefined || (base !== undefined && baseText === undefined);
  return (
    <section className="explorer__opened" id={openedId} aria-label={open} aria-busy={isLoading}>
      <File words={words} name={open} text={isLoading ? undefined : text} base={baseText}>
        {hasFailed ? words.offline : words.loading}
      </File>
    </section>
  );
}

type FileProps = Pick<ViewProps, 'words'> & {
  readonly name: string;
  readonly text: string | undefined;
  readonly base?: string | undefined;
  /** Message to show while `text` is undefined. */
  readonly children?: ReactNode;
};

function File({words, name, text, base, children}: FileProps): ReactNode {
  return (
    <>
      <p className="explorer__caption">
        <code>{name}</code>
        <CopyButton className="tool" label={fill(words.copyFile, {file: name})} text={text ?? ''} />
      </p>
      {text === undefined ? (
        <p className="explorer__text">{children}</p>
      ) : (
        <FileText text={text} base={base} label={name} skipped={words.skipped} />
      )}
    </>
  );
}

/** Renders the choices that differ from `base` or, without it, from the previous state; and buttons for comparing. */
function Comparison({words, model, previous, actions}: ViewProps): ReactNode {
  const {state, base, files} = model;
  const from = base ?? previous;
  const different = from ? differentChoices(state, from) : [];
  const count = (change: Change): number => files.filter((file) => file.change === change).length;
  const [added, removed, changed] = [count('added'), count('removed'), count('changed')];
  const press = (label: string, action: Action): ReactNode => (
    <button className="explorer__action" type="button" {...actions.button(action)}>
      {label}
    </button>
  );
  return (
    <div className="explorer__compare" data-on={base ? '' : undefined}>
      {from && different.length > 0 && (
        <p className="explorer__steps">
          {different.map((id) => (
            <span className="explorer__step" key={id}>
              <code>{nameOf(id)}</code> <span>{valueText(words, id, from[id]).text}</span>{' '}
              <span role="img" aria-label={words.to}>
                →
              </span>{' '}
              <span>{valueText(words, id, state[id]).text}</span>
            </span>
          ))}
        </p>
      )}
      {base && <p className="explorer__counts">{fill(words.counts, {added, removed, changed})}</p>}
      <p className="explorer__actions">
        {base && press(words.swap, {type: 'swap'})}
        {base && press(words.stop, {type: 'compare'})}
        {!base &&
          previous &&
          different.length > 0 &&
          press(words.whatChanged, {type: 'compare', base: previous})}
        {!base && press(words.pin, {type: 'compare', base: state})}
      </p>
    </div>
  );
}
