'use client';

import Link from '@site/src/components/Link';
import CodedText from '@site/src/components/CodedText';
import CopyButton from '@site/src/components/CopyButton';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Conversion} from '@site/src/rslib/convert/convert';
import {writePlace} from '@site/src/rslib/explorer/address';
import {explorerPath} from '@site/src/rslib/explorer/optionPlace';
import type {ReactNode} from 'react';
import ConvertNotes, {type ResultProps} from './ConvertNotes';

/** Returns the commands that change the package: packages, configuration and scripts. */
function commandsOf({install, remove, config, scripts}: Conversion): string {
  const set = Object.entries(scripts).map(
    ([name, script]) => `npm pkg set scripts.${name}=${JSON.stringify(script)}`,
  );
  return [
    ...(install.length > 0 ? [`npm install -D ${install.join(' ')}`] : []),
    ...(remove.length > 0 ? [`npm uninstall ${remove.join(' ')}`] : []),
    ...set,
    `cat > rslib.config.ts <<'EOF'\n${config}EOF`,
  ].join('\n');
}

function CopiedCode({label, code}: {readonly label: string; readonly code: string}): ReactNode {
  return (
    <div className="convert__code">
      <CopyButton className="tool" label={label} text={code} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
      <pre tabIndex={0} translate="no">
        <code key={code}>{code}</code>
      </pre>
    </div>
  );
}

/** Renders the configuration, the questions and the differences. */
export default function ConvertResult(props: ResultProps): ReactNode {
  const {words, result, choices, onChoose} = props;
  const {pick} = useLocale();
  const {config, questions, unread, manifest} = result;
  return (
    <div className="convert__answer">
      {config && (
        <>
          <CopiedCode label={words.copy} code={commandsOf(result)} />
          <p>
            <Link to={`${explorerPath}?${writePlace({state: result.state})}`}>
              {words.explorer}
            </Link>
          </p>
        </>
      )}
      {questions.map(({id, text, answers, chosen}) => (
        <fieldset key={id} className="convert__question">
          <legend key={pick(text)}>
            <CodedText text={pick(text)} />
          </legend>
          {answers.map(({value, text: answer}) => (
            <button
              key={value}
              className="button"
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onChoose({...choices, answers: {...choices.answers, [id]: value}})}>
              {pick(answer)}
            </button>
          ))}
        </fieldset>
      ))}
      <ConvertNotes {...props} />
      {manifest && (
        <>
          <p key={manifest}>
            <CodedText text={words.manifest} />
          </p>
          <CopiedCode label={words.copyManifest} code={manifest} />
        </>
      )}
      {unread.length > 0 && (
        <>
          <p>{words.unread}</p>
          <ul translate="no">
            {unread.map(({file, line, column, option, code}) => (
              <li key={`${file}:${line}:${column}`}>
                <code>{`${file}:${line}:${column} ${option}: ${code.split('\n')[0]!}`}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
