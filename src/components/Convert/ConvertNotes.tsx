'use client';

import CodedText from '@site/src/components/CodedText';
import Table from '@site/src/components/Table';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Choices, Note, Place} from '@site/src/rslib/convert/context';
import type {Conversion} from '@site/src/rslib/convert/convert';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';

export type ResultProps = {
  readonly words: Words<'Convert'>;
  readonly result: Conversion;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
  /** Shows a place in the pasted text. */
  readonly onShow: (place: Place) => void;
};

/** Renders the defaults that change as a table, and the other differences beside the pasted lines. */
export default function ConvertNotes(props: ResultProps): ReactNode {
  const {words, result} = props;
  const {pick} = useLocale();
  const defaults = result.notes.filter((note) => note.default);
  return (
    <>
      <ul className="convert__notes" aria-label={words.difference}>
        {result.notes
          .filter((note) => !note.default)
          .map((note) => (
            <li key={note.id}>
              <Pasted note={note} onShow={props.onShow} />
              <span key={pick(note.text)}>
                <CodedText text={pick(note.text)} />
              </span>
              <Keep {...props} note={note} name={note.option} label={words.write} />
            </li>
          ))}
      </ul>
      {defaults.length > 0 && (
        <Table aria-label={words.defaults}>
          <thead>
            <tr>
              {[words.defaults, words.before, words.after, words.keep].map((label) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {defaults.map((note) => {
              const cells = pick(note.default!).split(' | ');
              return (
                <tr key={note.id}>
                  {cells.map((cell) => (
                    <td key={cell}>
                      <CodedText text={cell} />
                    </td>
                  ))}
                  <td>
                    <Keep {...props} note={note} name={cells[0]!} label={words.keep} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </>
  );
}

/** Renders the option of a note, as a button with the pasted line if there is one. */
function Pasted({
  note: {option, place},
  onShow,
}: Pick<ResultProps, 'onShow'> & {readonly note: Note}): ReactNode {
  const name = (
    <code key={option} translate="no">
      {option}
    </code>
  );
  if (!place) return name;
  return (
    <button className="convert__place" type="button" onClick={() => onShow(place)}>
      {name}
      <span key={place.code} translate="no">
        {`${place.file}:${place.line} ${place.code.split('\n')[0]!}`}
      </span>
    </button>
  );
}

type KeepProps = ResultProps & {
  readonly note: Note;
  readonly name: string;
  readonly label: string;
};

/** Renders the switch for the line that keeps an old default. */
function Keep({result, choices, onChoose, note: {id}, name, label}: KeepProps): ReactNode {
  if (!result.keepable.includes(id)) return null;
  const {keep = []} = choices;
  const toggle = () =>
    onChoose({
      ...choices,
      keep: keep.includes(id) ? keep.filter((other) => other !== id) : [...keep, id],
    });
  return (
    <label>
      <input
        type="checkbox"
        aria-label={`${label}: ${name}`}
        checked={keep.includes(id)}
        onChange={toggle}
      />
      <span>{label}</span>
    </label>
  );
}
