import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {inLocale, type Config} from './config';
import type {Document} from './document';
import {blobId, isSettled, isWholePage, readLock, type LockedPage} from './lock';
import {sectionStates, states, type SectionStatus, type State} from './states';
import {readWords} from './words';

/** A page, or a catalogue of messages, and the states of its sections. */
export type PageStatus = {
  /** As below the folder of the documents and without extension: `guide/start/quick-start`, `blog/news`. */
  readonly path: string;
  /** A catalogue has a message where a page has a section. */
  readonly kind: 'page' | 'words';
  /** Where both files are or would be, from the root of the repository. */
  readonly files: {readonly source: string; readonly target: string};
  /** Which of the two there are. */
  readonly has: {readonly source: boolean; readonly target: boolean};
  /** The files, read; undefined for one that there is not, and of a settled page. */
  readonly source: Document | undefined;
  readonly target: Document | undefined;
  /**
   * In the order of the source; what only the translation has stands behind. Those of a settled page are fresh and
   * hold no texts.
   */
  readonly sections: readonly SectionStatus[];
  /** Whether both files are as they were when everything in them was agreed, so that they were not read. */
  readonly isSettled: boolean;
  /** What was agreed of the page, and under which path: another one when it was renamed since. */
  readonly locked: LockedPage | undefined;
  readonly lockedAs: string | undefined;
};

export type Translation = {
  readonly locale: string;
  readonly pages: readonly PageStatus[];
  readonly totals: Readonly<Record<State, number>>;
};

type Options = {
  /** Only the pages that this is true of. */
  readonly only?: (page: Pick<PageStatus, 'path' | 'files'>) => boolean;
  /** Reads settled pages, too. */
  readonly whole?: boolean;
};

/**
 * The state of every section of a site in one of its languages: from the configuration, the files and the lock, and
 * nothing else, so that it is the same in a clone without history. A page that does not parse throws with `file:line`.
 */
export async function readTranslation(
  root: string,
  config: Config,
  locale: string,
  {only = () => true, whole = false}: Options = {},
): Promise<Translation> {
  const {pages: lock, isWhole} = readLock(root, inLocale(config.lock, locale));
  const all = [...pagesOf(root, config, locale), ...wordsOf(config, locale)];
  const names = new Set(all.map((page) => page.path));
  const left = new Map(Object.entries(lock).filter(([name]) => !names.has(name)));
  const pages: PageStatus[] = [];
  for (const page of all.filter(only)) {
    const texts = {
      source: readText(root, page.files.source),
      target: readText(root, page.files.target),
    };
    const has = {source: texts.source !== undefined, target: texts.target !== undefined};
    const own = lock[page.path];
    const blobs = {source: blobId(texts.source ?? ''), target: blobId(texts.target ?? '')};
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
    const source = await read(config, page.kind, page.files.source, texts.source);
    const target = await read(config, page.kind, page.files.target, texts.target);
    const lockedAs = own ? page.path : formerPath(source, target, left);
    const locked = lockedAs === undefined ? undefined : lock[lockedAs];
    const sections = sectionStates(source, target, locked, locked ? isWholePage(locked) : isWhole);
    pages.push({...page, has, source, target, isSettled: false, locked, lockedAs, sections});
  }
  return {locale, pages, totals: countStates(pages)};
}

/** How many sections are in each state. */
export function countStates(pages: readonly PageStatus[]): Readonly<Record<State, number>> {
  const totals = Object.fromEntries(states.map((state) => [state, 0])) as Record<State, number>;
  for (const {sections} of pages) for (const {state} of sections) totals[state] += 1;
  return totals;
}

type Named = Pick<PageStatus, 'path' | 'kind' | 'files'>;

/** Cuts a file into its sections; undefined where there is none. */
export async function read(
  config: Config,
  kind: PageStatus['kind'],
  file: string,
  text: string | undefined,
): Promise<Document | undefined> {
  if (text === undefined) return undefined;
  if (kind === 'words') return readWords(file, text);
  // The parser takes longer to load than all else; a site where nothing moved never needs it.
  const {readPage} = await import('./sections');
  return readPage(file, text, config.format === 'mdx' || file.endsWith('.mdx'));
}

/** The pages that are there in either language. */
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

/** The text of a file; undefined where there is none. */
export function readText(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** The pages below a folder, as paths in it. */
function list(root: string, folder: string): readonly string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) =>
      path.relative(place, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}

/** The page in the lock that this one was before its files were renamed: half of its sections are the same. */
function formerPath(
  source: Document | undefined,
  target: Document | undefined,
  left: ReadonlyMap<string, LockedPage>,
): string | undefined {
  const hashes = new Set(
    [source, target].flatMap((document) =>
      (document?.sections ?? []).map(({id, hash}) => `${id} ${hash}`),
    ),
  );
  let best: {readonly name: string; readonly share: number} | undefined;
  for (const [name, {sections}] of left) {
    const entries = Object.entries(sections);
    const same = entries.filter(
      ([id, agreed]) =>
        hashes.has(`${id} ${agreed.source}`) || hashes.has(`${id} ${agreed.target}`),
    );
    const share = same.length / entries.length;
    if (share >= 0.5 && share > (best?.share ?? 0)) best = {name, share};
  }
  return best?.name;
}
