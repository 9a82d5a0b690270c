import {withHeading} from '../../lib/address/reportAddress';
import {closest, type Sync} from './dom';

/** Gives a report of a problem the heading that the reader is at, on the way to the form. */
export function startReport(): Sync {
  // Every way to follow a link: by click or key, into a new tab, by its menu.
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(type, (event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[data-report]');
      if (link) link.href = withHeading(link.href, headingInView());
    });
  }
  return () => undefined;
}

/** The heading that the outline marks, by its text and its id; above the first one a report is about the page. */
function headingInView(): string | undefined {
  const entry = document.querySelector<HTMLAnchorElement>(
    'html[data-section] .outline a[aria-current="true"]',
  );
  return entry ? `${entry.textContent?.trim()} (${decodeURIComponent(entry.hash)})` : undefined;
}
