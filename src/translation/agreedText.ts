import {execFileSync} from 'node:child_process';
import type {Config} from './config';
import type {Document, Section} from './document';
import type {SectionStatus} from './states';
import {read, type PageStatus} from './readTranslation';

/** The agreed text of a section, or instructions if this clone lacks it. */
export type AgreedText =
  | {readonly text: string; readonly section: Section}
  | {readonly text: undefined; readonly missing: string};

/** Number of versions of a file that are searched for a blob that was never committed. */
const versionsSearched = 200;

/**
 * Returns the agreed text of a section in one language: from the blob in the lock, or, if that was never
 * committed, from the version of the file with the same hash.
 */
export async function agreedText(
  root: string,
  config: Config,
  {files, locked, kind}: Pick<PageStatus, 'files' | 'locked' | 'kind'>,
  {id, agreement}: Pick<SectionStatus, 'id' | 'agreement'>,
  side: 'source' | 'target',
): Promise<AgreedText> {
  if (!agreement || !locked) return {text: undefined, missing: `${id} was never agreed on`};
  const file = files[side];
  const find = async (blob: string): Promise<Section | undefined> => {
    const version: Document | undefined = await read(
      config,
      kind,
      file,
      git(root, 'cat-file', 'blob', blob),
    ).catch(() => undefined);
    return version?.sections.find(
      (section) => section.id === id && section.hash === agreement[side],
    );
  };
  const blob = (agreement.blobs ?? locked.blobs)[side];
  let found = await find(blob);
  if (!found) {
    for (const version of versions(root, file)) {
      found = await find(version);
      if (found) break;
    }
  }
  if (found) return {text: found.text, section: found};
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true';
  return {
    text: undefined,
    missing: isShallow
      ? `This clone lacks ${file} as it was agreed (blob ${blob}): git fetch --unshallow`
      : `No version of ${file} in this clone has the text that was agreed (blob ${blob}): git fetch --all`,
  };
}

/** Lists the blobs of a file, newest first, including renames. */
function versions(root: string, file: string): readonly string[] {
  const log = git(
    root,
    ...[
      'log',
      '--follow',
      '--format=',
      '--raw',
      '--no-abbrev',
      `-n${versionsSearched}`,
      '--',
      file,
    ],
  );
  const blobs = [...(log ?? '').matchAll(/^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) /gm)];
  return [...new Set(blobs.flatMap(([, before, after]) => [after!, before!]))].filter(
    (blob) => !/^0+$/.test(blob),
  );
}

function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    });
  } catch {
    return undefined;
  }
}
