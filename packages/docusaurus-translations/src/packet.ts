import {
  contentFindings,
  formatFinding,
  nameFindings,
  structureOf,
  termFindings,
  type Finding,
} from './checkPage.ts';
import type {Config} from './config.ts';
import {differenceByWords, plainDifference} from './difference.ts';
import type {Document} from './document.ts';
import {editSections, type Edit} from './edit.ts';
import {agreedWord, forbiddenWords, uses, type Term} from './terminology.ts';
import {agreedText} from './agreedText.ts';
import {blobId} from './lock.ts';
import type {SectionStatus, State} from './states.ts';
import {read, readTarget, type PageStatus} from './readTranslation.ts';

export type Site = {
  readonly root: string;
  readonly config: Config;
  readonly locale: string;
  readonly glossary: readonly Term[];
};

/** States of sections that a packet leaves out: a new text is not needed, or would not resolve the state. */
const closed: readonly State[] = ['fresh', 'orphan', 'suspicious'];

/** Returns the side that a packet edits and its open sections: the source only if no translation has to be edited. */
function openSections(
  page: PageStatus,
  ids?: readonly string[],
): {readonly side: Side; readonly sections: readonly SectionStatus[]} {
  const sections = page.sections.filter(
    ({id, state}) => !closed.includes(state) && (ids?.includes(id) ?? true),
  );
  const behind = sections.filter(({state}) => state !== 'source behind');
  return behind.length > 0 ? {side: 'target', sections: behind} : {side: 'source', sections};
}

type Side = 'source' | 'target';

const end = (id: string): string => `>>>>>>> ${id}`;

/** Returns a code block with a fence longer than any in the text. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/**
 * Writes a file with everything that is needed to translate the open sections of a page: previous and current texts,
 * terms and rules. The text depends on the input only: `applyPacket` writes it again to find changes outside of the
 * translations. Undefined if no section is open.
 */
export async function writePacket(
  page: PageStatus,
  {root, config, locale, glossary}: Site,
  ids?: readonly string[],
): Promise<string | undefined> {
  const {side, sections} = openSections(page, ids);
  if (sections.length === 0) return undefined;
  const other = side === 'target' ? 'source' : 'target';
  const languages = {source: config.source, target: locale};
  const [from, to] = [languages[other], languages[side]];
  const language = page.kind === 'words' ? 'text' : 'mdx';
  const parts: string[] = [];
  for (const section of sections) {
    const now = section[other]!.text;
    const then = await agreedText(root, page, section, other);
    const isChanged = then.text !== undefined && then.text.trim() !== now.trim();
    parts.push(
      [
        `## ${section.id}: ${section.state}`,
        // Lists differences that a new text cannot resolve, such as a section that has to be moved in the file.
        ...structureOf(page, section, locale),
        ...(isChanged
          ? [
              `Text in ${from} when both languages last agreed:`,
              fenced(then.text, language),
              'Changes since then, `[-removed-]` and `{+added+}`:',
              fenced(plainDifference(differenceByWords(then.text, now, from)), 'text'),
            ]
          : section.agreement && then.text === undefined
            ? [`${then.missing}`]
            : []),
        `Text in ${from} now:`,
        fenced(now, language),
        `Text in ${to}; change it here:`,
        `<<<<<<< ${section.id}\n${draft(section, side).trimEnd()}\n${end(section.id)}`,
      ].join('\n\n'),
    );
  }
  const text = sections.map((section) => section[other]!.text).join('\n');
  const terms = side === 'target' ? termLines(text, locale, glossary) : [];
  return [
    `# ${page.path}${ids ? `#${ids.join(',')}` : ''}: from ${from} to ${to}`,
    `This packet is for ${page.files[side]}, version ${blobs(page).slice(0, 12)}. Change only the text between the lines \`<<<<<<<\` and \`>>>>>>>\`, then import the file with \`apply\`. Leave everything else as it is.`,
    `## Rules\n\n${[
      'Code stays as it is, except its comments. Addresses, names of components and their attributes stay too, except labels, titles and captions.',
      'Ids behind headings stay as they are, and the section keeps its headings.',
      ...(config.rules[to] ?? []),
    ]
      .map((rule) => `- ${rule}`)
      .join('\n')}`,
    ...(terms.length > 0 ? [`## Required terms\n\n${terms.join('\n')}`] : []),
    ...parts,
    '',
  ].join('\n\n');
}

/** Returns the text of a section that the translator edits: the current one, or the other language's if missing. */
function draft(section: SectionStatus, side: Side): string {
  return (section[side] ?? section[side === 'target' ? 'source' : 'target'])!.text;
}

function blobs({source, target}: PageStatus): string {
  return blobId(`${blobId(source?.source ?? '')} ${blobId(target?.source ?? '')}`);
}

function termLines(text: string, locale: string, glossary: readonly Term[]): readonly string[] {
  return glossary.flatMap((entry) => {
    const agreed = agreedWord(entry, locale);
    if (agreed === undefined || !uses(text, entry.term)) return [];
    const not = forbiddenWords(entry, locale);
    return [
      `- ${entry.term}: ${agreed}${not.length > 0 ? `, not ${not.join(', ')}` : ''}${entry.note ? ` (${entry.note})` : ''}`,
    ];
  });
}

/** Parses the first line of a packet. Returns undefined if the text is not a packet. */
export function packetHead(packet: string) {
  const [, path, ids, from, to] =
    /^# (\S+?)(?:#(\S+))?: from (\S+) to (\S+)\r?\n/.exec(packet) ?? [];
  if (path === undefined || from === undefined || to === undefined) return undefined;
  return {path, ids: ids?.split(','), from, to};
}

type Filled = Edit & {
  /** Number of the line in the packet on which the text starts. */
  readonly line: number;
};

type Applied = {
  /** New content of the file; undefined if the packet is refused. */
  readonly text?: string;
  readonly file: string;
  readonly filled: readonly string[];
  readonly unchanged: readonly string[];
  readonly findings: readonly Finding[];
};

/** Applies a packet. Refuses it if it was changed outside of the translations, or a translation fails a check. */
export async function applyPacket(
  file: string,
  given: string,
  page: PageStatus,
  site: Site,
): Promise<Applied> {
  const packet = given.replace(/\r\n/g, '\n');
  const {ids} = packetHead(packet)!;
  const {side} = openSections(page, ids);
  const applied = {file: page.files[side], filled: [], unchanged: []};
  const refuse = (line: number, message: string): Applied => ({
    ...applied,
    findings: [{file, line, message}],
  });
  const original = await writePacket(page, site, ids);
  if (original === undefined) return refuse(1, `${page.path} has no open sections`);
  const {texts, problem} = compare(original, packet);
  if (problem) return refuse(problem.line, problem.message);

  const isUnchanged = ({id, text}: Filled): boolean =>
    text.trimEnd() ===
    draft(
      page.sections.find((one) => one.id === id)!,
      side,
    ).trimEnd();
  const unchanged = texts.filter(isUnchanged).map(({id}) => id);
  const filled = texts.filter(({id}) => !unchanged.includes(id));
  if (filled.length === 0) return {...refuse(1, 'no section was changed'), unchanged};
  const {config, locale, glossary} = site;
  const other = (side === 'target' ? page.source : page.target)!;
  const own = (side === 'target' ? page.target : page.source) ?? {...other, file: page.files[side]};
  const text = editSections(own, other, filled);
  let after: Document;
  try {
    after = (await (side === 'target'
      ? readTarget(own.file, text, other, config)
      : read(own.file, text)))!;
  } catch (error) {
    const [, line, message] = /:(\d+): ([^]*)/.exec((error as Error).message)!;
    return refuse(lineInPacket(Number(line), text, filled), message!);
  }
  const language = side === 'target' ? locale : config.source;
  const wanted = new Set([...own.sections, ...filled].map(({id}) => id));
  const findings = [
    ...after.sections
      .filter(({id}) => !wanted.has(id))
      .map(({id, heading, line}) => ({
        file,
        line: lineInPacket(line, text, filled),
        message: `"${heading ?? id}" is an unexpected section`,
      })),
    ...filled.flatMap((one): readonly Finding[] => {
      const {id, line} = one;
      const section = after.sections.find((each) => each.id === id);
      if (!section) return [{file, line, message: `the id "${id}" is missing`}];
      const document = {...after, sections: [section]};
      const counterpart = other.sections.filter((each) => each.id === id);
      const pair = {source: {...other, sections: counterpart}, target: document, locale};
      const terms = termFindings(document, language, glossary);
      return [
        ...contentFindings(pair, [config.source, locale]),
        ...(side === 'target' ? nameFindings(pair) : []),
        ...terms.filter((each) => page.kind !== 'words' || each.line === section.line),
      ].map((finding) =>
        finding.file === own.file
          ? {...finding, file, line: lineInPacket(finding.line, text, [one])}
          : {file, line, message: formatFinding(finding)},
      );
    }),
  ].sort((a, b) => a.line - b.line);
  return findings.length > 0
    ? {...applied, unchanged, findings}
    : {...applied, text, filled: filled.map(({id}) => id), unchanged, findings};
}

/** Returns the filled texts, or the first changed line outside of them. */
function compare(
  original: string,
  packet: string,
): {readonly texts: readonly Filled[]; readonly problem?: Omit<Finding, 'file'>} {
  const [lines, given] = [original.split('\n'), packet.split('\n')];
  const texts: Filled[] = [];
  const stop = (line: number, message: string) => ({texts, problem: {line, message}});
  let at = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (given[at] !== line) {
      const message = line.startsWith('This packet is for ')
        ? 'this packet is for another version of the page: create a new one with `packet`'
        : `changed outside of the translation, was ${JSON.stringify(line.slice(0, 80))}`;
      return stop(Math.min(at + 1, given.length), message);
    }
    at += 1;
    const id = /^<{7} (\S+)$/.exec(line)?.[1];
    if (id === undefined || !lines[index - 2]!.endsWith('; change it here:')) continue;
    const last = given.indexOf(end(id), at);
    if (last === -1) return stop(at, `there is no line "${end(id)}"`);
    texts.push({id, text: given.slice(at, last).join('\n'), line: at + 1});
    at = last;
    index = lines.indexOf(end(id), index) - 1;
  }
  return at < given.length ? stop(at + 1, 'text after the end of the packet') : {texts};
}

/** Returns the line of the packet from which a line of the file comes, or else the start of the first filled text. */
function lineInPacket(line: number, text: string, filled: readonly Filled[]): number {
  const lines = text.split(/\r?\n/);
  for (const one of filled) {
    const body = one.text.trimEnd().split('\n');
    const start = lines.findIndex((_, at) => body.every((each, by) => lines[at + by] === each));
    if (start >= 0 && line > start && line <= start + body.length)
      return line - start - 1 + one.line;
  }
  return filled[0]!.line;
}
