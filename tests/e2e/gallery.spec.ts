import type {Locator, Page} from '@playwright/test';
import {address} from './support/pages';
import {expect, test} from './support/site';

const entries = (page: Page): Locator => page.locator('.gallery__entry');
const seen = (page: Page): Locator => entries(page).filter({visible: true});

test('the gallery filters by framework and option, by keyboard, and the address has the query', async ({
  page,
}) => {
  await page.goto(address('en', 'guide/basic/gallery'));
  const all = await entries(page).count();
  const status = page.locator('.filter__count');
  await page.getByLabel('Framework').focus();
  await page.keyboard.type('vue');
  await expect(page.getByRole('searchbox', {name: 'Filter examples'})).toHaveValue('framework:vue');
  await page.getByLabel('Option').selectOption('dts');
  const count = await seen(page).count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  await expect(status).toContainText(`${count} example`);
  await expect(page).toHaveURL(/\?q=framework%3Avue\+option%3Adts$/);

  await page.reload();
  await expect(seen(page)).toHaveCount(count);
  await expect(page.getByLabel('Option')).toHaveValue('dts');

  await page.getByRole('searchbox', {name: 'Filter examples'}).fill('format:amd');
  await expect(page.getByText('No example matches: format:amd')).toBeInViewport();
  await expect(seen(page)).toHaveCount(0);
});

test('an entry opens to its files and its configuration, and leads to the section that shows it', async ({
  page,
}) => {
  await page.goto(address('en', 'guide/basic/gallery'));
  const entry = entries(page).filter({
    has: page.locator('summary code', {hasText: /^dual-package$/}),
  });
  const group = page.locator('.gallery__group').filter({has: entry});
  await group.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await entry.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(entry.locator('.tree')).toContainText('index.d.cts');
  await expect(entry.locator('pre')).toContainText("format: 'cjs'");
  await expect(entry.getByRole('link', {name: 'Open in StackBlitz'})).toHaveAttribute(
    'href',
    /examples\/dual-package/,
  );
  await entry.getByRole('link').first().click();
  await expect(page.locator('figure', {hasText: 'index.d.cts'}).first()).toBeVisible();
});

test('without scripts, the gallery is the whole list, by page', async ({site}) => {
  const page = await site.open(address('zh-Hans', 'guide/basic/gallery'), {
    context: {javaScriptEnabled: false},
  });
  const groups = page.locator('.gallery__group');
  expect(await groups.count()).toBeGreaterThan(20);
  for (const group of await groups.all())
    if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
  await expect(seen(page)).toHaveCount(await entries(page).count());
  await expect(page.locator('.gallery-filter')).toBeHidden();
  await entries(page).first().locator('summary').click();
  await expect(entries(page).first().locator('.gallery__links')).toBeVisible();
});
