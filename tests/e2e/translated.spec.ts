import type {Page} from '@playwright/test';
import {translatePage} from '../support/translate';
import {clipboard, copied} from './support/clipboard';
import {address, notFoundNoise, pageTypes} from './support/pages';
import {openSearch} from './support/searchDialog';
import {expect, test, type Site} from './support/site';
import {words} from './support/words';

/** When the browser translates the page: before React hydrates islands, or after those that do not wait. */
const moments = ['before', 'after'] as const;
type Moment = (typeof moments)[number];

const ui = words.en;

/** Opens a page and translates it. Opens it with a clipboard that records. */
async function openTranslated(site: Site, path: string, moment: Moment): Promise<Page> {
  const page = await site.open(address('en', path), {
    allow: path === pageTypes['not found'] ? notFoundNoise : [],
    async before(opened) {
      await clipboard(opened);
      if (moment === 'before') {
        const source = `document.addEventListener('DOMContentLoaded', ${translatePage.toString()})`;
        await opened.addInitScript(source);
      }
    },
  });
  if (moment === 'after') await page.evaluate(`(${translatePage.toString()})(); undefined`);
  return page;
}

async function useSearch(page: Page): Promise<void> {
  const {root, input, hits, type} = await openSearch(page);
  await type('dts');
  await expect(hits.first()).toContainText('dts');
  await input.fill('alias');
  await expect(hits.filter({hasText: 'alias'}).first()).toBeVisible();
  await input.fill('zzzqq');
  await expect(hits).toHaveCount(0);
  await input.fill("error TS2307: Cannot find module './logo.svg'");
  await expect(root.getByRole('option').first()).toBeVisible();
  await input.fill('');
  await type('format');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(root).toBeHidden();
}

async function useFrame(page: Page): Promise<void> {
  const theme = page.getByRole('button', {name: /^Theme: /}).filter({visible: true});
  for (let press = 0; press < 3; press += 1) {
    const before = (await theme.getAttribute('aria-label')) ?? (await theme.textContent());
    await theme.click();
    await expect(theme).not.toHaveAccessibleName(before!.trim());
  }
  for (const name of [ui.tools, ui.language]) {
    const button = page.getByRole('button', {name, exact: true}).filter({visible: true});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', {name: ui.shortcuts});
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
}

async function chooseVersion(page: Page): Promise<void> {
  const dialog = page.locator('dialog.version');
  const stored = () => page.evaluate(() => localStorage.getItem('rslib-rslib'));
  for (const version of ['0.4.1', null]) {
    await page.locator('.version-button').click();
    const answer = dialog.locator('.version__answer');
    await dialog.locator('textarea').fill('no version');
    const unknown = await answer.textContent();
    await dialog.locator('textarea').fill('^0.4.0');
    await expect(answer).not.toHaveText(unknown!);
    if (version === null) await dialog.locator('select').selectOption('');
    await dialog.locator('[type="submit"]').click();
    await expect(dialog).toBeHidden();
    expect(await stored()).toBe(version);
  }
}

async function copyMarkdown(page: Page): Promise<void> {
  const before = (await copied(page)).length;
  for (const button of ['.actions > .copy-button', '.menu__link.copy-button']) {
    if (button.startsWith('.menu')) {
      await page.getByRole('button', {name: ui.open, exact: true}).click();
    }
    await page.locator(`.page-actions ${button}`).click();
    await expect(page.locator(`.page-actions ${button}[data-state="copied"]`)).toHaveCount(1);
  }
  expect((await copied(page)).length).toBe(before + 2);
}

async function copyAll(page: Page): Promise<void> {
  const buttons = page.getByRole('button', {name: ui.copyCode}).filter({visible: true});
  for (const at of [0, 1]) {
    const before = (await copied(page)).length;
    await buttons.nth(at).click();
    await expect.poll(async () => (await copied(page)).length).toBe(before + 1);
  }
}

/** Chooses each tab of the first two groups. */
async function chooseTabs(page: Page): Promise<void> {
  const lists = page.getByRole('tablist').filter({visible: true});
  for (let list = 0; list < Math.min(2, await lists.count()); list += 1) {
    for (const tab of await lists.nth(list).getByRole('tab').filter({visible: true}).all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  }
}

async function filterEntries(page: Page): Promise<void> {
  const box = page.getByRole('main').getByRole('searchbox').first();
  const count = page.locator('.filter__count').first();
  await box.fill('zzzqq');
  await expect(count).not.toBeEmpty();
  const none = await count.textContent();
  await box.fill('a');
  await expect(count).not.toHaveText(none!);
  await box.fill('');
  await expect(page.getByRole('main').getByText(/./).filter({visible: true}).first()).toBeVisible();
}

async function unfold(page: Page): Promise<void> {
  await page.getByRole('button', {name: ui.openAll, exact: true}).click();
  await expect(page.locator('.entry > details:not([open])')).toHaveCount(0);
  await page.getByRole('button', {name: ui.closeAll, exact: true}).click();
  await expect(page.locator('.entry > details[open]')).toHaveCount(0);
  const first = page.locator('.entry > details').first();
  await first.locator(':scope > summary').press('Enter');
  await expect(first).toHaveAttribute('open');
}

async function explore(page: Page): Promise<void> {
  await expect(page.locator('.explorer site-slot')).toHaveCount(0);
  const built = page.locator('[data-built] .explorer__file');
  const status = page.locator('.explorer__summary');
  const choose = (group: RegExp, value: string) =>
    page
      .getByRole('group', {name: group})
      .getByRole('radio', {name: value, exact: true})
      .press('Space');
  for (let round = 0; round < 2; round += 1) {
    await choose(/^format/, 'cjs');
    await expect(built).toHaveText(['index.cjs']);
    await choose(/^format/, 'umd');
    await expect(built).toHaveText(['index.js']);
    const before = await status.textContent();
    await choose(/^format/, 'esm');
    await expect(status).not.toHaveText(before!);
  }
  const reset = page.locator('.explorer__reset');
  await choose(/^format/, 'esm+cjs');
  await expect(built).toHaveText(['index.cjs', 'index.js']);
  await page.getByRole('button', {name: /^index\.cjs/}).click();
  await expect(page.getByRole('region', {name: 'dist/index.cjs'})).toContainText('exports');
  for (const mode of await page.locator('.explorer__modes').getByRole('radio').all()) {
    await mode.press('Space');
    await expect(mode).toBeChecked();
  }
  await page.locator('.explorer__modes').getByRole('radio').first().press('Space');
  await reset.click();
  await expect(built).toHaveText(['index.js']);
}

async function compareReleases(page: Page): Promise<void> {
  const comparison = page.getByRole('region', {name: 'Compare releases'});
  for (const [from, shown] of [
    ['0.22.0', 'dts.typescriptPath'],
    ['0.20.0', 'dts.isolated'],
  ] as const) {
    await comparison.getByLabel('From').selectOption(from);
    await expect(comparison.locator('li', {hasText: shown}).first()).toBeVisible();
  }
  await comparison.getByLabel('From').selectOption('');
  await expect(comparison.locator('li')).toHaveCount(0);
}

async function explainLog(page: Page): Promise<void> {
  await page.locator('#error-field').fill("Cannot find module '@/utils' TS2307");
  await page.locator('.error-field [type="submit"]').click();
  await expect(page.locator('dialog.search-dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function navigate(page: Page): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', {name: 'Guide'}).first();
  await link.filter({visible: true}).click();
  await expect(page).toHaveURL(/\/guide\//);
  await page.goBack();
}

type Use = (page: Page) => Promise<unknown>;
const pages: Readonly<Record<string, readonly Use[]>> = {
  [pageTypes.home]: [chooseTabs, useSearch, useFrame],
  [pageTypes.document]: [chooseTabs, copyAll, copyMarkdown, useFrame, navigate],
  'guide/advanced/dts': [chooseTabs, copyAll],
  [pageTypes.reference]: [unfold, filterEntries, useSearch, copyAll, chooseVersion],
  'config/rsbuild/output': [unfold, filterEntries, chooseTabs],
  'guide/basic/output-format': [chooseTabs, copyAll],
  'guide/basic/explorer': [explore, useFrame],
  'releases/': [filterEntries, compareReleases, useSearch],
  'guide/faq/errors': [explainLog, useSearch],
  [pageTypes['blog overview']]: [filterEntries, useFrame],
  [pageTypes.article]: [copyMarkdown, useFrame, navigate],
  [pageTypes.overview]: [filterEntries, useSearch],
  [pageTypes['not found']]: [useSearch, useFrame],
};

for (const [path, uses] of Object.entries(pages)) {
  for (const moment of moments) {
    test(`the controls of /${path} work if a browser translates it ${moment} the hydration`, async ({
      site,
    }) => {
      test.slow();
      const page = await openTranslated(site, path, moment);
      expect(await page.locator('main font > font').count()).toBeGreaterThan(0);
      for (const use of uses) await use(page);
    });
  }
}
