/** The part of a provider's record that the dialog reads. */
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
  /** Words that the section was found by. */
  readonly words?: readonly string[];
};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];
export type HitType = Level | 'content';
type Hierarchy = Readonly<Record<Level, string | null>> & {readonly lvl0: string};

/** Says where an address leads, see `hitAddress`; undefined leaves the record out. */
export type Resolve = (url: string) => string | undefined;

/** Leaves `<mark>` as the only markup: the dialog sets these texts as HTML. Safe to apply twice. */
export function markOnly(text: string): string {
  return text.replace(/<(?!\/?mark>)/g, '&lt;');
}

type Site = {
  /** Where the page was opened, and where the site is published. */
  readonly origin: string;
  readonly siteUrl: string;
  /** True for the path of a page of this site. */
  readonly isPage: (path: string) => boolean;
};

/**
 * Where a hit leads: a path for a page of this site, on whatever host the index was made, else the whole address.
 * Undefined for what is not http(s).
 */
export function hitAddress(url: string, {origin, siteUrl, isPage}: Site): string | undefined {
  // As the site's own index has them: nothing to read.
  if (/^\/(?!\/)[\w.#%/-]*$/.test(url)) return url;
  if (!URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  const isOurs =
    [origin, new URL(siteUrl).origin].includes(target.origin) || isPage(target.pathname);
  if (!isOurs) return target.href;
  // `//host` at the start of a path would be another host again.
  return target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A record without anything unknown in it; undefined when it is none, or leads nowhere. */
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
      // The title of a group, which is set as text.
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

/** What the dialog says about hits. */
type Say = {
  /** It was found by another name of what was typed. */
  readonly also: (word: string) => string;
  /** The title of what only mentions the words, below what is about them. */
  readonly mentions: string;
};

/**
 * An answer's record, fit to be shown: only `<mark>` is markup, its address is one of http(s), and below the title
 * of a section stands the way to it (`dts › dts.bundle`) instead of the page alone. Marks are for what was found, so
 * the way has none. What is known of an option, and by which other name a section was found, stand behind it.
 */
export function cleanHit(raw: unknown, resolve: Resolve, say: Say): Hit | undefined {
  const hit = cleanRecord(raw, resolve);
  if (!hit) return undefined;
  const snippets = field(raw, '_snippetResult');
  const snippet = (name: Level): string | null => {
    const value = textOf(field(field(field(snippets, 'hierarchy'), name), 'value'));
    return value === null ? hit.hierarchy[name] : markOnly(value);
  };
  const titles = levels.map((name) => [name, snippet(name)] as const);
  const own = hit.type === 'content' ? levels.length : levels.indexOf(hit.type);
  const way = titles
    .slice(0, own)
    .flatMap(([, title]) => (title ? [title.replace(/<\/?mark>/g, '')] : []))
    .join(' › ');
  const also = textOf(field(raw, 'also'));
  const notes = [textOf(field(raw, 'facts')), also && say.also(also)].filter(Boolean);
  const below = markOnly([way, ...notes].join(' · '));
  // The dialog draws below the title of a page what there is of text.
  const isNoted = hit.type === 'lvl1' && notes.length > 0;
  const content = isNoted ? notes.join(' · ') : textOf(field(field(snippets, 'content'), 'value'));
  const words = field(raw, 'words');
  return {
    ...hit,
    ...(field(raw, 'isMention') === true && {hierarchy: {...hit.hierarchy, lvl0: say.mentions}}),
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
 * What a browser has kept of earlier searches, made safe and short; null when there is nothing to keep. Another site of
 * the origin may have written it, so it leads nowhere else.
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
 * History with one more search on top. The modal keeps a piece of text under its page only when the page was among
 * the results; here it is kept under the section it stands in. Null when it is a favourite already.
 */
export function withText(
  recent: string | null,
  favourites: string | null,
  hit: Hit,
  limit: number,
): string | null {
  const type = [...levels].reverse().find((level) => hit.hierarchy[level]) ?? 'lvl1';
  const {objectID, url, hierarchy} = hit;
  const kept: Hit = {objectID, url, type, content: null, hierarchy};
  const same = (one: unknown): boolean => field(one, 'objectID') === objectID;
  const list = (text: string | null): readonly unknown[] => {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items : [];
  };
  if (list(favourites).some(same)) return null;
  return JSON.stringify([kept, ...list(recent).filter((one) => !same(one))].slice(0, limit));
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** A text with marks and entities as a reader sees it. */
export function plainText(text: string): string {
  return text
    .replace(/<\/?mark>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!);
}
