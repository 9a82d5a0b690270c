'use client';

import Link from '@site/src/components/Link';
import CodedText from '@site/src/components/CodedText';
import CopyButton from '@site/src/components/CopyButton';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Choices} from '@site/src/rslib/convert/context';
import type {Conversion} from '@site/src/rslib/convert/convert';
import {nearestState} from '@site/src/rslib/convert/nearestState';
import {tools} from '@site/src/rslib/convert/tools';
import {writePlace} from '@site/src/rslib/explorer/address';
import {explorerPath} from '@site/src/rslib/explorer/optionPlace';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';

type Props = {
  readonly words: Words<'Convert'>;
  readonly result: Conversion;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
};

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

/** Renders the configuration, the questions and the differences. */
export default function ConvertResult({words, result, choices, onChoose}: Props): ReactNode {
  const {pick} = useLocale();
  const {tool, config, notes, questions, unread, keepable} = result;
  const keep = choices.keep ?? [];
  const {name, version} = tools[tool!];
  const toggle = (id: string) =>
    onChoose({
      ...choices,
      keep: keep.includes(id) ? keep.filter((other) => other !== id) : [...keep, id],
    });
  return (
    <div className="convert__answer">
      <p
        key={result.verdict}
        className="convert__verdict">{`${name} ${version}: ${words[result.verdict]}`}</p>
      {config && (
        <>
          <div className="convert__code">
            <CopyButton className="tool" label={words.copy} text={commandsOf(result)} />
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
            <pre tabIndex={0} translate="no">
              <code key={config}>{commandsOf(result)}</code>
            </pre>
          </div>
          <p>
            <Link to={`${explorerPath}?${writePlace({state: nearestState(result)})}`}>
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
      <ul className="convert__notes" aria-label={words.difference}>
        {notes.map(({id, option, text}) => (
          <li key={id}>
            <code key={option} translate="no">
              {option}
            </code>
            <span key={pick(text)}>
              <CodedText text={pick(text)} />
            </span>
            {keepable.includes(id) && (
              <label>
                <input
                  type="checkbox"
                  aria-label={`${words.keep}: ${option}`}
                  checked={keep.includes(id)}
                  onChange={() => toggle(id)}
                />
                <span>{words.keep}</span>
              </label>
            )}
          </li>
        ))}
      </ul>
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
