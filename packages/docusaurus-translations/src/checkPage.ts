import {
  structureItems,
  firstDifference,
  linksOf,
  translatedNames,
  without,
  type StructureItem,
} from './pageStructure.ts';
import type {Config} from './config.ts';
import type {Document, Section} from './document.ts';
import {glossaryProblems, unpairedTerms, type Term} from './terminology.ts';
import {proseOfMessages, proseOfPage, type Prose} from './prose.ts';
import {hasWords, outOfOrder, type SectionStatus} from './states.ts';
import type {PageStatus} from './readTranslation.ts';

export type Finding = {readonly file: string; readonly line: number; readonly message: string};

export function formatFinding({file, line, message}: Finding): string {
  return `${file}:${line}: ${message}`;
}

type Pair = {
  readonly source: Document;
  readonly target: Document;
  readonly locale: string;
};

/** Returns all problems of a page, sorted by file and line. Languages are compared only if both exist. */
export function checkPage(
  {source, target, sections, locked}: PageStatus,
  config: Config,
  locale: string,
  glossary: readonly Term[],
): readonly Finding[] {
  const found: Finding[] = [];
  const changed = sections.find(({state}) => state === 'suspicious')?.target;
  if (changed)
    found.push({
      ...{file: target!.file, line: changed.line},
      message:
        'the entry of this page in the lock was changed by hand: sync the page with a reason',
    });
  for (const [document, language] of [
    [source, config.source],
    [target, locale],
  ] as const) {
    if (document) found.push(...termFindings(document, language, glossary));
  }
  if (source && target) {
    found.push(...pairFindings({source, target, locale}, config, glossary));
  } else if (target && !source && locked) {
    found.push({
      file: target.file,
      line: 1,
      message: 'the source file was deleted: delete this translation as well',
    });
  }
  return found.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

/** Finds differences between both languages in ids, structure, links, placeholders, code and terms. */
export function pairFindings(
  pair: Pair,
  {source, explicitIds}: Pick<Config, 'source' | 'explicitIds'>,
  glossary: readonly Term[],
): readonly Finding[] {
  return [
    ...(pair.target.kind === 'page' ? idFindings(pair, explicitIds) : []),
    ...contentFindings(pair, [source, pair.locale]),
    ...nameFindings(pair),
    ...unpairedFindings(pair, glossary),
  ];
}

/** Finds differences in the structure and links of pages, or in the messages of catalogues. */
export function contentFindings(pair: Pair, locales: readonly string[]): readonly Finding[] {
  return pair.target.kind === 'words'
    ? messageFindings(pair)
    : [...structureFindings(pair), ...linkFindings(pair, locales)];
}

/** Finds inline code in a translation that its source does not contain. */
export function nameFindings({source, target}: Pair): readonly Finding[] {
  return translatedNames(nodesOf(target), source.source).map(({text, line}) => ({
    ...{file: target.file, line},
    message: `\`${text}\` does not occur in ${source.file}: code is not translated`,
  }));
}

/** Finds headings without a required id, with a duplicate id, or with an id that the other language lacks. */
function idFindings({source, target}: Pair, isRequired: boolean): readonly Finding[] {
  const found: Finding[] = [];
  for (const [document, other] of [
    [source, target],
    [target, source],
  ] as const) {
    const ids = new Set(other.sections.map(({id}) => id));
    for (const {id, heading, writtenId, line} of document.sections) {
      const add = (message: string): void => void found.push({file: document.file, line, message});
      const isWritten = writtenId !== undefined;
      if (heading !== undefined && !isWritten && isRequired) add(`"${heading}" has no id`);
      else if (heading !== undefined && isWritten && writtenId !== id)
        add(`"${heading}" has the id "${writtenId}" of an earlier heading`);
      else if (!ids.has(id)) add(`${nameOf(id, heading)} is not in ${other.file}`);
    }
  }
  return found;
}

function nameOf(id: string, heading: string | undefined): string {
  if (heading !== undefined) return `"${heading}" (#${id})`;
  return id.startsWith('@') ? `the ${id.slice(1).replace('-', ' ')}` : `"${id}"`;
}

/** Finds the first difference of each section in position, code, components, callouts, tables or images. */
function structureFindings({source, target}: Pair, sections = target.sections): readonly Finding[] {
  const ours = new Map(source.sections.map((section) => [section.id, section]));
  const moved = outOfOrder(source, target);
  return sections.flatMap((section): readonly Finding[] => {
    const original = ours.get(section.id);
    if (!original) return [];
    const {file} = target;
    const place = `${source.file}:${original.line}`;
    if (moved.has(section.id)) {
      const message = `${nameOf(section.id, section.heading)} is in another position than in ${place}`;
      return [{file, line: section.line, message}];
    }
    const difference = firstDifference(
      structureItems(original.nodes),
      structureItems(section.nodes),
    );
    if (!difference) return [];
    const {a, b, detail} = difference;
    const shown = (item: StructureItem | undefined): string => item?.text.trim() ?? 'nothing';
    const line = (b?.line ?? section.line) + (detail?.line ?? 0);
    const theirs = `${source.file}:${a?.line ?? original.line} has ${shown(a)}`;
    const message = `${shown(b)}, but ${theirs}${detail ? ` (${detail.text})` : ''}`;
    return [{file, line, message}];
  });
}

/** Describes the structural difference of a section in the state `structure differs`; empty for other states. */
export function structureOf(
  {source, target}: PageStatus,
  section: SectionStatus,
  locale: string,
): readonly string[] {
  if (section.state !== 'structure differs') return [];
  const pair = {source: source!, target: target!, locale};
  return structureFindings(pair, [section.target!]).map(formatFinding);
}

/** Finds links that only one language has. */
function linkFindings({source, target}: Pair, locales: readonly string[]): readonly Finding[] {
  const [ours, theirs] = [source, target].map((page) => linksOf(nodesOf(page), locales));
  const lacks = (
    from: Document,
    links: readonly StructureItem[],
    other: Document,
  ): readonly Finding[] =>
    links.map(({text, line}) => ({
      file: from.file,
      line,
      message: `links to ${text}, but ${other.file} does not`,
    }));
  return [
    ...lacks(source, without(ours!, theirs!), target),
    ...lacks(target, without(theirs!, ours!), source),
  ];
}

function nodesOf({sections}: Document): Section['nodes'] {
  return sections.flatMap(({nodes}) => nodes);
}

function proseOf(document: Document): readonly Prose[] {
  return document.kind === 'words'
    ? proseOfMessages(document.source)
    : proseOfPage(document.source, {type: 'root', children: [...nodesOf(document)]});
}

/** Finds words that the glossary forbids. */
export function termFindings(
  document: Document,
  locale: string,
  glossary: readonly Term[],
): readonly Finding[] {
  const {file, source} = document;
  const proses = proseOf(document);
  // The two zeros stand for the newlines that `textOf` adds after each text: one offset per character.
  const offsets = proses.flatMap((prose) => [...prose.offsets, 0, 0]);
  return glossaryProblems(textOf(proses), locale, glossary).map(({index, message}) => ({
    ...{file, message},
    line: source.slice(0, offsets[index]).split('\n').length,
  }));
}

function textOf(proses: readonly Prose[]): string {
  return proses.map(({text}) => `${text}\n\n`).join('');
}

function unpairedFindings(
  {source, target, locale}: Pair,
  glossary: readonly Term[],
): readonly Finding[] {
  const [ours, theirs] = [source, target].map((document) => textOf(proseOf(document)));
  return unpairedTerms(ours!, theirs!, locale, glossary).map(({term, agreed}) => ({
    file: target.file,
    line: 1,
    message: `"${agreed}" never occurs, but ${source.file} says "${term}"`,
  }));
}

/** Finds messages that are missing, superfluous or empty, or whose placeholders differ from those of the source. */
function messageFindings({source, target}: Pair): readonly Finding[] {
  const ours = new Map(source.sections.map((section) => [section.id, section]));
  const theirs = new Set(target.sections.map(({id}) => id));
  return [
    ...source.sections
      .filter(({id}) => !theirs.has(id))
      .map(({id}) => ({file: target.file, line: 1, message: `"${id}" is missing`})),
    ...target.sections.flatMap(({id, text, line}): readonly Finding[] => {
      const original = ours.get(id);
      const add = (message: string): Finding => ({file: target.file, line, message});
      if (!original) return [add(`"${id}" is not in ${source.file}`)];
      if (text.trim() === '' && hasWords(original)) return [add(`"${id}" is empty`)];
      const [a, b] = [placeholders(original.text), placeholders(text)];
      return a === b ? [] : [add(`"${id}" has ${b || 'no placeholder'}, not ${a || 'none'}`)];
    }),
  ];
}

/** Returns the placeholders of a message, sorted and each once, because languages may repeat and reorder them. */
function placeholders(message: string): string {
  return [...new Set(message.match(/\{\w+\}/g))].sort().join(' ');
}
