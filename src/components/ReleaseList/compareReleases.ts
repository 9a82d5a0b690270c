export type ChangeKind = 'new' | 'changed' | 'removed';

/** A change between two releases: the option or flag, and the last release that changed it. */
export type Change = {readonly name: string; readonly kind: ChangeKind; readonly version: string};

/** Summary of a record for the comparison: texts of changed messages, and the number of changed outputs. */
export type RecordSummary = {
  readonly version: string;
  readonly messages: readonly string[];
  readonly outputs: number;
};

export type Range = {readonly from: string; readonly to: string};

/** Returns the versions that an update installs or passes over: all after `from` up to `to`. */
export const passedVersions = (
  versions: readonly string[],
  {from, to}: Range,
): ReadonlySet<string> => new Set(versions.slice(versions.indexOf(to), versions.indexOf(from)));

/**
 * Returns what an update changes, read from the static list of releases; `versions` are newest first. An option that
 * came and changed in between is new; one that came and went is left out.
 */
export function compareReleases(
  list: ParentNode,
  versions: readonly string[],
  range: Range,
): readonly Change[] {
  const passed = passedVersions(versions, range);
  const changes = new Map<string, Change>();
  for (const part of [...list.querySelectorAll<HTMLElement>('[data-kind]')].reverse()) {
    const version = part.closest('ul ul')?.parentElement?.querySelector('strong[id]')?.id ?? '';
    if (!passed.has(version)) continue;
    const kind = part.dataset.kind as ChangeKind;
    for (const {textContent} of part.querySelectorAll('code')) {
      const name = textContent ?? '';
      const before = changes.get(name)?.kind;
      if (before === 'new' && kind === 'removed') changes.delete(name);
      else changes.set(name, {name, kind: merged(before, kind), version});
    }
  }
  return [...changes.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function merged(before: ChangeKind | undefined, kind: ChangeKind): ChangeKind {
  if (before === 'new') return 'new';
  return before === 'removed' && kind === 'new' ? 'changed' : kind;
}
