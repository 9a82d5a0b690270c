import {agree, blobId, sealOfPage, type Agreement, type Lock} from './lock';
import type {SectionStatus} from './states';
import type {PageStatus} from './readTranslation';

type Agreed = {
  readonly lock: Lock;
  readonly agreed: readonly string[];
  readonly refused: readonly {readonly id: string; readonly why: string}[];
};

type Options = {
  readonly ids?: readonly string[];
  /** Reason why the translation stays although the other text has changed. */
  readonly reason?: string;
  /** True if all checks of the page pass, so that it need not be read again. */
  readonly isClean?: boolean;
};

/**
 * Records that the texts of a page say the same. Refuses a section of which only one text has changed, unless
 * there is a reason. Settles a page without open sections; moves the entry of a renamed page.
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
  const isRenamed = lockedAs !== undefined && lockedAs !== page.path;
  const isLeft = page.sections.length !== Object.keys(locked?.sections ?? {}).length;
  const isDone = page.sections.every(({id, state}) => state === 'fresh' || agreed.includes(id));
  if (!source || !target) return {lock, agreed: [], refused};
  const blobs = {source: blobId(source.source), target: blobId(target.source)};
  // After a merge, or when a check failed before.
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
      // The new files contain unchanged sections as well; all others need the blobs they were agreed in.
      if (state === 'fresh') return [[id, {...agreement, blobs: undefined}]];
      return [[id, {...agreement, blobs: agreement.blobs ?? locked!.blobs}]];
    }),
  ) as Record<string, Agreement>;
  const entry = {blobs, sections};
  const {[lockedAs ?? page.path]: _before, ...others} = lock;
  // A seal would hide a deleted entry, so such a page stays without one.
  const isWhole = page.sections.every(({id, state}) => state !== 'suspicious' || id in sections);
  const sealed = isWhole ? {blobs, seal: sealOfPage(entry, isDone && isClean), sections} : entry;
  return {lock: {...others, [page.path]: sealed}, agreed, refused};
}

/** Returns the step that a section needs first; undefined if it can be agreed on. */
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
  'English behind': 'the source has not changed since the translation did',
  untranslated: 'the translation still says what the source says',
  suspicious: 'the lock was changed by hand, and the translation was not since',
};

/** Returns true if nothing shows that a section was translated. */
function needsReason({state, agreement, target}: Moved): boolean {
  if (state === 'suspicious') return !agreement || target?.hash === agreement.target;
  return state !== 'both moved';
}

type Moved = Pick<SectionStatus, 'state' | 'agreement' | 'target'>;
