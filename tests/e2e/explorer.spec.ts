import type {Locator, Page} from '@playwright/test';
import {findings, pairs, setTheme} from './support/axe';
import {address, inBar} from './support/pages';
import {expect, test} from './support/site';

const path = address('en', 'guide/basic/explorer');

const choice = (page: Page, group: RegExp): Locator => page.getByRole('group', {name: group});
const built = (page: Page): Locator => page.locator('[data-built] .explorer__file');

/** Waits until the explorer has loaded its code and data. */
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

for (const width of [390, 1280]) {
  test(`the verdict is in sight after a change at ${width} px`, async ({site}) => {
    const page = await site.open(path);
    await page.setViewportSize({width, height: 800});
    await ready(page);
    const verdict = page.locator('.explorer__summary');
    await expect(verdict).toBeInViewport({ratio: 1});
    await choice(page, /^autoExternal/)
      .getByRole('radio', {name: 'bundled in'})
      .click();
    await expect(verdict).toContainText('Files: 1');
    await expect(verdict).toBeInViewport({ratio: 1});
  });
}

test('a click does not scroll, and a link to the verdict keeps the pasted text', async ({site}) => {
  const page = await site.open(path);
  await ready(page);
  const radio = choice(page, /^bundle/).getByRole('radio', {name: 'off'});
  // Scroll until the control is close to the bars at the top. Use the mouse, because `click()` would scroll the page.
  await radio.evaluate((element) => scrollBy(0, element.getBoundingClientRect().y - 128));
  const before = await page.evaluate(() => scrollY);
  const {x, y} = (await radio.boundingBox())!;
  await page.mouse.click(x + 8, y + 8);
  await expect(page.locator('.explorer__summary')).toContainText('Files: 3');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('radio', {name: 'Wanted files'}).click();
  await page.getByRole('textbox').fill('dist/index.cjs');
  await expect(page).toHaveURL(/want=format\.cjs/);
  await page.locator('.explorer__summary a').click();
  await expect(page).toHaveURL(/#explorer-verdict$/);
  await expect(page.getByRole('textbox')).toHaveValue('dist/index.cjs');
});

test('without scripts the first output is shown, with a sentence that the choices need JavaScript', async ({
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
    before: (opened) => opened.on('request', (request) => requests.push(request.url())),
  });
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /explorer/i.test(url))).toEqual([]);
});

for (const [width, theme] of pairs([390, 1280])) {
  test(`axe finds nothing in the explorer at ${width} px in the ${theme} theme`, async ({site}) => {
    const page = await site.open(`${path}?format=esm-cjs&dts=files&from=00000000000`);
    await page.setViewportSize({width, height: 900});
    await setTheme(page, theme);
    await ready(page);
    expect(await findings(page, '.explorer')).toEqual([]);
    await page.getByRole('radio', {name: 'Wanted files'}).click();
    expect(await findings(page, '.explorer')).toEqual([]);
  });
}
