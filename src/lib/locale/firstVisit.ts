const bots = /bot|spider|crawl|lighthouse/i;

export type FirstVisit = {
  readonly mode: 'auto' | 'never';
  readonly visited: boolean;
  readonly userAgent: string;
  /** Languages of the browser, the preferred one first. */
  readonly languages: readonly string[];
  /** `<html lang>` of the page. */
  readonly pageLanguage: string;
  /** The alternate links of the page's head. */
  readonly alternates: readonly {readonly hreflang: string; readonly href: string}[];
};

/** Returns true if the visit has to be stored, so that the next one is no first visit. Bots are ignored. */
export function isRecorded({mode, userAgent}: FirstVisit): boolean {
  return mode === 'auto' && !bots.test(userAgent);
}

/**
 * Returns the path to redirect a first visit to, or undefined. Only the path of an alternate link is used, so that the
 * redirect stays on this origin.
 */
export function firstVisitTarget(visit: FirstVisit): string | undefined {
  if (visit.visited || !isRecorded(visit)) return undefined;
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
