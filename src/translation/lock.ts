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
  /** Tells which sections were agreed, and whether that settles the page. */
  readonly seal?: string;
  readonly sections: Readonly<Record<string, Agreement>>;
};

/** What was agreed of every page, by its path. */
export type Lock = Readonly<Record<string, LockedPage>>;

export type LockFile = {
  readonly pages: Lock;
  /** Whether it has all the pages that were agreed; else one was taken out by hand, or two locks were merged. */
  readonly isWhole: boolean;
};

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

/** The seal of a page with these sections; of a settled one nothing was left to do, and all checks passed. */
export function sealOfPage({blobs, sections}: LockedPage, isSettled: boolean): string {
  const seals = Object.entries(sections).map(([id, agreement]) => [id, agreement.seal]);
  const about = [blobs.source, blobs.target, seals, ...(isSettled ? [] : ['open'])];
  return hashOf(JSON.stringify(about)).slice(0, 8);
}

/** Whether everything in these files is agreed, which needs no look into them. */
export function isSettled(page: LockedPage, blobs: Blobs): boolean {
  return (
    page.seal === sealOfPage(page, true) &&
    page.blobs.source === blobs.source &&
    page.blobs.target === blobs.target &&
    Object.entries(page.sections).every(([id, agreement]) => isSealed(id, agreement))
  );
}

/** Whether a page has all the sections that were agreed. */
export function isWholePage(page: LockedPage): boolean {
  return [true, false].some((isSettled) => page.seal === sealOfPage(page, isSettled));
}

/** The id that git gives to a file with this text; line ends are those of the repository. */
export function blobId(text: string): string {
  const data = Buffer.from(text.replace(/\r\n/g, '\n'));
  return createHash('sha1').update(`blob ${data.length}\0`).update(data).digest('hex');
}

/** Reads a lock; a site that has agreed on nothing has none. */
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

/** Changes when a page comes or goes, and with nothing else: two people seldom change it. */
function sealOfLock(pages: Lock): string {
  return hashOf(JSON.stringify(Object.keys(pages).sort())).slice(0, 8);
}

/** Writes a lock, sorted, a line per section, so that changes of two people seldom meet; one that is not whole unsealed. */
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
