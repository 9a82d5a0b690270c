/** What both kinds of feed say about a blog. Addresses are absolute. */
export type Feed = {
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** The blog's own page. */
  readonly url: string;
  readonly author: string;
  readonly icon: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
};

export type FeedEntry = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly date: Date;
  /** The whole article as HTML, addresses absolute. */
  readonly html: string;
};

/** The feed of a blog in its order: newest first, and of the same day by address. */
export function byDate(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  return [...entries].sort(
    (a, b) => b.date.getTime() - a.date.getTime() || (a.url < b.url ? -1 : 1),
  );
}

/**
 * The date of an article, from its front matter: what YAML reads as a date, or a text. A text without a time zone
 * means UTC, so that the machine's zone plays no part. Without a valid date it throws and names the file.
 */
export function articleDate(value: unknown, file: string): Date {
  const hasZone = typeof value === 'string' && /(?:Z|[+-]\d\d:?\d\d)$/i.test(value.trim());
  const date =
    value instanceof Date
      ? value
      : typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:$|[T ])/.test(value.trim())
        ? new Date(iso(value.trim(), hasZone))
        : undefined;
  if (date && !Number.isNaN(date.getTime())) return date;
  throw new Error(`${file}: front matter "date" must be a date such as 2025-05-14`);
}

/** `2025-05-14 10:00` as ECMAScript's own format, whose result does not depend on the engine. */
function iso(text: string, hasZone: boolean): string {
  const [day = '', time] = text.split(/[T ]\s*/, 2);
  return time === undefined ? `${day}T00:00:00Z` : `${day}T${time}${hasZone ? '' : 'Z'}`;
}
