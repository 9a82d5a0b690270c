import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {clipboard, copied, nextDialog} from './support/clipboard';
import {stopClock} from './support/clock';
import {
  address,
  inBar,
  type Locale,
  locales,
  localesIn,
  notFoundNoise,
  pageTypes,
} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const document = pageTypes.document;
const mirrorOf = (locale: Locale): string => inBar(`${address(locale, document)}.md`);
const readMirror = async (page: Page, locale: Locale): Promise<string> =>
  (await page.request.get(mirrorOf(locale))).text();
const copyButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', {name: words[locale].copyMarkdown, exact: true});
const status = (page: Page): Locator => page.locator('.page-actions [role="status"]');
const failure = (page: Page): Locator => page.getByRole('alert').filter({visible: true});

/** Holds back the answers to requests for mirrors; the function lets them go. */
async function hold(page: Page): Promise<{release: () => void; asked: () => number}> {
  let release = (): void => undefined;
  let asked = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.md', async (route) => {
    asked += 1;
    await held;
    // A request that has ended meanwhile takes no answer.
    await route.continue().catch(() => undefined);
  });
  return {release: () => release(), asked: () => asked};
}

async function expectIdle(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(button).not.toHaveAttribute('data-state');
}

/** What the reader is told, with nothing more on the clipboard than before. */
async function expectFailure(page: Page, locale: Locale, before = 0): Promise<void> {
  await expect(failure(page)).toHaveText(words[locale].failed);
  await expect(failure(page).getByRole('link')).toHaveAttribute('href', mirrorOf(locale));
  await expectIdle(copyButton(page, locale));
  await expect(status(page)).toBeEmpty();
  expect(await copied(page)).toHaveLength(before);
}

const refused = {status: 500, contentType: 'text/markdown', body: '# Oops'};

for (const locale of locales) {
  const say = words[locale];
  const path = address(locale, document);
  const mirrorIn = (page: Page): string => new URL(mirrorOf(locale), page.url()).href;

  test(`"${say.copyMarkdown}" copies the mirror and says so for ${limits.copyMarkdownFlashMs} ms, a second press anew`, async ({
    site,
  }) => {
    const page = await site.open(path, {before: clipboard()});
    const button = copyButton(page, locale);
    await stopClock(page);
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'copied');
    const text = await readMirror(page, locale);
    expect(await copied(page)).toEqual([text]);
    await expect(button.locator('.copy__done')).toBeVisible();
    await expect(status(page)).toHaveText(say.copied);
    await page.clock.runFor(limits.copyMarkdownFlashMs - 1);
    await expect(button).toHaveAttribute('data-state', 'copied');

    const mirror = await hold(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveAttribute('data-state');
    await page.clock.runFor(limits.copyMarkdownFlashMs);
    await expect(status(page)).toHaveText(say.loading);
    mirror.release();
    await expect(button).toHaveAttribute('data-state', 'copied');
    expect(await copied(page)).toEqual([text, text]);
    await page.clock.runFor(limits.copyMarkdownFlashMs);
    await expectIdle(button);
    await expect(status(page)).toBeEmpty();
  });

  test(`${locale}: a slow mirror, and the menu beside it`, async ({site}) => {
    const page = await site.open(`${path}?a=1#content`, {before: clipboard()});
    await test.step(`${locale}: while a slow mirror loads, the button says so, keeps the focus and cannot be pressed`, async () => {
      const mirror = await hold(page);
      const button = copyButton(page, locale);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toBeFocused();
      await expect(status(page)).toHaveText(say.loading);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await button.click({force: true});
      expect(await copied(page)).toEqual([]);
      mirror.release();
      await expect.poll(() => copied(page)).toEqual([await readMirror(page, locale)]);
      await expectIdle(button);
      await expect(button).toBeFocused();
      expect(mirror.asked()).toBe(1);
    });
    await test.step(`the ${locale} "${say.open}" menu leads to the mirror and takes a question about it to the assistants, in a new tab`, async () => {
      await page
        .context()
        .route(/^https:\/\/(?:chatgpt\.com|claude\.ai)\//, (route) =>
          route.fulfill({contentType: 'text/html', body: 'Hello'}),
        );
      const question = `Read ${mirrorIn(page)}, I want to ask questions about it.`;
      const menu = page.locator('#site-open');
      const link = (name: string) => menu.getByRole('link', {name: new RegExp(`^${name}`)});
      for (const [name, asked] of [
        [say.chatgpt, 'https://chatgpt.com/?hints=search&q='],
        [say.claude, 'https://claude.ai/new?q='],
      ] as const) {
        await page.getByRole('button', {name: say.open, exact: true}).click();
        await expect(link(say.view)).toHaveAttribute('href', mirrorOf(locale));
        const [tab] = await Promise.all([page.waitForEvent('popup'), link(name).click()]);
        expect(tab.url()).toBe(asked + encodeURIComponent(question));
        await expect(menu).toBeHidden();
        await tab.close();
      }
    });
  });

  test(`${locale}: a mirror that does not come is given up after ${limits.copyMarkdownTimeoutMs} ms; the reader is told, with a link, and can ask again`, async ({
    site,
  }) => {
    const page = await site.open(path, {before: clipboard(), allow: [/\.md/]});
    await hold(page);
    await stopClock(page);
    const button = copyButton(page, locale);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(limits.copyMarkdownTimeoutMs - 1);
    await expect(button).toBeDisabled();
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expectFailure(page, locale);
    await expect(button).toBeFocused();
    await page.unroute('**/*.md');
    await page.keyboard.press('Enter');
    await expect.poll(() => copied(page)).toEqual([await readMirror(page, locale)]);
    await expect(failure(page)).toHaveCount(0);

    for (const answer of [refused, null]) {
      await page.route('**/*.md', (route) =>
        answer ? route.fulfill(answer) : route.abort('failed'),
      );
      await button.click();
      await expectFailure(page, locale, 1);
    }
  });

  test(`${locale}: the clipboard is given the mirror during the click, before it has come`, async ({
    site,
  }) => {
    const page = await site.open(path, {before: clipboard('items')});
    const mirror = await hold(page);
    const button = copyButton(page, locale);
    await button.click();
    expect(await page.evaluate(() => Reflect.get(window, 'writes') as number)).toBe(1);
    expect(await copied(page)).toEqual([]);
    await expect(button).not.toHaveAttribute('data-state');
    mirror.release();
    await expect.poll(() => copied(page)).toEqual([await readMirror(page, locale)]);
    await expect(button).toHaveAttribute('data-state', 'copied');
  });

  for (const kind of ['refuses', 'missing'] as const) {
    test(`${locale}: when the clipboard ${kind === 'missing' ? 'is missing' : 'refuses'}, a prompt holds the exact text`, async ({
      site,
    }) => {
      const page = await site.open(path, {before: clipboard(kind)});
      const button = copyButton(page, locale);
      const [dialog] = await Promise.all([nextDialog(page), button.click()]);
      const text = await readMirror(page, locale);
      expect(dialog).toEqual({type: 'prompt', message: say.prompt, text});
      await expectIdle(button);
      await expect(status(page)).toBeEmpty();
      await page.getByRole('button', {name: say.open, exact: true}).click();
      const link = page.getByRole('button', {name: say.copyLink});
      const [second] = await Promise.all([nextDialog(page), link.click()]);
      expect(second.text).toBe(mirrorIn(page));
      await expect(link).not.toHaveAttribute('data-state');
    });
  }

  test(`the ${locale} "${say.open}" menu works by keyboard, and confirms the copied link for ${limits.codeCopiedMs} ms`, async ({
    site,
  }) => {
    const page = await site.open(path, {before: clipboard()});
    const button = page.getByRole('button', {name: say.open, exact: true});
    const menu = page.locator('#site-open');
    await copyButton(page, locale).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const names: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.locator(':focus').innerText());
    }
    expect(names.map((name) => name.split('\n')[0]?.trim())).toEqual(
      [say.view, say.copyLink, say.chatgpt, say.claude].map(
        (name) => expect.stringContaining(name) as unknown,
      ),
    );
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    const link = menu.getByRole('button', {name: say.copyLink});
    await expect(link).toBeFocused();
    await stopClock(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => copied(page)).toEqual([mirrorIn(page)]);
    await expect(link.locator('.copy__done')).toBeVisible();
    await expect(status(page)).toHaveText(say.linkCopied);
    await expect(menu).toBeVisible();
    await page.clock.runFor(limits.codeCopiedMs - 1);
    await expect(link).toHaveAttribute('data-state', 'copied');
    await page.clock.runFor(1);
    await expect(link).not.toHaveAttribute('data-state');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a clipboard that takes no promise is given the text', async ({site}) => {
  const page = await site.open(address('en', document), {before: clipboard('old items')});
  await copyButton(page, 'en').click();
  await expect.poll(() => copied(page)).toEqual([await readMirror(page, 'en')]);
});

test('after an error the clipboard is left as it is', async ({site}) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open(address('en', document), {context: {permissions}, allow: [/\.md/]});
  const held = () => page.evaluate(() => navigator.clipboard.readText());
  const button = copyButton(page, 'en');
  await button.click();
  await expect.poll(held).toBe(await readMirror(page, 'en'));
  await expectIdle(button);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.route('**/*.md', (route) => route.fulfill(refused));
  await button.click();
  await expect(failure(page)).toHaveText(words.en.failed);
  expect(await held()).toBe('before');
});

for (const locale of localesIn('en')) {
  test(`the ${locale} page actions stay where they are when they tell of a failure`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, document), {
      before: clipboard(),
      allow: [/\.md/],
      width: 390,
    });
    await page.route('**/*.md', (route) => route.fulfill(refused));
    const message = page.locator('.page-actions__failed');
    const place = () => page.locator('.actions').boundingBox();
    for (const width of [390, 600, 1280]) {
      await page.setViewportSize({width, height: 900});
      await message.evaluate((element) => element.setAttribute('hidden', ''));
      const before = await place();
      await copyButton(page, locale).click();
      await expect(message).toBeVisible();
      expect(await place(), `at ${width}`).toEqual(before);
      expect((await message.boundingBox())!.x, `at ${width}`).toBeGreaterThanOrEqual(before!.x);
    }
  });
}

test('a mirror that begins and does not end is given up too', async ({site}) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, {'content-type': 'text/markdown'});
    response.write('# Quick start\n');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  try {
    const page = await site.open(address('en', document), {before: clipboard()});
    await page.route('**/*.md', (route) =>
      route.continue({url: `http://localhost:${port}/endless`}),
    );
    await stopClock(page);
    const answered = page.waitForResponse(/\/endless$|\.md$/);
    await copyButton(page, 'en').click();
    await answered;
    await page.clock.runFor(limits.copyMarkdownTimeoutMs);
    await expectFailure(page, 'en');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a request ends with its page: nothing is copied or told on the next one', async ({site}) => {
  const page = await site.open(address('en', document), {before: clipboard()});
  const mirror = await hold(page);
  await copyButton(page, 'en').click();
  await expect(copyButton(page, 'en')).toBeDisabled();
  await page.locator('.pager__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${document}$`));
  await expectIdle(copyButton(page, 'en'));
  mirror.release();
  await expect(status(page)).toBeEmpty();
  await expect(failure(page)).toHaveCount(0);
  expect(await copied(page)).toEqual([]);
  await copyButton(page, 'en').click();
  await expect.poll(async () => (await copied(page)).length).toBe(1);
  expect((await copied(page))[0]).toBe(
    await (await page.request.get(`${new URL(page.url()).pathname}.md`)).text(),
  );
});

for (const locale of localesIn('zh-Hans')) {
  test(`without scripts the ${locale} menu opens and leads to mirror and assistants`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, document), {context: {javaScriptEnabled: false}});
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    await page.getByRole('button', {name: words[locale].open, exact: true}).click();
    const menu = page.locator('#site-open');
    await expect(menu).toBeVisible();
    for (const name of [words[locale].chatgpt, words[locale].claude]) {
      const href = await menu
        .getByRole('link', {name: new RegExp(`^${name}`)})
        .getAttribute('href');
      expect(new URL(href ?? '').searchParams.get('q')).toContain(`Read ${canonical}.md, I want`);
    }
  });
}

for (const locale of localesIn('en')) {
  test(`on ${locale} documents, overviews and articles, and nowhere else, Markdown can be copied and problems reported`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'nope'), {allow: notFoundNoise});
    const report = page.getByRole('link', {name: new RegExp(`^${words[locale].report}`)});
    for (const [type, path] of Object.entries(pageTypes)) {
      await page.goto(inBar(address(locale, path)));
      const count = ['home', 'not found'].includes(type) ? 0 : 1;
      await expect(copyButton(page, locale), type).toHaveCount(count);
      await expect(report, type).toHaveCount(count);
    }
  });
}
