import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './plainText';

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
  /** Checksum that detects hashes written by something other than `agree`. */
  readonly seal: string;
};

export type LockedPage = {
  readonly blobs: Blobs;
  /** Checksum of the agreed sections and of whether the page is settled, see `sealOfPage`. */
  readonly seal?: string;
  readonly sections: Readonly<Record<string, Agreement>>;
};

export type Lock = Readonly<Record<string, LockedPage>>;

type LockFile = {
  readonly pages: Lock;
  /** False if the entry of a page was deleted by hand, or two locks were merged. */
  readonly isWhole: boolean;
};

export function agree(id: string, source: string, target: string, reason?: string): Agreement {
  const agreed = {source, target, ...(reason === undefined ? {} : {reason})};
  return {...agreed, seal: sealOf(id, agreed)};
}

/** Returns true if an agreement was created by `agree` for this section. */
export function isSealed(id: string, agreement: Agreement): boolean {
  return agreement.seal === sealOf(id, agreement);
}

function sealOf(id: string, {source, target, reason}: Omit<Agreement, 'seal'>): string {
  return hashOf(JSON.stringify([id, source, target, reason ?? null])).slice(0, 8);
}

/** Returns the seal of a page. A settled page has no open sections and passes all checks. */
export function sealOfPage({blobs, sections}: LockedPage, isSettled: boolean): string {
  const seals = Object.entries(sections).map(([id, agreement]) => [id, agreement.seal]);
  const about = [blobs.source, blobs.target, seals, ...(isSettled ? [] : ['open'])];
  return hashOf(JSON.stringify(about)).slice(0, 8);
}

/** Returns true if the files of a page are exactly the agreed ones, so that they need not be parsed. */
export function isSettled(page: LockedPage, blobs: Blobs): boolean {
  return (
    page.seal === sealOfPage(page, true) &&
    page.blobs.source === blobs.source &&
    page.blobs.target === blobs.target &&
    Object.entries(page.sections).every(([id, agreement]) => isSealed(id, agreement))
  );
}

/** Returns true if the entry of a page has a valid seal, so no agreement was deleted from it by hand. */
export function isWholePage(page: LockedPage): boolean {
  return [true, false].some((isSettled) => page.seal === sealOfPage(page, isSettled));
}

/** Returns the id of a text as a git blob, with `\n` as line end. */
export function blobId(text: string): string {
  const data = Buffer.from(text.replace(/\r\n/g, '\n'));
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
}

/** Reads a lock. Returns an empty one if there is no file. */
export function readLock(root: string, file: string): LockFile {
  const place = path.join(root, file);
  if (!existsSync(place)) return {pages: {}, isWhole: true};
  try {
    const {seal, pages} = JSON.parse(readFileSync(place, 'utf8')) as {seal?: string; pages: Lock};
    return {pages, isWhole: seal === sealOfLock(pages)};
  } catch (error) {
    throw new Error(
      `${file} is not JSON: ${(error as Error).message}. After a merge, keep either side of each line`,
      {cause: error},
    );
  }
}

/** Returns the checksum of the lock. It depends on the paths of pages only, so that merges rarely conflict. */
function sealOfLock(pages: Lock): string {
  return hashOf(JSON.stringify(Object.keys(pages).sort())).slice(0, 8);
}

/** Writes a sorted lock with one line per section, so that merges rarely conflict. */
export function writeLock(root: string, file: string, {pages, isWhole}: LockFile): void {
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
  const seal = isWhole ? `  "seal": "${sealOfLock(pages)}",\n` : '';
  writeFileSync(
    path.join(root, file),
    `{\n  "version": 1,\n${seal}  "pages": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
}
