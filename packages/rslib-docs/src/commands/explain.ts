import {explain, unexplained, type Explanation} from '../../../../src/rslib/log/explain';
import {remedyIn} from '../../../../src/rslib/log/remedyIn';
import {hasFailure, tellingWords} from '../../../../src/rslib/log/tellingWords';
import * as siteLimits from '../../../../src/site/limits';
import {codes, Failure, type Command} from '../command';
import {openDocs} from '../docs';
import {locate, proseOf} from '../sections';
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

/** Checkers of packages, whose faults the command `package` finds, too. */
const checkers = /\b(?:publint|attw)\b|are ?the ?types ?wrong/i;
/** Rows for a message that several sections explain: their remedies are similar. */
const perHeading = 2;

/** Leaves out further rows for a message, and pages about migration if another page explains it. */
function distinct(all: readonly Explanation[]): readonly Explanation[] {
  const isMigration = ({path}: Explanation): boolean => path.includes('/migration/');
  return all.filter((one) => {
    const same = all.filter(({heading}) => heading === one.heading);
    const first = same.filter((other) => !isMigration(other));
    return (first.length > 0 ? first : same).slice(0, perHeading).includes(one);
  });
}

export default {
  async run(_words, {lang, limit}) {
    const docs = openDocs(lang);
    const versions = versionsFor(docs);
    const log = await readLog(process.stdin);
    const all = explain(log, docs.log);
    const known = distinct(all).slice(0, Math.min(limit, siteLimits.searchLogHits));
    // Codes of TypeScript that no section explains, each with a section that is near it.
    const others = unexplained(log, docs.log, all).slice(0, siteLimits.searchLogCodes);
    const sections = [...known, ...others].map((one) => {
      const address = `${one.path}#${one.anchor}`;
      const near = 'code' in one && one.isUnknown ? docs.say('near', {code: one.code}) : undefined;
      const place = locate(docs, address);
      const remedy = near || !('page' in place) ? '' : remedyIn(proseOf(docs, place));
      return {title: `${one.title} › ${one.heading}`, address, line: one.line, remedy, near};
    });
    const check = checkers.test(log) ? [docs.say('check')] : [];
    if (sections.length > 0) {
      const texts = sections.map(
        ({title, address, line, remedy, near}, index) =>
          `${index + 1}. [${title}](${address})\n   ${docs.say('line', {line})}\n   ${near ?? docs.say('remedy', {remedy})}`,
      );
      const read = docs.say('read', {address: sections[0]!.address});
      return {
        code: sections.some(({near}) => near === undefined) ? codes.found : codes.missed,
        text: [versions.line, '', ...texts, '', read, ...check].join('\n'),
        data: {versions: versionData(versions), sections},
      };
    }
    const words = hasFailure(log) ? tellingWords(log, siteLimits.searchInputMax) : '';
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
        words ? docs.say('noLog', {words}) : docs.say('noError'),
        ...near.map(({title, address}) => `- [${title}](${address})`),
        ...check,
      ].join('\n'),
      data: {versions: versionData(versions), sections, words, nearest: near},
    };
  },
} satisfies Command;
