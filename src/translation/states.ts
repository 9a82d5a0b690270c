import type {Nodes, RootContent} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {bonesOf, firstDifference} from './bones';
import {isSealed, type Agreement, type LockedPage} from './lock';
import type {Document, Section} from './document';

/** What can be said of a section, from the most to the least settled. English stands for the source language. */
export const states = [
  /** Both texts are those that were agreed. */
  'fresh',
  /** The source has changed since. */
  'stale',
  /** The translation has changed since. */
  'English behind',
  /** Both have changed, or were never agreed: whoever has translated it runs `sync`. */
  'both moved',
  /** The page is not there, or the section still is in the source language. */
  'untranslated',
  /** The page is there, the section is not. */
  'missing',
  /** Only the translation has it. */
  'orphan',
  /** It stands at another place than in the source, or holds other code, components, tables or images. */
  'structure differs',
  /** What the lock says of it was written or taken out by hand. */
  'suspicious',
] as const;

export type State = (typeof states)[number];

export type SectionStatus = {
  readonly id: string;
  readonly state: State;
  /** What the source says now. */
  readonly source: Section | undefined;
  /** What the translation says now. */
  readonly target: Section | undefined;
  /** Which texts were agreed; `agreedText` of `history.ts` finds them. */
  readonly agreement: Agreement | undefined;
};

/**
 * The states of all sections of a page: in the order of the source, what it lacks behind. Of a lock that is not whole,
 * a section without an agreement had one.
 */
export function sectionStates(
  source: Document | undefined,
  target: Document | undefined,
  locked: LockedPage | undefined,
  isWhole: boolean,
): readonly SectionStatus[] {
  const [ours, theirs] = [source, target].map(
    (document) => new Map(document?.sections.map((section) => [section.id, section])),
  ) as [Map<string, Section>, Map<string, Section>];
  const moved = source && target ? outOfOrder(source, target) : new Set<string>();
  return [...new Set([...ours.keys(), ...theirs.keys()])].map((id) => {
    const about = {
      source: ours.get(id),
      target: theirs.get(id),
      agreement: locked?.sections[id],
    };
    const state = stateOf(id, about, target !== undefined, moved.has(id), isWhole);
    return {id, state, ...about};
  });
}

function stateOf(
  id: string,
  {source, target, agreement}: Omit<SectionStatus, 'id' | 'state'>,
  hasPage: boolean,
  isMoved: boolean,
  isWhole: boolean,
): State {
  if (!source) return 'orphan';
  if (!target) return hasPage ? 'missing' : 'untranslated';
  if (!agreement) {
    if (source.hash === target.hash && hasWords(source)) return 'untranslated';
    if (isMoved || differs(source, target)) return 'structure differs';
    return isWhole ? 'both moved' : 'suspicious';
  }
  if (!isSealed(id, agreement)) return 'suspicious';
  const sourceMoved = source.hash !== agreement.source;
  const targetMoved = target.hash !== agreement.target;
  if (sourceMoved && targetMoved) {
    return isMoved || differs(source, target) ? 'structure differs' : 'both moved';
  }
  if (sourceMoved) return 'stale';
  if (targetMoved) return 'English behind';
  return isMoved ? 'structure differs' : 'fresh';
}

function differs(source: Section, target: Section): boolean {
  return firstDifference(bonesOf(source.nodes), bonesOf(target.nodes)) !== undefined;
}

/** Whether a section says anything: one of code and components alone is the same in every language. */
export function hasWords({nodes, text}: Section): boolean {
  if (nodes.length === 0) return /\p{L}/u.test(text);
  let found = false;
  visit({type: 'root', children: [...nodes] as RootContent[]}, (node: Nodes) => {
    found ||= (node.type === 'text' || node.type === 'yaml') && /\p{L}/u.test(node.value);
    return found ? EXIT : undefined;
  });
  return found;
}

/** The fewest sections of a translation that would have to move for both to have one order. */
export function outOfOrder(source: Document, target: Document): ReadonlySet<string> {
  const rank = new Map(source.sections.map(({id}, index) => [id, index]));
  const common = target.sections.map(({id}) => id).filter((id) => rank.has(id));
  // The longest run of ascending ranks stays (patience sorting).
  const ends: number[] = [];
  const previous: number[] = [];
  common.forEach((id, index) => {
    const at = ends.findIndex((end) => rank.get(common[end]!)! >= rank.get(id)!);
    const place = at === -1 ? ends.length : at;
    previous[index] = place === 0 ? -1 : ends[place - 1]!;
    ends[place] = index;
  });
  const kept = new Set<string>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!)
    kept.add(common[index]!);
  return new Set(common.filter((id) => !kept.has(id)));
}
