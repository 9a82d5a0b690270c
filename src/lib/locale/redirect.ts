const bots = /bot|spider|crawl|lighthouse/i;

export type FirstVisit = {
  readonly mode: 'auto' | 'never';
  readonly visited: boolean;
  readonly userAgent: string;
  /** Languages of the browser, the preferred one first. */
  readonly languages: readonly string[];
  /** `<html lang>` of the page. */
  readonly pageLanguage: string;
  /** The page in every language: `hreflang` → address, as its head says. */
  readonly alternates: readonly {readonly hreflang: string; readonly href: string}[];
};

/** True when the visit is to be remembered: bots leave no mark. */
export function marksVisit({mode, userAgent}: FirstVisit): boolean {
  return mode === 'auto' && !bots.test(userAgent);
}

/**
 * The path a first-time reader is sent to, or undefined to stay. Only the path of an alternate that
 * the page itself names is ever returned, so a redirect cannot leave the origin.
 */
export function firstVisitTarget(visit: FirstVisit): string | undefined {
  if (visit.visited || !marksVisit(visit)) return undefined;
  const wanted = primary(visit.languages[0] ?? '');
  if (!wanted || wanted === primary(visit.pageLanguage)) return undefined;
  const alternate = visit.alternates.find(
    ({hreflang}) => hreflang !== 'x-default' && primary(hreflang) === wanted,
  );
  if (!alternate) return undefined;
  try {
    const {pathname} = new URL(alternate.href);
    return pathname.startsWith('//') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
