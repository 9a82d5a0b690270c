import {decodeEntities} from '../page/headingText';

/** A result as the search history stores it: fields of the provider's record, without highlights. */
export type SavedHit = {
  readonly objectID: string;
  readonly url: string;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
};

/** A result to show. The only markup in its texts is `<mark>`. */
export type Hit = SavedHit & {
  readonly title: string;
  /** Line below the title: parent headings, facts about an option, and a synonym that matches. */
  readonly below: string;
  /** Name of the file and the matching line, if the passage is code; otherwise empty. */
  readonly code: string;
  /** On the first hit of a page: number of the page's hits to show. */
  readonly rows?: number;
  /** Words to highlight on the page. */
  readonly words?: readonly string[];
  /** Language of the result, if it is not that of the current page. */
  readonly lang?: string;
};

export const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];
type HitType = Level | 'content';
type Hierarchy = Readonly<Record<Level, string | null>> & {readonly lvl0: string};

/** Returns the address to which a hit links, see `hitAddress`. If it is undefined, the record is left out. */
export type Resolve = (url: string) => string | undefined;

/** Escapes all markup except `<mark>`. Applied to its result, it changes nothing. */
export function markOnly(text: string): string {
  return text.replace(/<(?!\/?mark>)/g, '&lt;');
}

type Site = {
  /** Origin of the current page. */
  readonly origin: string;
  /** Published URL of the site. */
  readonly siteUrl: string;
  /** Returns true for the path of a page of this site. */
  readonly isPage: (path: string) => boolean;
};

/**
 * Returns the path if the URL is a page of this site, even on another host, or the whole URL if it is another site;
 * undefined if it is not an HTTP(S) URL.
 */
export function hitAddress(url: string, {origin, siteUrl, isPage}: Site): string | undefined {
  // The site's own index contains paths, which need no changes.
  if (/^\/(?!\/)[\w.#%/-]*$/.test(url)) return url;
  if (!URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  const isOurs =
    [origin, new URL(siteUrl).origin].includes(target.origin) || isPage(target.pathname);
  if (!isOurs) return target.href;
  // A path that starts with `//` would name another host.
  return target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the text of a field of a record, or null. `path` has the names of nested fields, separated by dots. */
function textAt(raw: unknown, path: string): string | null {
  const value = path.split('.').reduce(field, raw);
  return typeof value === 'string' ? value : null;
}

/** Returns the text of a field with all markup except `<mark>` escaped, or null. */
function markupAt(raw: unknown, path: string): string | null {
  const text = textAt(raw, path);
  return text && markOnly(text);
}

/** Returns the known fields of a record; undefined if it is invalid or has no address. */
function cleanRecord(raw: unknown, resolve: Resolve): SavedHit | undefined {
  const objectID = textAt(raw, 'objectID');
  const address = textAt(raw, 'url');
  const url = address ? resolve(address) : undefined;
  const type = [...levels, 'content' as const].find((name) => name === field(raw, 'type'));
  const titles = Object.fromEntries(
    levels.map((name) => [name, markupAt(raw, `hierarchy.${name}`)]),
  ) as Record<Level, string | null>;
  const page = titles.lvl1;
  const content = markupAt(raw, 'content');
  if (!objectID || !url || !type || !page) return undefined;
  if (type === 'content' ? !content : !titles[type]) return undefined;
  return {
    objectID,
    url,
    type,
    content,
    hierarchy: {
      // The dialog shows `lvl0` as text, so its markup need not be escaped.
      lvl0: textAt(raw, 'hierarchy.lvl0') ?? page,
      ...titles,
    },
  };
}

/** Texts of the dialog. */
type Texts = {
  /** Returns the note about a synonym that matches. */
  readonly also: (word: string) => string;
  /** Title of the group of sections that only mention the words. */
  readonly mentions: string;
};

/**
 * Converts a record to a result: its only markup is `<mark>`, its address is a path or HTTP(S) URL, and below the
 * title of a section are its parent headings (`dts › dts.bundle`), the facts about an option, and a synonym that
 * matches. The title of a match in code is that of its section.
 */
export function cleanHit(raw: unknown, resolve: Resolve, texts: Texts): Hit | undefined {
  const saved = cleanRecord(raw, resolve);
  if (!saved) return undefined;
  const {type, content, hierarchy} = saved;
  const titles = levels.flatMap((name) => {
    const title = markupAt(raw, `_snippetResult.hierarchy.${name}.value`) ?? hierarchy[name];
    return title ? [{name, title}] : [];
  });
  const [file, line] = [markupAt(raw, 'file'), markupAt(raw, 'line')];
  const text = content && (markupAt(raw, '_snippetResult.content.value') ?? content);
  const passage = type === 'content' && line === null ? text : null;
  const section =
    type === 'content' ? titles.length - 1 : titles.findIndex(({name}) => name === type);
  const trail = titles
    .slice(0, passage === null ? section : undefined)
    .map(({title}) => title.replace(/<\/?mark>/g, ''))
    .join(' › ');
  const also = textAt(raw, 'also');
  const notes = [textAt(raw, 'facts'), also && texts.also(also)].filter(Boolean);
  const below = type === 'lvl1' && notes.length === 0 ? [text] : [trail, ...notes];
  const [rows, words] = [field(raw, 'rows'), field(raw, 'words')];
  return {
    ...saved,
    ...(field(raw, 'isMention') === true && {hierarchy: {...hierarchy, lvl0: texts.mentions}}),
    title: passage ?? titles[section]!.title,
    below: markOnly(below.filter(Boolean).join(' · ')),
    code: [file, line].filter(Boolean).join(' · '),
    ...(typeof rows === 'number' && {rows}),
    ...(Array.isArray(words) && {words: words.filter((word) => typeof word === 'string')}),
  };
}

/**
 * Returns at most `limit` hits of the stored search history, without invalid ones. Another site on the same origin may
 * have written it, so hits that are not a path of this site are removed.
 */
export function cleanHistory(
  stored: string | null,
  limit: number,
  resolve: Resolve,
): readonly SavedHit[] {
  let items: unknown;
  try {
    items = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(items)) return [];
  const hits = new Map<string, SavedHit>();
  for (const item of items) {
    const hit = cleanRecord(item, resolve);
    if (hit?.url.startsWith('/') && !hits.has(hit.objectID)) hits.set(hit.objectID, hit);
  }
  return [...hits.values()].slice(0, limit);
}

/** Returns a hit as it is stored: without highlights, and a passage replaced by its section. */
export function savedHit({objectID, url, type, content, hierarchy}: SavedHit): SavedHit {
  if (type !== 'content') return {objectID, url, type, content, hierarchy};
  const section = [...levels].reverse().find((level) => hierarchy[level]) ?? 'lvl1';
  return {objectID, url, type: section, content: null, hierarchy};
}

/** Returns the plain text of markup that contains no elements but `<mark>`. */
export function plainText(markup: string): string {
  return decodeEntities(markup.replace(/<\/?mark>/g, ''));
}
