import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {everything} from './pages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

export const themes = ['light', 'dark'] as const;

/** Returns pairs of width and theme: one pair per width, with alternating themes; all pairs with TEST_SCOPE=all. */
export const pairs = (widths: readonly number[]) =>
  everything
    ? widths.flatMap((width) => themes.map((theme) => [width, theme] as const))
    : widths.map((width, index) => [width, themes[index % themes.length]!] as const);

/** Rules of axe whose result depends on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

type Options = {
  /** Rules to run; all by default. */
  readonly rules?: readonly string[];
};

/** Returns the violations that axe finds in an element, one line each. */
export async function findings(
  page: Page,
  part = 'html',
  except?: string,
  {rules}: Options = {},
): Promise<string[]> {
  // For speed: injects axe once per page, uses its legacy mode, and requests no list of passed rules.
  const isInjected = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({page, ...(isInjected && {axeSource: ';'})})
    .setLegacyMode(true)
    .include(part);
  if (except) axe.exclude(except);
  const {violations} = await axe
    .options({
      runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: tags},
      resultTypes: ['violations'],
    })
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary = ''}) =>
        `${id}: ${target.join(' ')} | ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** Emulates a colour scheme of the system and reduced motion, and waits until the page has the theme. */
export async function setTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
