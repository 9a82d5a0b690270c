import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The themes that every check is made in. */
export const themes = ['light', 'dark'] as const;

/** What axe finds in a page or in a part of it, short enough to read in a report. */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).include(part).withTags(tags).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary = ''}) =>
        `${id}: ${target.join(' ')} | ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** Gives the system a colour scheme, which a page without a choice of its own follows. */
export async function setTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
