import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {cleanLog} from '../log/cleanLog';
import {findMessage} from '../log/explain';
import {needs, type LogData, type LogSection, type Message, type Needs} from '../log/logFormat';
import {isErrorId} from '../../lib/page/overviewHeadings';
import {readAttributes} from '../../compiler/markdown/nodes';
import {siteRoot} from '../../compiler/siteRoot';
import type {ExampleRecord} from '../examples/exampleRecord';
import {countWords, bracketNames, withoutPlaceholders, type Template} from './placeholders';

type Source = {readonly path: string; readonly title: string; readonly tree: Root};

type Section = {
  readonly anchor: string;
  readonly heading: string;
  readonly messages: readonly string[];
  readonly examples: string[];
  /** Other codes of TypeScript for the error of the heading, which the text names. */
  readonly codes: number[];
};

type Sources = {
  readonly pages: readonly (Source & {readonly sections: readonly Section[]})[];
  readonly failing: readonly ExampleRecord[];
  readonly passing: readonly ExampleRecord[];
};

/** Messages of other programs, by the address of the section about their cause, from `wordings.yml`. */
const otherWordings = Object.entries(
  parseYaml(
    fs.readFileSync(path.join(siteRoot, 'src/rslib/messages/wordings.yml'), 'utf8'),
  ) as Readonly<Record<string, readonly string[]>>,
);

/** Returns true for the section of an error, and for one that explains the message of another program. */
export const isExplained = (address: string, anchor: string): boolean =>
  isErrorId(anchor) || otherWordings.some(([own]) => address.endsWith(own));

/** Messages that any program can cause. To match, a log must also contain their names, or the name of a tool. */
const nodeMessages =
  /^(?:\w+Error: )?[\w$]+ is not defined|is not a function|Can't find variable|Cannot read properties of|Unexpected (?:token|identifier)|^Cannot find module(?: '[^']+')?(?: Require stack:)?$/;

/** Number of words, besides names, that identify a message. `own` is for messages in the documented packages. */
const minWords = {own: 3, others: 4};

/** Weight of each word of a message. Most of a message's weight depends on how few recorded logs contain it. */
const wordWeight = 0.05;

/** Ranges of codes of TypeScript, and the section for a code of the range that no heading has. */
const nearSections = [
  [9005, 9039, '/config/lib/dts#dts-isolated'],
  [4000, 4128, '/config/lib/dts#error-ts4023'],
  [1000, 99_999, '/config/lib/dts#error-type-errors'],
] as const;

/** Builds the data that links messages in a log to sections of pages. `templates` are from the documented packages. */
export function buildLogData(
  sources: readonly Source[],
  recordOf: (name: string) => ExampleRecord,
  templates: readonly Template[],
): LogData {
  const {pages, failing, passing} = read(sources, recordOf);
  const logs = failing.map(({log}) => cleanLog(log).join('\n'));
  const names = new Map<string, ReturnType<typeof bracketNames>>();
  const bracketed = (message: string): ReturnType<typeof bracketNames> => {
    const entry = names.get(message) ?? bracketNames(message, templates);
    names.set(message, entry);
    return entry;
  };
  const key = (message: string): string => withoutPlaceholders(bracketed(message).text);
  const common = new Set(passing.flatMap(({log}) => messagesOf(log).map(key)));
  const headings = pages.flatMap(({sections}) => sections.flatMap(({messages}) => messages));

  const needsOf = (message: string): Needs => {
    const {text, isOwn} = bracketed(message);
    const isPlain = nodeMessages.test(message);
    const least = isOwn ? minWords.own : minWords.others;
    if (!isPlain && countWords(withoutPlaceholders(text)) >= least) return needs.nothing;
    const end = `${message.replace(/^\w+Error: /, '')} '`;
    const isOpen = text.includes('⟨…⟩') || headings.some((other) => other.includes(end));
    return isOpen || (isOwn && !isPlain) ? needs.tool : needs.names;
  };

  const places = new Map<string, number>();
  const messages: Message[] = [];
  const placeOf = (message: string): number => {
    const {text} = bracketed(message);
    const index = places.get(text);
    if (index !== undefined) return index;
    const count = logs.filter((log) => findMessage(text, log)).length;
    const rarity = Math.log(logs.length / Math.max(count, 1));
    const weight = Number((rarity + wordWeight * countWords(withoutPlaceholders(text))).toFixed(2));
    places.set(text, messages.length);
    messages.push([text, weight, needsOf(message)]);
    return messages.length - 1;
  };

  const recorded = new Map(
    failing.map(({name, log}) => {
      const own = messagesOf(log).filter((message) => !common.has(key(message)));
      return [name, own.filter((message) => needsOf(message) === needs.nothing)];
    }),
  );
  return {
    messages,
    pages: pages.flatMap(({path, title, sections}) => {
      const found = sections.flatMap(({anchor, heading, messages: own, examples}) => {
        const others = isErrorId(anchor)
          ? examples.flatMap((name) => wordingsOf(recordOf(name), heading))
          : [];
        const isOwn = (line: string): boolean =>
          own.some((message) => findMessage(bracketed(message).text, line));
        const named = new Set([...own, ...others.filter((line) => !isOwn(line))].map(placeOf));
        const outputs = examples.flatMap((name) => {
          const lines = recorded.get(name) ?? [];
          return lines.length > 0 ? [[...new Set(lines.map(placeOf))]] : [];
        });
        const section: LogSection = [anchor, heading, [...named], ...outputs];
        return named.size + outputs.length > 0 ? [section] : [];
      });
      return found.length > 0 ? [[path, title, ...found] as const] : [];
    }),
    near: [...otherCodes(pages), ...nearSections].flatMap(([from, to, address]) =>
      pages.flatMap(({path, title, sections}) =>
        sections
          .filter(({anchor}) => `${path}#${anchor}`.endsWith(address))
          .map(({anchor, heading}) => [from, to, path, title, anchor, heading] as const),
      ),
    ),
  };
}

const otherCodes = (pages: Sources['pages']) =>
  pages.flatMap(({path, sections}) =>
    sections.flatMap(({anchor, codes}) =>
      codes.map((code) => [code, code, `${path}#${anchor}`] as const),
    ),
  );

/**
 * Returns the texts of an error in Node.js, browsers and TypeScript, without class names such as `TypeError`. An error
 * of TypeScript counts only if its code is in the heading, because the sample may cause other errors as well.
 */
function wordingsOf({wordings = {}}: ExampleRecord, heading: string): readonly string[] {
  return Object.values(wordings)
    .flat()
    .filter((text) => heading.includes(/^TS\d+/.exec(text)?.[0] ?? ''))
    .flatMap((text) => cleanLog(text.replace(/^(?:Uncaught )?\w*Error(?: \[\w+\])?: /, '')));
}

/** Returns every message that a heading names or a failing example prints. */
export function allMessages(
  sources: readonly Source[],
  recordOf: (name: string) => ExampleRecord,
): readonly string[] {
  const {pages, failing} = read(sources, recordOf);
  return [
    ...pages.flatMap(({sections}) => sections.flatMap(({messages}) => messages)),
    ...failing.flatMap(({log}) => messagesOf(log)),
  ];
}

function read(sources: readonly Source[], recordOf: (name: string) => ExampleRecord): Sources {
  const pages = sources.map((source) => ({
    ...source,
    sections: sectionsOf(source.tree).map((section) => {
      const others = otherWordings.filter(([address]) =>
        `${source.path}#${section.anchor}`.endsWith(address),
      );
      const texts = others.flatMap(([, messages]) => messages).flatMap(cleanLog);
      const codes = texts.flatMap((text) => codeIn(text, /^TS(\d+)/));
      return {
        ...section,
        messages: [...section.messages, ...texts],
        codes: [...section.codes, ...codes],
      };
    }),
  }));
  const names = pages.flatMap(({sections}) => sections.flatMap(({examples}) => examples));
  const records = [...new Set(names)].map(recordOf);
  const isFailing = ({exitCode, warnings}: ExampleRecord): boolean =>
    exitCode !== 0 || warnings.length > 0;
  return {
    pages,
    failing: records.filter(isFailing),
    passing: records.filter((record) => !isFailing(record)),
  };
}

/** Returns the number of a TypeScript code that a text consists of or starts with. */
const codeIn = (text: string, pattern: RegExp): readonly number[] =>
  pattern.exec(text)?.slice(1).map(Number) ?? [];

function sectionsOf(tree: Root): readonly Section[] {
  const sections: Section[] = [];
  visit(tree, (node) => {
    // A code in a link is that of another section.
    if (node.type === 'link') return SKIP;
    if (node.type === 'heading') sections.push(sectionOf(node));
    const {anchor = '', heading = ''} = sections.at(-1) ?? {};
    if (node.type === 'inlineCode' && isErrorId(anchor) && /^TS\d/.test(heading))
      sections.at(-1)!.codes.push(...codeIn(node.value, /^TS(\d{4,5})$/));
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Example') return undefined;
    sections.at(-1)?.examples.push(String(readAttributes(node).name));
    return undefined;
  });
  return sections;
}

function sectionOf({children, data}: Heading): Section {
  const anchor = data?.id ?? '';
  const codes = children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
  return {
    anchor,
    heading: toString(children).trim(),
    messages: isErrorId(anchor) ? codes.filter((code) => /\S \S/.test(code)).flatMap(cleanLog) : [],
    examples: [],
    codes: [],
  };
}

/** Log level, program and file position in front of a message. */
const before =
  /^(?:(?:error|warn|info|ready|start|x|\[[\w-]+\]|\S+:\d+:\d+ - error|\S+\(\d+,\d+\): error) +)+/;
/** A line of a code frame: source code with its line number, or the markers below the code. */
const frame = /^(?:\[\w+\] )?(?:\d+ |[^\p{L}]*$)/u;

function messagesOf(log: string): readonly string[] {
  return cleanLog(log)
    .filter((line) => !frame.test(line))
    .map((line) => line.replace(before, ''))
    .filter((line) => countWords(line) >= 3);
}
