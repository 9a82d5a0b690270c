import {diffArrays} from 'diff';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {structureItems, firstDifference} from './pageStructure.ts';
import {isSealed, type Agreement, type LockedPage} from './lock.ts';
import type {Document, Section} from './document.ts';

/** States of a section, from the least to the most serious. */
export const states = [
  /** Neither text has changed since both were agreed to say the same. */
  'fresh',
  /** Only the source has changed since both texts were agreed on. */
  'stale',
  /** Only the translation has changed since both texts were agreed on. */
  'source behind',
  /** Both texts have changed since they were agreed on, or were never agreed on. */
  'both moved',
  /** The translated page is missing, or the section is still in the source language. */
  'untranslated',
  /** The translated page exists, but lacks the section. */
  'missing',
  /** Only the translation has the section. */
  'orphan',
  /** Position, code, components, tables or images differ from the source. */
  'structure differs',
  /** The entry of the page in the lock was edited or merged by hand: its seal is wrong. */
  'suspicious',
] as const;

export type State = (typeof states)[number];

export type SectionStatus = {
  readonly id: string;
  readonly state: State;
  readonly source: Section | undefined;
  readonly target: Section | undefined;
  /** Hashes of the agreed texts. `agreedText.ts` finds the texts. */
  readonly agreement: Agreement | undefined;
};

/** Returns the states of all sections of a page, in the order of the source. */
export function sectionStates(
  source: Document | undefined,
  target: Document | undefined,
  locked: LockedPage | undefined,
): readonly SectionStatus[] {
  const [ours, theirs] = [source, target].map(
    (document) => new Map(document?.sections.map((section) => [section.id, section])),
  ) as [Map<string, Section>, Map<string, Section>];
  const isIntact = !locked || isSealed(locked);
  // The order of messages in a catalogue means nothing.
  const isPage = source?.kind === 'page' && target !== undefined;
  const moved = isPage ? outOfOrder(source, target) : new Set<string>();
  return [...new Set([...ours.keys(), ...theirs.keys()])].map((id) => {
    const about = {
      source: ours.get(id),
      target: theirs.get(id),
      agreement: locked?.sections[id],
    };
    const state = stateOf(about, target !== undefined, moved.has(id), isIntact);
    return {id, state, ...about};
  });
}

function stateOf(
  {source, target, agreement}: Omit<SectionStatus, 'id' | 'state'>,
  hasPage: boolean,
  isMoved: boolean,
  isIntact: boolean,
): State {
  if (!source) return 'orphan';
  if (!target) return hasPage ? 'missing' : 'untranslated';
  if (!agreement) {
    if (source.hash === target.hash && hasWords(source)) return 'untranslated';
    if (isMoved || differs(source, target)) return 'structure differs';
    return isIntact ? 'both moved' : 'suspicious';
  }
  if (!isIntact) return 'suspicious';
  const sourceMoved = source.hash !== agreement.source;
  const targetMoved = target.hash !== agreement.target;
  if (sourceMoved && targetMoved) {
    return isMoved || differs(source, target) ? 'structure differs' : 'both moved';
  }
  if (sourceMoved) return 'stale';
  if (targetMoved) return 'source behind';
  return isMoved ? 'structure differs' : 'fresh';
}

function differs(source: Section, target: Section): boolean {
  return firstDifference(structureItems(source.nodes), structureItems(target.nodes)) !== undefined;
}

/** Returns true if a section has text besides code and components. */
export function hasWords({nodes, text}: Section): boolean {
  if (nodes.length === 0) return /\p{L}/u.test(text);
  let found = false;
  visit({type: 'root', children: [...nodes]} as Root, (node: Nodes) => {
    found ||=
      (node.type === 'text' && /\p{L}/u.test(node.value)) ||
      (node.type === 'yaml' && /^(?:\w*title\w*|description|\w*label):/m.test(node.value));
  });
  return found;
}

/** Returns the ids of the fewest sections of a translation that must move to give it the order of the source. */
export function outOfOrder(source: Document, target: Document): ReadonlySet<string> {
  const [ours, theirs] = [source, target].map(({sections}) => sections.map(({id}) => id));
  const changes = diffArrays(
    theirs!.filter((id) => ours!.includes(id)),
    ours!.filter((id) => theirs!.includes(id)),
  );
  return new Set(changes.flatMap(({removed, value}) => (removed ? value : [])));
}
