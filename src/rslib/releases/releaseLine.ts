import {text} from '../../lib/locale/localizedText';
import {getMessage} from '../../compiler/messages';
import {messagesOf, type Context} from './releaseContext';
import {changedOptions, type ReleaseFacts} from './releaseFacts';
import {releaseNotes} from './releaseNotes';

/** Kinds of changes, by which readers filter the list of releases and by which a release counts its changes. */
export type Kind = 'new' | 'changed' | 'removed';

/** Returns the names of options and flags that a release changed, by kind of change. */
export function namesOf(facts: ReleaseFacts): readonly (readonly [Kind, readonly string[]])[] {
  const {added, removed, flagsAdded, flagsRemoved} = facts;
  return [
    ['new', [...added.map(({name}) => name), ...flagsAdded]],
    ['changed', changedOptions(facts)],
    ['removed', [...removed, ...flagsRemoved]],
  ];
}

/** Returns the note about a release, or else sentences that list its changes. Code is in backticks. */
export function releaseLine(facts: ReleaseFacts, context: Context): string {
  const note = releaseNotes[facts.page];
  const {locale} = context.data;
  if (note) return text(locale, note.line);
  const message = messagesOf(context);
  const comma = getMessage(locale, 'punctuation.comma');
  const sentences = namesOf(facts).flatMap(([kind, names]) =>
    names.length === 0
      ? []
      : [message(listed[kind], {names: names.map((name) => `\`${name}\``).join(comma)})],
  );
  return sentences.length === 0
    ? message('unchanged', {previous: facts.previous.version})
    : sentences.join(getMessage(locale, 'build.releases.sentenceSpace'));
}

export const listed = {new: 'listNew', changed: 'listChanged', removed: 'listRemoved'} as const;
