import {blobId, sealOf, type Agreement, type Lock} from './lock.ts';
import type {SectionStatus} from './states.ts';
import type {PageStatus} from './readTranslation.ts';

type Agreed = {
  readonly lock: Lock;
  readonly agreed: readonly string[];
  readonly refused: readonly {readonly id: string; readonly why: string}[];
};

type Options = {
  readonly ids?: readonly string[];
  /** Reason for agreeing on sections of which only one language has changed. */
  readonly reason?: string;
  /** True if all checks of the page pass, so that it need not be parsed until it changes. */
  readonly isClean?: boolean;
};

/**
 * Records that both languages of a page, or of the sections `ids`, say the same. Refuses a section of which only one
 * language has changed, unless a `reason` is given. If no other section is open, the page becomes settled, see
 * `sealOf`. If the page was renamed, its entry in the lock moves to the new path. If its
 * entry was changed by hand, all of its sections are agreed on at once, or none: a seal would hide the change.
 */
export function agreeOn(
  lock: Lock,
  page: PageStatus,
  {ids, reason, isClean = true}: Options = {},
): Agreed {
  const {source, target, locked, lockedAs} = page;
  const wanted = page.sections.filter(({id}) => ids?.includes(id) ?? true);
  const refused = wanted.flatMap((section) => {
    const why = refusal(section, reason);
    return why === undefined ? [] : [{id: section.id, why}];
  });
  const agreed = wanted
    .filter(({id, state}) => state !== 'fresh' && !refused.some((one) => one.id === id))
    .map(({id}) => id);
  const isLeft = page.sections.some(
    ({id, state}) => state === 'suspicious' && !agreed.includes(id),
  );
  if (isLeft) {
    const why = 'the lock was changed by hand: agree on all sections of the page at once';
    return {lock, agreed: [], refused: [...refused, ...agreed.map((id) => ({id, why}))]};
  }
  const isRenamed = lockedAs !== undefined && lockedAs !== page.path;
  const hasOutdatedEntries = page.sections.length !== Object.keys(locked?.sections ?? {}).length;
  const isDone = page.sections.every(({id, state}) => state === 'fresh' || agreed.includes(id));
  if (!source || !target) return {lock, agreed: [], refused};
  const blobs = {source: blobId(source.source), target: blobId(target.source)};
  // True if both files are as agreed, but the page is not settled, after a merge or a check that failed before.
  const isUnsealed =
    isClean &&
    locked?.blobs.source === blobs.source &&
    locked.blobs.target === blobs.target &&
    locked.seal !== sealOf(locked, true);
  if (agreed.length === 0 && !isRenamed && !(isDone && (hasOutdatedEntries || isUnsealed)))
    return {lock, agreed: [], refused};

  const sections = Object.fromEntries(
    page.sections.flatMap(({id, state, agreement, source: ours, target: theirs}) => {
      if (agreed.includes(id)) {
        const isSame = needsReason({state, agreement, target: theirs});
        const own = isSame && reason !== undefined ? {reason} : {};
        return [[id, {source: ours!.hash, target: theirs!.hash, ...own}]];
      }
      if (!agreement) return [];
      // The new `blobs` of the page contain the agreed texts of fresh sections. Other sections store older blobs.
      if (state === 'fresh') return [[id, {...agreement, blobs: undefined}]];
      return [[id, {...agreement, blobs: agreement.blobs ?? locked!.blobs}]];
    }),
  ) as Record<string, Agreement>;
  const entry = {blobs, sections};
  const {[lockedAs ?? page.path]: _before, ...others} = lock;
  const sealed = {blobs, seal: sealOf(entry, isDone && isClean), sections};
  return {lock: {...others, [page.path]: sealed}, agreed, refused};
}

/** Returns the reason why a section cannot be agreed on, with a remedy; undefined if it can be agreed on. */
function refusal(section: SectionStatus, reason: string | undefined): string | undefined {
  switch (section.state) {
    case 'fresh':
    case 'both moved':
      return undefined;
    case 'missing':
      return 'the translation lacks it: write it';
    case 'orphan':
      return 'the source lacks it: remove it, or add it there';
    case 'structure differs':
      return 'its position, code, components, tables or images differ: run `check`';
    default:
      if (!section.target) return 'the page has no translation: create it with `new`';
      if (reason !== undefined || !needsReason(section)) return undefined;
      return `${unchanged[section.state]}: change it, or give a reason: --no-change "reason"`;
  }
}

const unchanged: Readonly<Partial<Record<SectionStatus['state'], string>>> = {
  stale: 'the translation has not changed since the source did',
  'source behind': 'the source has not changed since the translation did',
  untranslated: 'the translation is still in the source language',
  suspicious: 'the lock was changed by hand, and the translation has not changed since',
};

/** Returns true if a section can be agreed on only with a reason, because nothing shows that it was translated. */
function needsReason({state, agreement, target}: Moved): boolean {
  if (state === 'suspicious') return !agreement || target?.hash === agreement.target;
  return state !== 'both moved';
}

type Moved = Pick<SectionStatus, 'state' | 'agreement' | 'target'>;
