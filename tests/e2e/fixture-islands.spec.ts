import type {Page} from '@playwright/test';
import {expect, ready, test} from './support/site';
import {useVariant} from './support/variant';

const ui = {
  clicks: 'Clicks',
  outer: 'Outer',
  inner: 'Inner',
  folded: 'Folded',
  more: 'More about it',
  bold: 'Bold text',
  link: 'a link',
};
const islands = '/guide/islands';

const counter = (page: Page, label: string) =>
  page.getByRole('button', {name: new RegExp(`^${label}: \\d+$`)});
const fact = (page: Page, name: string) => page.locator(`[data-fact="${name}"]`);

test.describe('components of a page of the fixture site', () => {
  const {at, open} = useVariant('full');

  test('components with state work from the first press, in slots and from packages', async ({
    site,
  }) => {
    const page = await open(site, islands);
    await counter(page, ui.clicks).click();
    await expect(counter(page, ui.clicks)).toHaveText(`${ui.clicks}: 1`);
    await counter(page, ui.clicks).press('Enter');
    await expect(counter(page, ui.clicks)).toHaveText(`${ui.clicks}: 2`);
    await test.step('an island in the slot of another has its own state, and the markup between them stays', async () => {
      const link = await page.getByRole('link', {name: ui.link, exact: true}).elementHandle();
      await counter(page, ui.inner).click();
      await counter(page, ui.outer).click();
      await counter(page, ui.outer).click();
      await expect(counter(page, ui.inner)).toHaveText(`${ui.inner}: 1`);
      await expect(counter(page, ui.outer)).toHaveText(`${ui.outer}: 2`);
      expect(await link.evaluate((node) => node.isConnected)).toBe(true);
    });
    await test.step('a swizzled component of the theme runs, with islands in it', async () => {
      const details = page.locator('details[data-collapsed]');
      await expect(details).toHaveAttribute('data-collapsed', 'true');
      await details.locator('summary').click();
      // The browser toggles `open`, but only the component's script writes this attribute.
      await expect(details).toHaveAttribute('data-collapsed', 'false');
      await expect(details.locator('summary')).toHaveText(ui.more);
      // During the animation, Playwright scrolls the clipped content, so the button moves under the pointer.
      await expect(details.locator('> div')).toHaveCSS('overflow', 'visible');
      await counter(page, ui.folded).click();
      await expect(counter(page, ui.folded)).toHaveText(`${ui.folded}: 1`);
      await details.locator('summary').click();
      await expect(details).not.toHaveAttribute('open');
    });
    await test.step('a component of a package works', async () => {
      const toggle = page.getByRole('button', {name: ui.bold});
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await toggle.press('Space');
      await expect(toggle).toHaveAttribute('data-state', 'off');
    });
    await test.step('the components work after a navigation away and back', async () => {
      await page.getByRole('link', {name: ui.link, exact: true}).click();
      await expect(page).toHaveURL(at('/guide/long'));
      await expect(page.locator('site-island[data-island*="fixture-site"]')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(at(islands));
      await expect(counter(page, ui.clicks)).toHaveText(`${ui.clicks}: 0`);
      await counter(page, ui.clicks).click();
      await expect(counter(page, ui.clicks)).toHaveText(`${ui.clicks}: 1`);
    });
  });

  test('without scripts the server-rendered HTML is shown', async ({site}) => {
    const page = await open(site, islands, {context: {javaScriptEnabled: false}});
    await expect(counter(page, ui.outer)).toHaveText(`${ui.outer}: 0`);
    await expect(counter(page, ui.inner)).toBeVisible();
    await expect(fact(page, 'site')).not.toBeEmpty();
    await expect(fact(page, 'browser')).toHaveText('false');
    await expect(fact(page, 'only')).toHaveText('built');
    // The theme's `Details` is a native `<details>`, which opens without scripts.
    await page.locator('summary', {hasText: ui.more}).click();
    await expect(counter(page, ui.folded)).toBeVisible();
  });

  test('hooks and links of Docusaurus follow theme and address, and client modules are notified of routes', async ({
    site,
  }) => {
    const page = await open(site, '/guide/islands?q=first#hooks');
    await expect(fact(page, 'browser')).toHaveText('true');
    await expect(fact(page, 'only')).toHaveText('live');
    await expect(fact(page, 'site')).toHaveText('Fixture');
    await expect(fact(page, 'path')).toHaveText('/guide/islands');
    await expect(fact(page, 'query')).toHaveText('?q=first');
    await expect(fact(page, 'fragment')).toHaveText('#hooks');

    await page.locator('.frame__outline a[href="#state"]').click();
    await expect(fact(page, 'fragment')).toHaveText('#state');
    await page.getByRole('button', {name: 'Replace the fragment'}).click();
    await expect(fact(page, 'fragment')).toHaveText('#hooks');
    await expect(page).toHaveURL(at('/guide/islands?q=first#hooks'));
    await page.getByRole('button', {name: 'Push a query'}).click();
    await expect(fact(page, 'query')).toHaveText('?q=pushed');
    await expect(page).toHaveURL(at('/guide/islands?q=pushed'));
    await page.goBack();
    await expect(fact(page, 'query')).toHaveText('?q=first');

    await expect(fact(page, 'color')).toHaveText('light');
    await page.locator('.navbar .only-wide .theme-toggle, .navbar .theme-toggle').first().click();
    await expect(fact(page, 'color')).toHaveText('dark');
    await page.getByRole('button', {name: 'Other color'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(fact(page, 'color')).toHaveText('light');

    const updates = () => page.evaluate(() => window.routeUpdates);
    const before = await updates();
    await page.getByRole('link', {name: 'Link of Docusaurus'}).click();
    await expect(page).toHaveURL(at('/guide/long#finer'));
    await expect.poll(updates).toEqual([...before!, '/guide/long#finer']);
    await ready(page);
  });
});
