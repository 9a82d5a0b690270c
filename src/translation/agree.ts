import {agree, blobId, sealOfPage, type Agreement, type Lock} from './lock';
import type {SectionStatus} from './states';
import type {PageStatus} from './translation';

/** Why a section cannot be agreed. */
export type Refusal = {readonly id: string; readonly why: string};

export type Agreed = {
  readonly lock: Lock;
  readonly agreed: readonly string[];
  readonly refused: readonly Refusal[];
};

type Wish = {
  /** Only these sections. */
  readonly ids?: readonly string[];
  /** Why a translation stands although only the other text has changed. */
  readonly reason?: string;
  /** Whether all checks of the page pass; only then it needs no look any more. */
  readonly isClean?: boolean;
};

/**
 * Records that the texts of a page say the same now. A section of which only one text has changed is refused unless
 * there is a reason. The page is settled when nothing is left to do. A page that was renamed moves to its new name.
 */
export function agreeOn(
  lock: Lock,
  page: PageStatus,
  {ids, reason, isClean = true}: Wish = {},
): Agreed {
  const {source, target, locked, lockedAs} = page;
  const wanted = page.sections.filter(({id}) => ids?.includes(id) ?? true);
  const refused = wanted.flatMap((section): readonly Refusal[] => {
    const why = refusal(section, reason);
    return why === undefined ? [] : [{id: section.id, why}];
  });
  const agreed = wanted
    .filter(({id, state}) => state !== 'fresh' && !refused.some((one) => one.id === id))
    .map(({id}) => id);
  const isRenamed = lockedAs !== undefined && lockedAs !== page.path;
  const isLeft = page.sections.length !== Object.keys(locked?.sections ?? {}).length;
  const isDone = page.sections.every(({id, state}) => state === 'fresh' || agreed.includes(id));
  if (!source || !target) return {lock, agreed: [], refused};
  const blobs = {source: blobId(source.source), target: blobId(target.source)};
  // Of a merge, or where something had to be corrected first.
  const isUnsealed =
    isClean &&
    locked?.blobs.source === blobs.source &&
    locked.blobs.target === blobs.target &&
    locked.seal !== sealOfPage(locked, true);
  if (agreed.length === 0 && !isRenamed && !(isDone && (isLeft || isUnsealed)))
    return {lock, agreed: [], refused};

  const sections = Object.fromEntries(
    page.sections.flatMap(({id, state, agreement, source: ours, target: theirs}) => {
      if (agreed.includes(id)) {
        const isSame = needsReason({state, agreement, target: theirs});
        return [[id, agree(id, ours!.hash, theirs!.hash, isSame ? reason : undefined)]];
      }
      if (!agreement) return [];
      // What has not moved is found in the new files as well; all else is shown from those that it was agreed in.
      if (state === 'fresh') return [[id, {...agreement, blobs: undefined}]];
      return [[id, {...agreement, blobs: agreement.blobs ?? locked!.blobs}]];
    }),
  ) as Record<string, Agreement>;
  const entry = {blobs, sections};
  const {[lockedAs ?? page.path]: _before, ...others} = lock;
  // A page from which something was taken out stays without a seal: that would hide it.
  const isWhole = page.sections.every(({id, state}) => state !== 'suspicious' || id in sections);
  const sealed = isWhole ? {blobs, seal: sealOfPage(entry, isDone && isClean), sections} : entry;
  return {lock: {...others, [page.path]: sealed}, agreed, refused};
}

/** What to do before a section can be agreed; undefined when it can, or is. */
function refusal(section: SectionStatus, reason: string | undefined): string | undefined {
  switch (section.state) {
    case 'fresh':
    case 'both moved':
      return undefined;
    case 'missing':
      return 'the translation does not have it: write it';
    case 'orphan':
      return 'the source does not have it: remove it, or write it there';
    case 'structure differs':
      return 'its place, code, components, tables or images differ: `check` says where';
    default:
      if (!section.target) return 'there is no translation of the page: `new` begins one';
      if (reason !== undefined || !needsReason(section)) return undefined;
      return `${unchanged[section.state]}: change it, or say why it stands, --no-change "reason"`;
  }
}

const unchanged: Readonly<Partial<Record<SectionStatus['state'], string>>> = {
  stale: 'the translation has not changed since the source did',
  'English behind': 'the source has not changed since the translation did',
  untranslated: 'the translation still says what the source says',
  suspicious: 'the lock was changed by hand, and the translation was not since',
};

/** Whether nothing shows that a section was translated. */
function needsReason({state, agreement, target}: Moved): boolean {
  if (state === 'suspicious') return !agreement || target?.hash === agreement.target;
  return state !== 'both moved';
}

type Moved = Pick<SectionStatus, 'state' | 'agreement' | 'target'>;
