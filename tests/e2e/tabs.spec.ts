import type {Locator, Page} from '@playwright/test';
import {atFirstPaint, watchFirstPaint} from './support/clock';
import {pageTypes} from './support/pages';
import {expect, test} from './support/site';

const path = `/${pageTypes.document}`;
const key = 'tabs-rslib';

const group = (page: Page): Locator => page.locator('[data-group="package-manager"]');
const shown = (holder: Locator): Locator => holder.getByRole('tabpanel').filter({visible: true});

/** Expects the tab `name` to be the only selected one and the only tab stop, and its panel the only visible one. */
async function expectChosen(holder: Locator, name: string): Promise<void> {
  // Scroll to the tabs, because tabs outside the viewport do not update their ARIA attributes.
  await holder.scrollIntoViewIfNeeded();
  await expect(holder.locator('[role="tab"][aria-selected="true"]')).toHaveText(name);
  await expect(holder.locator('[role="tab"][tabindex="0"]')).toHaveText(name);
  await expect(shown(holder)).toHaveCount(1);
  await expect(shown(holder)).toHaveAccessibleName(name);
}

test('a choice applies to the whole group, other browser tabs, reloads and back navigation, from the first paint', async ({
  site,
}) => {
  const page = await site.open(path, {before: watchFirstPaint});
  const other = await page.context().newPage();
  await other.goto(page.url());
  // The pressed tab stays in place when tabs above it change their height.
  const pressed = group(page).last();
  await pressed.scrollIntoViewIfNeeded();
  const before = (await pressed.boundingBox())!.y;
  await pressed.getByRole('tab', {name: 'pnpm', exact: true}).click();
  expect(Math.abs((await pressed.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
  for (const holder of await group(page).all()) await expectChosen(holder, 'pnpm');
  expect(JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key))!)).toEqual({
    'package-manager': 'pnpm',
  });
  await expectChosen(group(other).first(), 'pnpm');
  await page.reload();
  expect((await atFirstPaint(page))['data-tabs-package-manager']).toBe('pnpm');
  for (const holder of await group(page).all()) await expectChosen(holder, 'pnpm');
  const title = (await page.locator('h1').textContent())!;
  await page.locator('.navbar__link').first().click();
  await expect(page.locator('h1')).not.toHaveText(title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title);
  await expectChosen(group(page).first(), 'pnpm');
});

test('a choice in another browser tab applies to a page that was still loading', async ({site}) => {
  const page = await site.open(path);
  const other = await page.context().newPage();
  const held: (() => void)[] = [];
  await other.route(/\/assets\/js\//, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await other.goto(page.url());
  await group(page).last().getByRole('tab', {name: 'pnpm', exact: true}).click();
  await expectChosen(group(page).first(), 'pnpm');
  await expect.poll(() => held.length).toBeGreaterThan(2);
  for (const go of held) go();
  await expect(shown(group(other).first())).toHaveCount(1);
  await expect(shown(group(other).first())).toHaveAccessibleName('pnpm');
});
