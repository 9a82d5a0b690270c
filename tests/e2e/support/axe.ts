import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {everything} from './pages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The themes that every check is made in. */
export const themes = ['light', 'dark'] as const;

/** Widths with themes: each width and each theme once, all with all with TEST_SCOPE=all. */
export const pairs = (widths: readonly number[]) =>
  everything
    ? widths.flatMap((width) => themes.map((theme) => [width, theme] as const))
    : widths.map((width, index) => [width, themes[index % themes.length]!] as const);

/** What axe finds in a page or in a part of it, short enough to read in a report. */
export async function findings(page: Page, part = 'html', except?: string): Promise<string[]> {
  // In the page itself, which has no frames, and without a list of everything that is well: half of the work.
  // What a page has of axe since the last time is not read again, which would be a third of it.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({page, ...(isThere && {axeSource: ';'})})
    .setLegacyMode(true)
    .include(part);
  if (except) axe.exclude(except);
  const {violations} = await axe
    .options({
      runOnly: {type: 'tag', values: tags},
      resultTypes: ['violations'],
      // The rows of the history hold buttons, so they are a grid; that DocSearch draws it as a list is its own matter.
      rules: {'aria-allowed-role': {enabled: part !== 'dialog.search-dialog'}},
    })
    .analyze();
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
