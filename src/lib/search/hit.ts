import {decodeEntities} from '../page/headingText';

/** The fields of a provider's record that the dialog reads. */
export type Hit = {
  readonly objectID: string;
  readonly url: string;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly _snippetResult?: {
    readonly content?: {readonly value: string};
    readonly hierarchy: Readonly<Partial<Record<Level, {readonly value: string}>>>;
  };
  /** Matching words. */
  readonly words?: readonly string[];
};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];
export type HitType = Level | 'content';
type Hierarchy = Readonly<Record<Level, string | null>> & {readonly lvl0: string};

/** Returns the address to link to, see `hitAddress`; undefined drops the record. */
export type Resolve = (url: string) => string | undefined;

/** Escapes all markup but `<mark>`, because the dialog sets texts as HTML. Safe to apply twice. */
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
 * Returns a path for a page of this site, whatever host is in the index, else the URL; undefined if it is not
 * http(s).
 */
export function hitAddress(url: string, {origin, siteUrl, isPage}: Site): string | undefined {
  // Paths of the embedded index.
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

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the known fields of a record; undefined if it is invalid or has no address. */
function cleanRecord(raw: unknown, resolve: Resolve): Hit | undefined {
  const hierarchy = field(raw, 'hierarchy');
  const objectID = textOf(field(raw, 'objectID'));
  const address = textOf(field(raw, 'url'));
  const url = address ? resolve(address) : undefined;
  const type = [...levels, 'content' as const].find((name) => name === field(raw, 'type'));
  const level = (name: string): string | null => {
    const text = textOf(field(hierarchy, name));
    return text === null ? null : markOnly(text);
  };
  const page = level('lvl1');
  const content = textOf(field(raw, 'content'));
  if (!objectID || !url || !type || !page) return undefined;
  if (type === 'content' ? !content : !level(type)) return undefined;
  return {
    objectID,
    url,
    type,
    content: content === null ? null : markOnly(content),
    hierarchy: {
      // Set as text by the dialog.
      lvl0: textOf(field(hierarchy, 'lvl0')) ?? page,
      lvl1: page,
      lvl2: level('lvl2'),
      lvl3: level('lvl3'),
      lvl4: level('lvl4'),
      lvl5: level('lvl5'),
      lvl6: level('lvl6'),
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
 * Returns a record to show: its only markup is `<mark>`, its address is http(s), and the line below a
 * section's title has its parent headings (`dts › dts.bundle`), followed by the facts of an option and a
 * synonym that matches.
 */
export function cleanHit(raw: unknown, resolve: Resolve, texts: Texts): Hit | undefined {
  const hit = cleanRecord(raw, resolve);
  if (!hit) return undefined;
  const snippets = field(raw, '_snippetResult');
  const snippet = (name: Level): string | null => {
    const value = textOf(field(field(field(snippets, 'hierarchy'), name), 'value'));
    return value === null ? hit.hierarchy[name] : markOnly(value);
  };
  const titles = levels.map((name) => [name, snippet(name)] as const);
  const own = hit.type === 'content' ? levels.length : levels.indexOf(hit.type);
  const trail = titles
    .slice(0, own)
    .flatMap(([, title]) => (title ? [title.replace(/<\/?mark>/g, '')] : []))
    .join(' › ');
  const also = textOf(field(raw, 'also'));
  const notes = [textOf(field(raw, 'facts')), also && texts.also(also)].filter(Boolean);
  const below = markOnly([trail, ...notes].join(' · '));
  // The dialog shows the content below the title of a page.
  const isNoted = hit.type === 'lvl1' && notes.length > 0;
  const content = isNoted ? notes.join(' · ') : textOf(field(field(snippets, 'content'), 'value'));
  const words = field(raw, 'words');
  return {
    ...hit,
    ...(field(raw, 'isMention') === true && {hierarchy: {...hit.hierarchy, lvl0: texts.mentions}}),
    ...(Array.isArray(words) && {words: words.filter((word) => typeof word === 'string')}),
    ...(isNoted && {content: markOnly(notes.join(' · '))}),
    _snippetResult: {
      hierarchy: {
        ...Object.fromEntries(titles.map(([name, title]) => [name, {value: title ?? ''}])),
        ...(hit.type !== 'lvl1' && {lvl1: {value: below}}),
      },
      ...(content !== null && {content: {value: markOnly(content)}}),
    },
  };
}

/**
 * Returns the stored search history without invalid hits, at most `limit`; null if it is empty. Another site
 * of the origin may have written it, so hits on other sites are removed.
 */
export function cleanHistory(
  stored: string | null,
  limit: number,
  resolve: Resolve,
): string | null {
  let items: unknown;
  try {
    items = JSON.parse(stored ?? '[]');
  } catch {
    return null;
  }
  if (!Array.isArray(items)) return null;
  const hits = new Map<string, Hit>();
  for (const item of items) {
    const hit = cleanRecord(item, resolve);
    if (hit?.url.startsWith('/') && !hits.has(hit.objectID)) hits.set(hit.objectID, hit);
  }
  return hits.size === 0 ? null : JSON.stringify([...hits.values()].slice(0, limit));
}

/**
 * Returns the search history with the section of a hit on top; null if it is a favourite. DocSearch itself
 * stores a text only if its page is among the results.
 */
export function withText(
  recent: string | null,
  favourites: string | null,
  hit: Hit,
  limit: number,
): string | null {
  const type = [...levels].reverse().find((level) => hit.hierarchy[level]) ?? 'lvl1';
  const {objectID, url, hierarchy} = hit;
  const stored: Hit = {objectID, url, type, content: null, hierarchy};
  const same = (one: unknown): boolean => field(one, 'objectID') === objectID;
  const list = (text: string | null): readonly unknown[] => {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items : [];
  };
  if (list(favourites).some(same)) return null;
  return JSON.stringify([stored, ...list(recent).filter((one) => !same(one))].slice(0, limit));
}

/** Returns the text of markup with `<mark>`. */
export function plainText(markup: string): string {
  return decodeEntities(markup.replace(/<\/?mark>/g, ''));
}
