import {codes, queryOf, type Answer, type Command} from '../command';
import {openDocs, type Docs} from '../docs';
import {addressOf, locate, readFrom} from '../sections';
import {versionData, versionsFor} from '../versions';

export function showAnswer(docs: Docs, given: string, budget: number): Answer {
  const versions = versionsFor(docs);
  const place = locate(docs, given);
  if (!('page' in place)) {
    return {
      code: codes.missed,
      text: [
        versions.line,
        '',
        docs.say('noPage', {given}),
        ...place.map((one) => `- ${one}`),
      ].join('\n'),
      data: {versions: versionData(versions), given, nearest: place},
    };
  }
  const address = addressOf(docs, place);
  const {text, next, left} = readFrom(docs, place, budget, versions.mark);
  const more = next ? [docs.say('next', {next, left: left!})] : [];
  return {
    code: codes.found,
    text: [versions.line, '', text.trim(), ...(next ? [''] : []), ...more].join('\n'),
    data: {versions: versionData(versions), address, markdown: text, next, left},
  };
}

export default {
  run: (words, {lang, budget}) => showAnswer(openDocs(lang), queryOf(words), budget),
} satisfies Command;
