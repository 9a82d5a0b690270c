'use client';

import type {Conversion, InputFile} from '@site/src/rslib/convert/convert';
import type {Choices, Place} from '@site/src/rslib/convert/context';
import {tools} from '@site/src/rslib/convert/tools';
import type {Words} from '@site/src/site/locales';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import ConvertResult from './ConvertResult';

type Converter = typeof import('@site/src/rslib/convert/convert');

/** Time in ms after the last key until the text is converted. */
const delayMs = 150;

const firstFiles: readonly InputFile[] = [
  {name: 'tsup.config.ts', text: ''},
  {name: 'package.json', text: ''},
];

/** Renders the fields and converts what is pasted into them. The parser is loaded with the first text. */
export default function ConvertIsland({words}: {readonly words: Words<'Convert'>}): ReactNode {
  const [files, setFiles] = useState(firstFiles);
  const [choices, setChoices] = useState<Choices>({});
  const [result, setResult] = useState<Conversion>();
  const [problem, setProblem] = useState('');
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  const converter = useRef<Converter>(undefined);

  const run = useCallback(async () => {
    const pasted = files.filter(({text}) => text.trim() !== '');
    if (pasted.length === 0) return setResult(undefined);
    try {
      converter.current ??= await import(
        /* webpackChunkName: "convert" */ '@site/src/rslib/convert/convert'
      );
      const {convert, maxLength} = converter.current;
      const isLong = pasted.reduce((length, {text}) => length + text.length, 0) > maxLength;
      setProblem(isLong ? words.tooLong : '');
      setResult(isLong ? undefined : convert(pasted, choices));
    } catch {
      setProblem(words.failed);
    }
  }, [files, choices, words]);

  useEffect(() => {
    const timer = setTimeout(() => void run(), delayMs);
    return () => clearTimeout(timer);
  }, [run]);

  /** Selects the line of a place in its field. */
  const show = ({file, line}: Place) => {
    const field = fields.current[files.findIndex(({name}) => name === file)];
    if (!field) return;
    const lines = field.value.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(start, start + lines[line - 1]!.length);
    field.scrollTop = (field.scrollHeight * (line - 2)) / lines.length;
  };
  const change = (index: number, part: Partial<InputFile>) =>
    setFiles(files.map((file, at) => (at === index ? {...file, ...part} : file)));
  const status = (result && statusOf(result, words)) ?? problem;
  return (
    <div className="convert">
      <div className="convert__files">
        {files.map(({name, text}, index) => (
          <div key={index} className="convert__file">
            <label className="convert__label">
              <span>{words.name}</span>
              <input
                className="convert__name"
                value={name}
                spellCheck={false}
                onChange={({target}) => change(index, {name: target.value})}
              />
            </label>
            <textarea
              ref={(field) => {
                fields.current[index] = field;
              }}
              className="convert__input"
              aria-label={`${words.content}: ${name}`}
              rows={index === 0 ? 12 : undefined}
              spellCheck={false}
              value={text}
              onChange={({target}) => change(index, {text: target.value})}
            />
          </div>
        ))}
        <button
          className="button"
          type="button"
          onClick={() => setFiles([...files, {name: 'tsconfig.json', text: ''}])}>
          {words.add}
        </button>
      </div>
      <div className="convert__result" role="status">
        {status && (
          <p key={status} className="convert__verdict">
            {status}
          </p>
        )}
      </div>
      {result?.tool && (
        <ConvertResult
          words={words}
          result={result}
          choices={choices}
          onChoose={setChoices}
          onShow={show}
        />
      )}
    </div>
  );
}

/** Returns the sentence about a conversion: what was recognised and how much of it converts, or why nothing does. */
function statusOf({broken, tool, verdict}: Conversion, words: Words<'Convert'>): string {
  if (broken) return `${broken.file}:${broken.line}:${broken.column}: ${broken.message}`;
  if (!tool) return words.unknown;
  return `${tools[tool].name} ${tools[tool].version}: ${words[verdict]}`;
}
