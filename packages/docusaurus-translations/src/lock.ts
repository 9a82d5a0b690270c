import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './plainText.ts';

/** Git blob ids of both files, which contain the agreed texts. */
type Blobs = {readonly source: string; readonly target: string};

/** Hashes of the two texts that were last agreed to say the same. */
export type Agreement = {
  readonly source: string;
  readonly target: string;
  /** Reason why only one of the texts has changed. */
  readonly reason?: string;
  /** Blobs with the agreed texts, if they are not in the blobs of the page. */
  readonly blobs?: Blobs;
};

export type LockedPage = {
  readonly blobs: Blobs;
  /** Checksum that detects changes that `agreeOn` did not write, see `sealOf`. */
  readonly seal?: string;
  readonly sections: Readonly<Record<string, Agreement>>;
};

export type Lock = Readonly<Record<string, LockedPage>>;

/** Returns the seal of a page. A settled page has no open sections and passes all checks. */
export function sealOf({blobs, sections}: LockedPage, isSettled: boolean): string {
  const about = [blobs.source, blobs.target, Object.entries(sections), isSettled];
  return hashOf(JSON.stringify(about)).slice(0, 8);
}

/** Returns true if the files of a page are exactly the agreed ones, so that they need not be parsed. */
export function isSettled(page: LockedPage, blobs: Blobs): boolean {
  return (
    page.seal === sealOf(page, true) &&
    page.blobs.source === blobs.source &&
    page.blobs.target === blobs.target
  );
}

/** Returns true if the entry of a page is as `agreeOn` wrote it: nothing was edited, added, deleted or merged. */
export function isSealed(page: LockedPage): boolean {
  return [true, false].some((isSettled) => page.seal === sealOf(page, isSettled));
}

/** Returns the id of a text as a git blob, with `\n` as line end. */
export function blobId(text: string): string {
  const data = Buffer.from(text.replace(/\r\n/g, '\n'));
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
}

/** Reads a lock. Returns an empty one if there is no file. */
export function readLock(root: string, file: string): Lock {
  const place = path.join(root, file);
  if (!existsSync(place)) return {};
  try {
    return (JSON.parse(readFileSync(place, 'utf8')) as {pages: Lock}).pages;
  } catch (error) {
    throw new Error(
      `${file} is not JSON: ${(error as Error).message}. After a merge, keep either side of each line`,
      {cause: error},
    );
  }
}

/** Writes a sorted lock with one line per section, so that merges rarely conflict. */
export function writeLock(root: string, file: string, pages: Lock): void {
  const lines = Object.keys(pages)
    .sort()
    .map((name) => {
      const {sections, ...page} = pages[name]!;
      const entries = Object.entries(sections).map(
        ([id, agreement]) => `        ${JSON.stringify(id)}: ${JSON.stringify(agreement)}`,
      );
      return [
        `    ${JSON.stringify(name)}: {`,
        ...Object.entries(page).map(([key, value]) => `      "${key}": ${JSON.stringify(value)},`),
        `      "sections": {\n${entries.join(',\n')}\n      }\n    }`,
      ].join('\n');
    });
  writeFileSync(
    path.join(root, file),
    `{\n  "version": 2,\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
}
