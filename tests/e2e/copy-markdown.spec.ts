import type {Locator, Page} from '@playwright/test';
import {clipboard, copied} from './support/clipboard';
import {address, inBar, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const ui = words.en;
const path = address('en', pageTypes.document);
const mirror = inBar(`${path}.md`);
const copyButton = (page: Page): Locator =>
  page.getByRole('button', {name: ui.copyMarkdown, exact: true});

test('the copy button copies the mirror, and the menu opens an assistant with a question in a new tab', async ({
  site,
}) => {
  const page = await site.open(`${path}?a=1#content`, {before: clipboard});
  await copyButton(page).click();
  await expect.poll(() => copied(page)).toEqual([await (await page.request.get(mirror)).text()]);
  await page
    .context()
    .route('https://claude.ai/**', (route) =>
      route.fulfill({contentType: 'text/html', body: 'Hello'}),
    );
  const menu = page.locator('#site-open');
  await page.getByRole('button', {name: ui.open, exact: true}).click();
  const link = menu.getByRole('link', {name: new RegExp(`^${ui.claude}`)});
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  const question = `Read ${new URL(mirror, page.url()).href}, I want to ask questions about it.`;
  expect(tab.url()).toBe(`https://claude.ai/new?q=${encodeURIComponent(question)}`);
  await expect(menu).toBeHidden();
});

test('a failure message does not move the page actions', async ({site}) => {
  const page = await site.open(path, {before: clipboard, allow: [/\.md/], width: 390});
  await page.route('**/*.md', (route) =>
    route.fulfill({status: 500, contentType: 'text/markdown', body: '# Oops'}),
  );
  const message = page.locator('.page-actions__failed');
  const place = () => page.locator('.actions').boundingBox();
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    await message.evaluate((element) => element.setAttribute('hidden', ''));
    const before = await place();
    await copyButton(page).click();
    await expect(message).toBeVisible();
    expect(await place(), `at ${width}`).toEqual(before);
    expect((await message.boundingBox())!.x, `at ${width}`).toBeGreaterThanOrEqual(before!.x);
  }
});

test('without scripts the menu opens and links to the assistants', async ({site}) => {
  const chinese = words['zh-Hans'];
  const page = await site.open(address('zh-Hans', pageTypes.document), {
    context: {javaScriptEnabled: false},
  });
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await page.getByRole('button', {name: chinese.open, exact: true}).click();
  const menu = page.locator('#site-open');
  await expect(menu).toBeVisible();
  for (const name of [chinese.chatgpt, chinese.claude]) {
    const link = menu.getByRole('link', {name: new RegExp(`^${name}`)});
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(searchParams.get('q')).toContain(`Read ${canonical}.md, I want`);
  }
});
