import {explain, unexplained} from '../../../../src/rslib/log/explain';
import {tellingWords} from '../../../../src/rslib/log/tellingWords';
import * as siteLimits from '../../../../src/site/limits';
import {codes, Failure, type Command} from '../command';
import {openDocs} from '../docs';
import {versionData, versionsFor} from '../versions';
import {rowOf, search} from './search';

/** Characters of the start and of the end of a log that are read: builds print causes first and summaries last. */
const kept = {start: 60_000, end: 130_000};
/** Characters of a line that are read: the time for a line grows with the square of its length. */
const maxLine = 2000;

/** Reads a log from standard input. Of a long log, only the start and the end stay in memory. */
async function readLog(input: NodeJS.ReadableStream & {isTTY?: boolean}): Promise<string> {
  if (input.isTTY) throw new Failure('Pass a log: npx rslib build 2>&1 | npx rslib-docs explain');
  const decoder = new TextDecoder();
  let [start, end] = ['', ''];
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk as Uint8Array);
    if (bytes.includes(0)) throw new Failure('The input is binary, not a log.');
    const text = decoder.decode(bytes, {stream: true});
    const room = kept.start - start.length;
    start += text.slice(0, room);
    end = (end + text.slice(Math.max(room, 0))).slice(-kept.end);
  }
  if (!start.trim()) throw new Failure('The input is empty.');
  const log = end ? `${start}\n${end}` : start;
  return log.replace(/.{2001,}/g, (line) => line.slice(0, maxLine));
}

export default {
  async run(_words, {lang, limit}) {
    const docs = openDocs(lang);
    const versions = versionsFor(docs);
    const log = await readLog(process.stdin);
    const data = docs.log;
    const all = explain(log, data);
    const known = all.slice(0, Math.min(limit, siteLimits.searchLogHits));
    const sections = [
      ...known.map((one) => ({...one, remedy: data.remedies?.[`${one.path}#${one.anchor}`]})),
      // Codes of TypeScript that no section explains, each with a section that is near it.
      ...unexplained(log, data, all)
        .slice(0, siteLimits.searchLogCodes)
        .map((one) => ({...one, remedy: one.isUnknown ? docs.say('near', {code: one.code}) : ''})),
    ].map(({title, heading, path, anchor, line, remedy}) => {
      const address = `${path}#${anchor}`;
      return {title: `${title} › ${heading}`, address, line, remedy};
    });
    if (sections.length > 0) {
      const texts = sections.map(
        ({title, address, line, remedy}, index) =>
          `${index + 1}. [${title}](${address})\n   ${docs.say('line', {line})}${remedy ? `\n   ${docs.say('remedy', {remedy})}` : ''}`,
      );
      return {
        code: codes.found,
        text: [
          versions.line,
          '',
          ...texts,
          '',
          docs.say('read', {address: sections[0]!.address}),
        ].join('\n'),
        data: {versions: versionData(versions), sections},
      };
    }
    const words = tellingWords(log, siteLimits.searchInputMax);
    const near = words
      ? search(docs, words)
          .slice(0, 3)
          .map((hit) => rowOf(docs, hit))
      : [];
    return {
      code: codes.missed,
      text: [
        versions.line,
        '',
        docs.say('noLog', {words}),
        ...near.map(({title, address}) => `- [${title}](${address})`),
      ].join('\n'),
      data: {versions: versionData(versions), sections, words, nearest: near},
    };
  },
} satisfies Command;
