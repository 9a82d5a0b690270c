import type {Locator, Page} from '@playwright/test';
import {findings, pairs, setTheme} from './support/axe';
import {address, inBar} from './support/pages';
import {expect, test} from './support/site';

const path = address('en', 'guide/basic/explorer');

const choice = (page: Page, group: RegExp): Locator => page.getByRole('group', {name: group});
const built = (page: Page): Locator => page.locator('[data-built] .explorer__file');

/** Waits until the explorer has its code and data. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('.explorer site-slot')).toHaveCount(0);
}

test('choices by keyboard change the files, and the address opens them again', async ({site}) => {
  const page = await site.open(path);
  await ready(page);
  await expect(built(page)).toHaveText(['index.js']);
  await choice(page, /^format/)
    .getByRole('radio', {name: 'esm', exact: true})
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(built(page)).toHaveText(['index.cjs']);
  await page.keyboard.press('ArrowRight');
  await expect(built(page)).toHaveText(['index.cjs', 'index.js']);
  await expect(page.getByRole('status').filter({hasText: 'Files: 2'})).toBeAttached();
  await page.getByRole('button', {name: /^index\.cjs/}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', {name: 'dist/index.cjs'})).toContainText('exports');
  await expect(page).toHaveURL(inBar(`${path}?format=esm-cjs&file=dist/index.cjs`));
  await page.reload();
  await ready(page);
  await expect(built(page)).toHaveText(['index.cjs', 'index.js']);
  await expect(page.getByRole('region', {name: 'dist/index.cjs'})).toContainText('exports');
});

test('wanted files are answered, and the last change is shown as a difference', async ({site}) => {
  const page = await site.open(path);
  await ready(page);
  await page.getByText('Wanted files', {exact: true}).click();
  await page
    .getByLabel(/^Paste the exports/)
    .fill('{"import": "./dist/index.js", "require": "./dist/index.cjs"}');
  await expect(built(page)).toHaveText(['index.cjs', 'index.js']);
  await expect(page).toHaveURL(/\?want=format\.esm-cjs~code\.cjs-js/);
  await page.getByText('Settings', {exact: true}).click();
  await choice(page, /^minify/)
    .getByText('on', {exact: true})
    .click();
  await page.getByRole('button', {name: 'What did that change?'}).click();
  await expect(page.locator('.line--inserted').first()).toBeVisible();
  await expect(page).toHaveURL(/&from=20000000000/);
});

test('a mangled address shows the nearest state with a sentence', async ({site}) => {
  const page = await site.open(`${path}?format=amd&dts=files&from=zz`);
  await expect(page.getByText(/format=amd, from=zz/)).toBeVisible();
  await expect(built(page)).toContainText(['index.d.ts']);
});

test('without scripts the first state is there, with a sentence about the choices', async ({
  site,
}) => {
  const page = await site.open(path, {context: {javaScriptEnabled: false}});
  await expect(page.getByText(/choices need JavaScript/)).toBeVisible();
  await expect(built(page)).toHaveText(['index.js']);
  await expect(page.getByRole('region', {name: 'dist/index.js'})).toContainText('export');
});

test('no other page loads anything of the explorer', async ({site}) => {
  const requests: string[] = [];
  const page = await site.open(address('en', 'guide/basic/output-format'), {
    before: (opened) => {
      opened.on('request', (request) => requests.push(request.url()));
      return Promise.resolve();
    },
  });
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /explorer/i.test(url))).toEqual([]);
});

for (const [width, theme] of pairs([390, 1280])) {
  test(`axe finds nothing at ${width} px in the ${theme} theme`, async ({site}) => {
    const page = await site.open(`${path}?format=esm-cjs&dts=files&from=00000000000`);
    await page.setViewportSize({width, height: 900});
    await setTheme(page, theme);
    await ready(page);
    expect(await findings(page, '.explorer')).toEqual([]);
    await page.getByText('Wanted files', {exact: true}).click();
    expect(await findings(page, '.explorer')).toEqual([]);
  });
}
