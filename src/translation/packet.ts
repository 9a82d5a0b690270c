import {bonesOf, firstDifference, linksOf, translatedNames, without} from './bones';
import {placeholders, structureOf, termFindings, type Finding} from './check';
import type {Config} from './config';
import {differenceByWords, plainDifference} from './difference';
import type {Document, Section} from './document';
import {editSections, type Edit} from './edit';
import {agreedWord, forbiddenWords, uses, type Term} from './glossary';
import {agreedText} from './history';
import {blobId} from './lock';
import type {SectionStatus, State} from './states';
import {read, type PageStatus} from './translation';

/** What a packet is made from. */
export type Site = {
  readonly root: string;
  readonly config: Config;
  readonly locale: string;
  readonly glossary: readonly Term[];
};

/** States in which there is something to write. */
const open: ReadonlySet<State> = new Set([
  'stale',
  'English behind',
  'both moved',
  'untranslated',
  'missing',
  'structure differs',
]);

/** The sections of a page that a packet holds; of those that are behind in one language, those of the first. */
export function openSections(
  page: PageStatus,
  ids?: readonly string[],
): {readonly side: Side; readonly sections: readonly SectionStatus[]} {
  const sections = page.sections.filter(
    ({id, state}) => open.has(state) && (ids?.includes(id) ?? true),
  );
  const isBehind = ({state}: SectionStatus): boolean => state === 'English behind';
  // A packet is handed in to one file.
  const side = sections.length > 0 && sections.every(isBehind) ? 'source' : 'target';
  return {
    side,
    sections: side === 'source' ? sections : sections.filter((section) => !isBehind(section)),
  };
}

type Side = 'source' | 'target';

const begin = (id: string): string => `<<<<<<< ${id}`;
const end = (id: string): string => `>>>>>>> ${id}`;

/** A fence that no line of a text ends. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/**
 * One file that holds all that is needed to translate the open sections of a page: what the other language said and
 * says, what this one says, the terms and the rules. Undefined when nothing is open. The same for the same files.
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
    const then = await agreedText(root, config, page, section, other);
    const own = draft(page, section, side);
    const isChanged = then.text !== undefined && then.text.trim() !== now.trim();
    parts.push(
      [
        `## ${section.id}: ${section.state}`,
        // A section that stands elsewhere is moved in the file: only texts can be filled in.
        ...structureOf(page, section, locale),
        ...(isChanged
          ? [
              `What ${from} said when both were last the same:`,
              fenced(then.text, language),
              'What has changed since, `[-removed-]` and `{+added+}`:',
              fenced(plainDifference(differenceByWords(then.text, now, from)), 'text'),
            ]
          : section.agreement && then.text === undefined
            ? [`${then.missing}`]
            : []),
        `What ${from} says now:`,
        fenced(now, language),
        `What ${to} says; change it here:`,
        `${begin(section.id)}\n${own.trimEnd()}\n${end(section.id)}`,
      ].join('\n\n'),
    );
  }
  const text = sections.map((section) => section[other]!.text).join('\n');
  const terms = side === 'target' ? termLines(text, locale, glossary) : [];
  return [
    `# ${page.path}${ids ? `#${ids.join(',')}` : ''}: from ${from} to ${to}`,
    `This packet is for ${page.files[side]}, version ${blobs(page).slice(0, 12)}. Change only what stands between the lines \`<<<<<<<\` and \`>>>>>>>\`, and hand it in with \`apply\`. Everything else has to stay as it is.`,
    `## Rules\n\n${[
      'Code stays as it is; its comments are translated. So do addresses, names of components and their attributes, except labels, titles and captions.',
      'Ids behind headings stay as they are, and the section keeps its headings.',
      ...(config.rules[to] ?? []),
    ]
      .map((rule) => `- ${rule}`)
      .join('\n')}`,
    ...(terms.length > 0 ? [`## Terms that bind\n\n${terms.join('\n')}`] : []),
    ...parts,
    '',
  ].join('\n\n');
}

/** What a section is begun with: what it says, else what the other language says, with ids and code in place. */
function draft(page: PageStatus, section: SectionStatus, side: Side): string {
  return (section[side] ?? section[side === 'target' ? 'source' : 'target'])!.text;
}

/** Changes when one of the files does. */
function blobs({source, target}: PageStatus): string {
  return blobId(`${blobId(source?.source ?? '')} ${blobId(target?.source ?? '')}`);
}

/** The terms that a text uses, with what is written for them and what is not. */
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

type Head = {
  readonly path: string;
  readonly ids: readonly string[] | undefined;
  readonly from: string;
  readonly to: string;
};

/** What a packet is about, from its first line. */
export function packetHead(packet: string): Head | undefined {
  const [, path, ids, from, to] =
    /^# (\S+?)(?:#(\S+))?: from (\S+) to (\S+)\r?\n/.exec(packet) ?? [];
  if (path === undefined || from === undefined || to === undefined) return undefined;
  return {path, ids: ids?.split(','), from, to};
}

type Filled = Edit & {
  /** The line of the packet on which the text begins. */
  readonly line: number;
};

export type Applied = {
  /** What the file is to hold; undefined when the packet is refused. */
  readonly text: string | undefined;
  readonly file: string;
  readonly filled: readonly string[];
  /** Sections that say what they said before. */
  readonly unchanged: readonly string[];
  /** Why the packet is refused, with its lines. */
  readonly findings: readonly Finding[];
};

/**
 * Takes a packet back. It is refused when anything outside its sections has changed, or when a section has other code,
 * ids, links or terms than it may have.
 */
export async function applyPacket(
  file: string,
  given: string,
  page: PageStatus,
  site: Site,
): Promise<Applied> {
  const packet = given.replace(/\r\n/g, '\n');
  const {ids} = packetHead(packet)!;
  const {side} = openSections(page, ids);
  const applied = {file: page.files[side], filled: [], unchanged: [], text: undefined};
  const refuse = (findings: readonly Finding[]): Applied => ({...applied, findings});
  const original = await writePacket(page, site, ids);
  if (original === undefined)
    return refuse([{file, line: 1, message: `nothing is left to do in ${page.path}`}]);
  const compared = compare(file, original, packet);
  if ('findings' in compared) return refuse(compared.findings);

  const texts = new Map(page.sections.map((section) => [section.id, draft(page, section, side)]));
  const filled = compared.filled.filter(
    ({id, text}) => text.trimEnd() !== texts.get(id)?.trimEnd(),
  );
  const unchanged = compared.filled.filter((one) => !filled.includes(one)).map(({id}) => id);
  if (filled.length === 0)
    return {...refuse([{file, line: 1, message: 'no section was changed'}]), unchanged};
  const {config, locale, glossary} = site;
  const other = (side === 'target' ? page.source : page.target)!;
  const own = (side === 'target' ? page.target : page.source) ?? {...other, file: page.files[side]};
  const text = editSections(own, other, page.kind, filled);
  let after: Document;
  try {
    after = (await read(config, page.kind, file, text))!;
  } catch (error) {
    const line = Number(/:(\d+): /.exec((error as Error).message)?.[1] ?? 1);
    const message = (error as Error).message.replace(/^.*?:\d+: /, '');
    return refuse([{file, line: lineInPacket(line, text, filled), message}]);
  }
  const language = side === 'target' ? locale : config.source;
  const findings = [
    ...sectionFindings(file, own, after, filled),
    ...filled.flatMap(({id, line}) => {
      const section = after.sections.find((one) => one.id === id);
      const counterpart = other.sections.find((one) => one.id === id);
      if (!section || !counterpart) return [];
      const inPacket = (at: number): number => at - section.line + line;
      return page.kind === 'words'
        ? messageFindings(file, line, counterpart.text, section.text)
        : [
            ...contentFindings(file, inPacket, counterpart, section, [config.source, locale]),
            ...(side === 'target' ? translatedNames(section.nodes, other.source) : []).map(
              (name) => ({
                ...{file, line: inPacket(name.line)},
                message: `\`${name.text}\` is nowhere in ${other.file}: code is not translated`,
              }),
            ),
          ];
    }),
    ...filled.flatMap(({id, line}) => {
      const section = after.sections.find((one) => one.id === id);
      if (!section) return [];
      const document = {...after, sections: [section]};
      return termFindings(document, page.kind, language, glossary)
        .filter(({line: at}) => page.kind !== 'words' || at === section.line)
        .map((finding) => ({...finding, file, line: finding.line - section.line + line}));
    }),
  ].sort((a, b) => a.line - b.line);
  if (findings.length > 0) return {...refuse(findings), unchanged};
  return {...applied, text, filled: filled.map(({id}) => id), unchanged, findings};
}

/** The texts that were filled in; or the first line that is not as it was written. */
function compare(
  file: string,
  original: string,
  packet: string,
): {readonly filled: readonly Filled[]} | {readonly findings: readonly Finding[]} {
  const [lines, given] = [original.split('\n'), packet.split('\n')];
  const filled: Filled[] = [];
  let at = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (given[at] !== line) {
      const isOther = /^This packet is for /.test(line);
      const message = isOther
        ? 'this packet is for another version of the page: make a new one'
        : `stands outside of what is translated, and said ${JSON.stringify(line.slice(0, 80))}`;
      return {findings: [{file, line: Math.min(at + 1, given.length), message}]};
    }
    at += 1;
    const id = /^<{7} (\S+)$/.exec(line)?.[1];
    // A text that is quoted may have such a line, too.
    if (id === undefined || !lines[index - 2]!.endsWith('; change it here:')) continue;
    const first = at;
    const last = given.indexOf(end(id), at);
    if (last === -1)
      return {findings: [{file, line: first, message: `there is no line "${end(id)}"`}]};
    filled.push({id, text: given.slice(first, last).join('\n'), line: first + 1});
    at = last;
    index = lines.indexOf(end(id), index) - 1;
  }
  if (at < given.length)
    return {findings: [{file, line: at + 1, message: 'stands behind the end of the packet'}]};
  return {filled};
}

/** Where a line of the edited file stands in the packet; of what is no part of a filled text, the first one. */
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

/** Sections that came or went: a filled text holds its own heading and no other. */
function sectionFindings(
  file: string,
  before: Document,
  after: Document,
  filled: readonly Filled[],
): readonly Finding[] {
  const wanted = new Set([...before.sections, ...filled].map(({id}) => id));
  const found = new Set(after.sections.map(({id}) => id));
  return [
    ...filled
      .filter(({id}) => !found.has(id))
      .map(({id, line}) => ({file, line, message: `the id "${id}" is missing`})),
    ...after.sections.flatMap((section, index) => {
      if (wanted.has(section.id)) return [];
      // It stands in the text that the section in front was filled with.
      const owner = [...after.sections.slice(0, index)]
        .reverse()
        .flatMap(({id, line}) =>
          filled.filter((one) => one.id === id).map((one) => ({one, line})),
        )[0];
      const line = owner ? section.line - owner.line + owner.one.line : (filled[0]?.line ?? 1);
      return [{file, line, message: `"${section.heading ?? section.id}" is a section too many`}];
    }),
  ];
}

/** Code, components and links that a filled text has to have and has not. */
function contentFindings(
  file: string,
  inPacket: (line: number) => number,
  counterpart: Section,
  section: Section,
  locales: readonly string[],
): readonly Finding[] {
  const found: Finding[] = [];
  const difference = firstDifference(bonesOf(counterpart.nodes), bonesOf(section.nodes));
  if (difference) {
    const {a, b, detail} = difference;
    found.push({
      file,
      line: inPacket((b?.line ?? section.line) + (detail?.line ?? 0)),
      message: `${b?.text.trim() ?? 'nothing'}, where ${a?.text.trim() ?? 'nothing'} belongs${detail ? ` (${detail.text})` : ''}`,
    });
  }
  const [ours, theirs] = [counterpart, section].map(({nodes}) => linksOf(nodes, locales));
  for (const {text} of without(ours!, theirs!))
    found.push({file, line: inPacket(section.line), message: `the link to ${text} is missing`});
  for (const {text, line} of without(theirs!, ours!))
    found.push({file, line: inPacket(line), message: `${text} is a link too many`});
  return found;
}

function messageFindings(
  file: string,
  line: number,
  counterpart: string,
  message: string,
): readonly Finding[] {
  if (message.trim() === '') return [{file, line, message: 'is empty'}];
  const [ours, theirs] = [counterpart, message].map(placeholders);
  return ours === theirs
    ? []
    : [{file, line, message: `has ${theirs || 'no placeholder'}, not ${ours || 'none'}`}];
}
