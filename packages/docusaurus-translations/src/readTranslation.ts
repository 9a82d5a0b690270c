import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {inLocale, type Config} from './config.ts';
import type {Document} from './document.ts';
import {blobId, isSettled, readLock, type LockedPage} from './lock.ts';
import {sectionStates, states, type SectionStatus, type State} from './states.ts';
import {readMessages} from './messageFile.ts';

/** A page or a message catalogue with the states of its sections. */
export type PageStatus = {
  /** Name of a page, such as `guide/basic/cli` or `blog/news`; path of a translated catalogue without `.json`. */
  readonly path: string;
  readonly kind: Document['kind'];
  readonly files: {readonly source: string; readonly target: string};
  readonly has: {readonly source: boolean; readonly target: boolean};
  /** Parsed files; undefined for a missing file and for a settled page. */
  readonly source: Document | undefined;
  readonly target: Document | undefined;
  /** Sections of the source in order, then sections that only the translation has. Without texts if `isSettled`. */
  readonly sections: readonly SectionStatus[];
  /** True if both files are exactly the agreed ones, so that they were not parsed. */
  readonly isSettled: boolean;
  /** Entry of the page in the lock, and the path of the entry, which is the old path of a renamed page. */
  readonly locked: LockedPage | undefined;
  readonly lockedAs: string | undefined;
};

type Options = {
  readonly only?: (page: Pick<PageStatus, 'path' | 'files'>) => boolean;
  /** True to parse settled pages as well, whose files are exactly the agreed ones. */
  readonly whole?: boolean;
};

/**
 * Reads the state of all sections of a language from the configuration, the files and the lock, without git.
 * Throws with `file:line` if a page does not parse.
 */
export async function readTranslation(
  root: string,
  config: Config,
  locale: string,
  {only = () => true, whole = false}: Options = {},
): Promise<{readonly pages: readonly PageStatus[]}> {
  const lock = readLock(root, inLocale(config.lock, locale));
  const all = [...pagesOf(root, config, locale), ...wordsOf(config, locale)];
  const names = new Set(all.map((page) => page.path));
  const left = new Map(Object.entries(lock).filter(([name]) => !names.has(name)));
  const pages: PageStatus[] = [];
  for (const page of all.filter(only)) {
    const {files} = page;
    const [ours, theirs] = [files.source, files.target].map((file) => readText(root, file));
    const has = {source: ours !== undefined, target: theirs !== undefined};
    const own = lock[page.path];
    const blobs = {source: blobId(ours ?? ''), target: blobId(theirs ?? '')};
    if (own && !whole && isSettled(own, blobs)) {
      pages.push({
        ...page,
        ...{has, source: undefined, target: undefined, isSettled: true},
        ...{locked: own, lockedAs: page.path},
        sections: Object.entries(own.sections).map(([id, agreement]) => ({
          ...{id, state: 'fresh', agreement, source: undefined, target: undefined},
        })),
      });
      continue;
    }
    const source = await read(files.source, ours);
    const target = await readTarget(files.target, theirs, source, config);
    const lockedAs = own ? page.path : formerPath([source, target], left);
    const locked = lockedAs === undefined ? undefined : lock[lockedAs];
    const sections = sectionStates(source, target, locked);
    pages.push({...page, has, source, target, isSettled: false, locked, lockedAs, sections});
  }
  return {pages};
}

/** Returns the number of sections in each state. */
export function countStates(pages: readonly PageStatus[]): Readonly<Record<State, number>> {
  const totals = Object.fromEntries(states.map((state) => [state, 0])) as Record<State, number>;
  for (const {sections} of pages) for (const {state} of sections) totals[state] += 1;
  return totals;
}

type Named = Pick<PageStatus, 'path' | 'kind' | 'files'>;

/** Splits the text of a file into sections. Returns undefined if the file is missing. */
export async function read(file: string, text: string | undefined): Promise<Document | undefined> {
  if (text === undefined) return undefined;
  if (file.endsWith('.json')) return readMessages(file, text);
  // Loaded on demand, because a site without changes needs no parser.
  const {readPage} = await import('./pageSections.ts');
  return readPage(file, text);
}

/** Reads a translation. Pairs headings without explicit ids with those of the source, unless ids are required. */
export async function readTarget(
  file: string,
  text: string | undefined,
  source: Document | undefined,
  {explicitIds}: Pick<Config, 'explicitIds'>,
): Promise<Document | undefined> {
  const target = await read(file, text);
  if (explicitIds || !source || target?.kind !== 'page') return target;
  const {pairHeadings} = await import('./pageSections.ts');
  return pairHeadings(source, target);
}

function pagesOf(root: string, config: Config, locale: string): readonly Named[] {
  return config.content.flatMap(({source, target, prefix}) => {
    const folders = [source, inLocale(target, locale)] as const;
    const names = new Set(folders.flatMap((folder) => list(root, folder)));
    return [...names].sort().map((name): Named => {
      const files = {source: `${folders[0]}/${name}`, target: `${folders[1]}/${name}`};
      return {path: prefix + name.replace(/\.mdx?$/, ''), kind: 'page', files};
    });
  });
}

function wordsOf(config: Config, locale: string): readonly Named[] {
  return config.words.map(({source, target}): Named => {
    const files = {source, target: inLocale(target, locale)};
    return {path: files.target.replace(/\.json$/, ''), kind: 'words', files};
  });
}

/** Reads a file. Returns undefined if the file is missing. */
export function readText(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

function list(root: string, folder: string): readonly string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) =>
      path.relative(place, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}

/** Returns the old path of a renamed page: at least half of the sections locked under it are in `documents`. */
function formerPath(
  documents: readonly (Document | undefined)[],
  left: ReadonlyMap<string, LockedPage>,
): string | undefined {
  const hashes = new Set(
    documents.flatMap((document) => document?.sections.map(({id, hash}) => `${id} ${hash}`)),
  );
  const shareOf = ({sections}: LockedPage): number => {
    const entries = Object.entries(sections);
    const same = entries.filter(([id, {source, target}]) =>
      [source, target].some((hash) => hashes.has(`${id} ${hash}`)),
    );
    return same.length / entries.length;
  };
  const found = [...left].filter(([, page]) => shareOf(page) >= 0.5);
  return found.sort(([, a], [, b]) => shareOf(b) - shareOf(a))[0]?.[0];
}
