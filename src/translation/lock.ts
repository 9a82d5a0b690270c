import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './text';

/** The git blob ids of both files, from which the texts that were agreed can be shown. */
export type Blobs = {readonly source: string; readonly target: string};

/** Which two texts were last agreed to say the same. */
export type Agreement = {
  readonly source: string;
  readonly target: string;
  /** Why the translation stands although only one of the texts had changed. */
  readonly reason?: string;
  /** Where the agreed texts are, when the page has changed since: else those of the page. */
  readonly blobs?: Blobs;
  /** Only `agree` makes it: a hash that was set by hand does not fit to it. */
  readonly seal: string;
};

export type LockedPage = {
  readonly blobs: Blobs;
  /** Says that nothing was left to do, and all checks passed, in the files with just these ids. */
  readonly seal?: string;
  readonly sections: Readonly<Record<string, Agreement>>;
};

/** What was agreed of every page, by its path. */
export type Lock = Readonly<Record<string, LockedPage>>;

/** The agreement on two texts, given by their hashes. */
export function agree(id: string, source: string, target: string, reason?: string): Agreement {
  const agreed = {source, target, ...(reason === undefined ? {} : {reason})};
  return {...agreed, seal: sealOf(id, agreed)};
}

/** Whether an agreement was made by `agree`, for a section of this name. */
export function isSealed(id: string, agreement: Agreement): boolean {
  return agreement.seal === sealOf(id, agreement);
}

function sealOf(id: string, {source, target, reason}: Omit<Agreement, 'seal'>): string {
  return hashOf(JSON.stringify([id, source, target, reason ?? null])).slice(0, 8);
}

/** The seal of a page of which everything is agreed. */
export function sealOfPage({blobs, sections}: LockedPage): string {
  const seals = Object.entries(sections).map(([id, agreement]) => [id, agreement.seal]);
  return hashOf(JSON.stringify([blobs.source, blobs.target, seals])).slice(0, 8);
}

/** Whether everything in these files is agreed, which needs no look into them. */
export function isSettled(page: LockedPage, blobs: Blobs): boolean {
  return (
    page.seal === sealOfPage(page) &&
    page.blobs.source === blobs.source &&
    page.blobs.target === blobs.target &&
    Object.entries(page.sections).every(([id, agreement]) => isSealed(id, agreement))
  );
}

/** The id that git gives to a file with this text; line ends are those of the repository. */
export function blobId(text: string): string {
  const data = Buffer.from(text.replace(/\r\n/g, '\n'));
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
}

/** Reads a lock; a site that has agreed on nothing has none. */
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

/** Writes a lock, sorted, a line per section, so that changes of two people seldom meet. */
export function writeLock(root: string, file: string, lock: Lock): void {
  const pages = Object.keys(lock)
    .sort()
    .map((name) => {
      const {sections, ...page} = lock[name]!;
      const lines = Object.entries(sections).map(
        ([id, agreement]) => `        ${JSON.stringify(id)}: ${JSON.stringify(agreement)}`,
      );
      return [
        `    ${JSON.stringify(name)}: {`,
        ...Object.entries(page).map(([key, value]) => `      "${key}": ${JSON.stringify(value)},`),
        `      "sections": {\n${lines.join(',\n')}\n      }\n    }`,
      ].join('\n');
    });
  writeFileSync(
    path.join(root, file),
    `{\n  "version": 1,\n  "pages": {\n${pages.join(',\n')}\n  }\n}\n`,
  );
}
