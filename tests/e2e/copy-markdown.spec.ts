import type {Locator, Page} from '@playwright/test';
import {clipboard, copied, nextDialog} from './support/clipboard';
import {address, inBar, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const say = words.en;
const path = address('en', pageTypes.document);
const mirror = inBar(`${path}.md`);
const readMirror = async (page: Page): Promise<string> => (await page.request.get(mirror)).text();
const copyButton = (page: Page): Locator =>
  page.getByRole('button', {name: say.copyMarkdown, exact: true});
const openButton = (page: Page): Locator => page.getByRole('button', {name: say.open, exact: true});
const status = (page: Page): Locator => page.locator('.page-actions [role="status"]');
const failure = (page: Page): Locator => page.getByRole('alert').filter({visible: true});

/** Delays the answers to requests for mirrors until `release` is called. */
async function delayMirrors(page: Page): Promise<{release: () => void; count: () => number}> {
  let count = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.md', async (route) => {
    count += 1;
    await released;
    // An aborted request takes no answer.
    await route.continue().catch(() => undefined);
  });
  return {release: () => release(), count: () => count};
}

test('while a slow mirror loads, its button says so, keeps the focus and cannot be pressed', async ({
  site,
}) => {
  const page = await site.open(path, {before: clipboard()});
  const requests = await delayMirrors(page);
  const button = copyButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeFocused();
  await expect(status(page)).toHaveText(say.loading);
  await page.keyboard.press('Enter');
  await button.click({force: true});
  expect(await copied(page)).toEqual([]);
  requests.release();
  await expect.poll(() => copied(page)).toEqual([await readMirror(page)]);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(requests.count()).toBe(1);
});

test('the menu works by keyboard and opens an assistant with a question in a new tab', async ({
  site,
}) => {
  const page = await site.open(`${path}?a=1#content`, {before: clipboard()});
  const menu = page.locator('#site-open');
  const address = new URL(mirror, page.url()).href;
  await copyButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(openButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', {name: say.copyLink})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => copied(page)).toEqual([address]);
  await expect(status(page)).toHaveText(say.linkCopied);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(openButton(page)).toBeFocused();

  await page
    .context()
    .route('https://claude.ai/**', (route) =>
      route.fulfill({contentType: 'text/html', body: 'Hello'}),
    );
  await openButton(page).click();
  const link = menu.getByRole('link', {name: new RegExp(`^${say.claude}`)});
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  const question = `Read ${address}, I want to ask questions about it.`;
  expect(tab.url()).toBe(`https://claude.ai/new?q=${encodeURIComponent(question)}`);
  await expect(menu).toBeHidden();
});

test('when the clipboard refuses, a prompt holds the exact text', async ({site}) => {
  const page = await site.open(path, {before: clipboard('refuses')});
  const [dialog] = await Promise.all([nextDialog(page), copyButton(page).click()]);
  expect(dialog).toEqual({type: 'prompt', message: say.prompt, text: await readMirror(page)});
  await expect(status(page)).toBeEmpty();
});

test('a failure message does not move the page actions', async ({site}) => {
  const page = await site.open(path, {before: clipboard(), allow: [/\.md/], width: 390});
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

test('leaving the page ends the request: nothing is copied or reported on the next page', async ({
  site,
}) => {
  const page = await site.open(path, {before: clipboard()});
  const requests = await delayMirrors(page);
  await copyButton(page).click();
  await expect(copyButton(page)).toBeDisabled();
  await page.locator('.pager__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await expect(copyButton(page)).toBeEnabled();
  requests.release();
  await expect(status(page)).toBeEmpty();
  await expect(failure(page)).toHaveCount(0);
  expect(await copied(page)).toEqual([]);
  await copyButton(page).click();
  await expect.poll(async () => (await copied(page)).length).toBe(1);
  const next = await page.request.get(`${new URL(page.url()).pathname}.md`);
  expect((await copied(page))[0]).toBe(await next.text());
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
