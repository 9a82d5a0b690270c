import {spawnSync} from 'node:child_process';
import type {Section} from './document.ts';
import type {SectionStatus} from './states.ts';
import {read, type PageStatus} from './readTranslation.ts';

/** The agreed text of a section, or instructions for getting it if this clone of the repository lacks it. */
type AgreedText = {readonly text: string} | {readonly text: undefined; readonly missing: string};

/** Number of versions of a file that are searched for an agreed text whose blob was never committed. */
const versionsSearched = 200;

/**
 * Returns the agreed text of a section in one language: from the blob that the lock names or, if that was never
 * committed, from the newest version of the file whose section has the agreed hash.
 */
export async function agreedText(
  root: string,
  {files, locked}: Pick<PageStatus, 'files' | 'locked'>,
  {id, agreement}: Pick<SectionStatus, 'id' | 'agreement'>,
  side: 'source' | 'target',
): Promise<AgreedText> {
  if (!agreement || !locked) return {text: undefined, missing: `${id} was never agreed on`};
  const file = files[side];
  const find = async (blob: string): Promise<Section | undefined> => {
    const version = await read(file, git(root, 'cat-file', 'blob', blob)).catch(() => undefined);
    // A heading without an explicit id was paired by its position, so that `id` is not its own.
    return version?.sections.find(
      (section) =>
        section.hash === agreement[side] &&
        (section.id === id || (section.heading !== undefined && section.writtenId === undefined)),
    );
  };
  const blob = (agreement.blobs ?? locked.blobs)[side];
  let found = await find(blob);
  for (const version of found ? [] : versions(root, file)) found ??= await find(version);
  if (found) return {text: found.text};
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true';
  return {
    text: undefined,
    missing: isShallow
      ? `This clone lacks ${file} as it was agreed (blob ${blob}): git fetch --unshallow`
      : `No version of ${file} in this clone has the text that was agreed (blob ${blob}): git fetch --all`,
  };
}

/** Lists the git blobs of a file, newest first, also from before it was renamed. */
function versions(root: string, file: string): readonly string[] {
  const args = `log --follow --format= --raw --no-abbrev -n${versionsSearched} --`.split(' ');
  const log = git(root, ...args, file) ?? '';
  const blobs = [...log.matchAll(/^:\d+ \d+ (\w+) (\w+) /gm)];
  return [...new Set(blobs.flatMap(([, before, after]) => [after!, before!]))].filter(
    (blob) => !/^0+$/.test(blob),
  );
}

/** Returns the output of git; undefined if it fails or is not installed. */
function git(root: string, ...args: readonly string[]): string | undefined {
  const options = {cwd: root, encoding: 'utf8', maxBuffer: 1 << 26} as const;
  const {status, stdout} = spawnSync('git', args, options);
  return status === 0 ? stdout : undefined;
}
