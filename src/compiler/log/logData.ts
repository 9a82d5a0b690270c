import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {cleanLog} from '../../lib/log/cleanLog';
import {findMessage} from '../../lib/log/explain';
import {
  needs,
  type LogData,
  type LogSection,
  type Message,
  type Needs,
} from '../../lib/log/logData';
import {readAttributes} from '../markdown/nodes';
import type {ExampleRecord} from '../records/example';
import {countWords, markNames, wordsOf, type Template} from './placeholders';

/** A page whose headings may name errors. */
type Source = {readonly path: string; readonly title: string; readonly tree: Root};

type Section = {
  readonly anchor: string;
  readonly heading: string;
  /** The messages in the heading of an error. */
  readonly messages: readonly string[];
  readonly examples: string[];
};

type Read = {
  readonly pages: readonly (Source & {readonly sections: readonly Section[]})[];
  /** What examples put out, with errors or warnings or without. */
  readonly failing: readonly ExampleRecord[];
  readonly passing: readonly ExampleRecord[];
};

/** What Node says of any program: only the names in it tell whether a page is about it. */
const plain =
  /^(?:\w+Error: )?[\w$]+ is not defined|is not a function|Cannot read properties of|Unexpected (?:token|identifier)|^Cannot find module(?: '[^']+')?$/;

/** So many words are known whatever names stand between them; fewer where they are those of a package. */
const tellingWords = {own: 3, others: 4};

/** What a word more is worth beside the rarity of a message. */
const worthOfWord = 0.05;

/** What the pages say about errors. `recordOf` reads what an example put out, `templates` are the packages' messages. */
export function logData(
  sources: readonly Source[],
  recordOf: (name: string) => ExampleRecord,
  templates: readonly Template[],
): LogData {
  const {pages, failing, passing} = read(sources, recordOf);
  const logs = failing.map(({log}) => cleanLog(log).join('\n'));
  const names = new Map<string, ReturnType<typeof markNames>>();
  const mark = (message: string): ReturnType<typeof markNames> => {
    const marked = names.get(message) ?? markNames(message, templates);
    names.set(message, marked);
    return marked;
  };
  const key = (message: string): string => wordsOf(mark(message).text);
  const everyday = new Set(passing.flatMap(({log}) => messagesOf(log).map(key)));
  const headings = pages.flatMap(({sections}) => sections.flatMap(({messages}) => messages));

  const needsOf = (message: string): Needs => {
    const {text, isOwn} = mark(message);
    const isPlain = plain.test(message);
    const least = isOwn ? tellingWords.own : tellingWords.others;
    if (!isPlain && countWords(wordsOf(text)) >= least) return needs.nothing;
    const end = `${message.replace(/^\w+Error: /, '')} '`;
    const isOpen = text.includes('⟨…⟩') || headings.some((other) => other.includes(end));
    return isOpen || (isOwn && !isPlain) ? needs.tool : needs.names;
  };

  const places = new Map<string, number>();
  const messages: Message[] = [];
  const placeOf = (message: string): number => {
    const {text} = mark(message);
    const known = places.get(text);
    if (known !== undefined) return known;
    const count = logs.filter((log) => findMessage(text, log)).length;
    const rarity = Math.log(logs.length / Math.max(count, 1));
    const weight = Number((rarity + worthOfWord * countWords(wordsOf(text))).toFixed(1));
    places.set(text, messages.length);
    messages.push([text, weight, needsOf(message)]);
    return messages.length - 1;
  };

  const recorded = new Map(
    failing.map(({name, log}) => {
      const own = messagesOf(log).filter((message) => !everyday.has(key(message)));
      return [name, own.filter((message) => needsOf(message) === needs.nothing)];
    }),
  );
  return {
    messages,
    pages: pages.flatMap(({path, title, sections}) => {
      const known = sections.flatMap(({anchor, heading, messages: named, examples}) => {
        const outputs = examples.flatMap((name) => {
          const lines = recorded.get(name) ?? [];
          return lines.length > 0 ? [[...new Set(lines.map(placeOf))]] : [];
        });
        const section: LogSection = [anchor, heading, named.map(placeOf), ...outputs];
        return named.length + outputs.length > 0 ? [section] : [];
      });
      return known.length > 0 ? [[path, title, ...known] as const] : [];
    }),
  };
}

/** Every message that a heading names or an example puts out. */
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

function read(sources: readonly Source[], recordOf: (name: string) => ExampleRecord): Read {
  const pages = sources.map((source) => ({...source, sections: sectionsOf(source.tree)}));
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

function sectionsOf(tree: Root): readonly Section[] {
  const sections: Section[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') sections.push(sectionOf(node));
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Example') return;
    sections.at(-1)?.examples.push(String(readAttributes(node).name));
  });
  return sections;
}

function sectionOf({children, data}: Heading): Section {
  const anchor = data?.id ?? '';
  const codes = children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
  const isError = /^(?:error|warning)-/.test(anchor);
  return {
    anchor,
    heading: toString(children).trim(),
    messages: isError ? codes.filter((code) => /\S \S/.test(code)).flatMap(cleanLog) : [],
    examples: [],
  };
}

/** What stands in a line before the message: its level, its program and its place. */
const before =
  /^(?:(?:error|warn|info|ready|start|x|\[[\w-]+\]|\S+:\d+:\d+ - error|\S+\(\d+,\d+\): error) +)+/;
/** A line of code with its number, and the marks below it. */
const frame = /^(?:\[\w+\] )?(?:\d+ |[^\p{L}]*$)/u;

/** The lines of a log that are messages. */
function messagesOf(log: string): readonly string[] {
  return cleanLog(log)
    .filter((line) => !frame.test(line))
    .map((line) => line.replace(before, ''))
    .filter((line) => countWords(line) >= 3);
}
