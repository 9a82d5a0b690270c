import type {Dialog, Page} from '@playwright/test';
import {limits} from '../../src/site/limits';
import {stopClock} from './support/clock';
import {
  address,
  everything,
  inBar,
  locales,
  localesIn,
  modes,
  notFoundNoise,
  pageTypes,
} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const document = pageTypes.document;

/** Puts a clipboard in place that keeps what is written, or refuses. */
const clipboard =
  (refuses = false) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((refuse) => {
      Reflect.set(window, 'copied', []);
      const writeText = (text: string): Promise<void> => {
        if (refuse)
          return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
        (Reflect.get(window, 'copied') as string[]).push(text);
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
    }, refuses);
  };
const copied = (page: Page) => page.evaluate(() => Reflect.get(window, 'copied') as string[]);

/** The next dialog, answered with Cancel. */
function nextDialog(page: Page): Promise<{type: string; message: string; text: string}> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog: Dialog) => {
      void dialog.dismiss().then(() => {
        resolve({type: dialog.type(), message: dialog.message(), text: dialog.defaultValue()});
      });
    });
  });
}

for (const {mode, react} of modes) {
  for (const locale of localesIn(react)) {
    const say = words[locale];
    const path = address(locale, document);
    const twin = inBar(`${path}.md`);

    test(`a ${locale} code block is copied, and its button says so for ${limits.codeCopiedMs} ms${mode}`, async ({
      site,
    }) => {
      const page = await site.open(path, {react, before: clipboard()});
      const block = page.locator('article .block:not([data-tabs])').first();
      const button = block.getByRole('button', {name: say.copyCode});
      await stopClock(page);
      await button.click();
      const shown = (await block.locator('pre').innerText()).replace(/\s+$/gm, '');
      await expect
        .poll(async () => (await copied(page)).map((text) => text.replace(/\s+$/gm, '')))
        .toEqual([shown]);
      await expect(button).toHaveAttribute('data-state', 'copied');
      await expect(block.getByRole('status')).not.toBeEmpty();
      await page.clock.runFor(limits.codeCopiedMs - 1);
      await expect(button).toHaveAttribute('data-state', 'copied');
      await page.clock.runFor(1);
      await expect(button).not.toHaveAttribute('data-state');
      await expect(block.getByRole('status')).toBeEmpty();
    });

    test(`"${say.copyMarkdown}" copies the twin and says so for ${limits.copyMarkdownFlashMs} ms${mode}`, async ({
      site,
    }) => {
      const page = await site.open(path, {react, before: clipboard()});
      const button = page.getByRole('button', {name: say.copyMarkdown, exact: true});
      await stopClock(page);
      await button.click();
      await expect(button).toHaveAttribute('data-state', 'copied');
      const expected = await (await page.request.get(twin)).text();
      expect(await copied(page)).toEqual([expected]);
      expect(expected).toMatch(/^# /);
      await expect(page.locator('.page-actions [role="status"]')).not.toBeEmpty();
      await page.clock.runFor(limits.copyMarkdownFlashMs - 1);
      await expect(button).toHaveAttribute('data-state', 'copied');
      await page.clock.runFor(1);
      await expect(button).not.toHaveAttribute('data-state');
    });

    test(`"${say.copyMarkdown}" cannot be pressed while it loads${mode}`, async ({site}) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const page = await site.open(path, {react, before: clipboard()});
      await page.route('**/*.md', async (route) => {
        await held;
        await route.continue();
      });
      const button = page.getByRole('button', {name: say.copyMarkdown, exact: true});
      await button.click();
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('data-state', 'loading');
      release();
      await expect(button).toBeEnabled();
      await expect.poll(() => copied(page)).toHaveLength(1);
    });

    test(`${locale}: when the clipboard refuses, a prompt holds the exact text${mode}`, async ({
      site,
    }) => {
      const page = await site.open(path, {react, before: clipboard(true)});
      const expected = await (await page.request.get(twin)).text();
      const button = page.getByRole('button', {name: say.copyMarkdown, exact: true});
      const [dialog] = await Promise.all([nextDialog(page), button.click()]);
      expect(dialog).toEqual({type: 'prompt', message: say.prompt, text: expected});
      await expect(button).not.toHaveAttribute('data-state');
      await expect(button).toBeEnabled();
      const block = page.locator('article .block:not([data-tabs])').first();
      const [second] = await Promise.all([
        nextDialog(page),
        block.getByRole('button', {name: say.copyCode}).click(),
      ]);
      expect(second.message).toBe(say.prompt);
    });

    test(`the ${locale} "${say.open}" menu holds the absolute address of the twin${mode}`, async ({
      site,
    }) => {
      const page = await site.open(`${path}?a=1#content`, {react, before: clipboard()});
      const {origin} = new URL(page.url());
      await page.getByRole('button', {name: say.open, exact: true}).click();
      const menu = page.locator('#site-open');
      const question = encodeURIComponent(
        `Read ${origin}${twin}, I want to ask questions about it.`,
      );
      const link = (name: string) => menu.getByRole('link', {name: new RegExp(`^${name}`)});
      await expect(link(say.chatgpt)).toHaveAttribute(
        'href',
        `https://chatgpt.com/?hints=search&q=${question}`,
      );
      await expect(link(say.claude)).toHaveAttribute('href', `https://claude.ai/new?q=${question}`);
      await expect(link(say.view)).toHaveAttribute('href', twin);
      await menu.getByRole('button', {name: say.copyLink}).click();
      await expect.poll(() => copied(page)).toEqual([origin + twin]);
      await expect(page.locator('.page-actions [role="status"]').first()).not.toBeEmpty();
    });

    test(`the ${locale} landing page copies its command${mode}`, async ({site}) => {
      const page = await site.open(address(locale, ''), {react, before: clipboard()});
      const button = page.locator('.install button');
      await expect(button).toHaveAccessibleName(/\S/);
      await button.click();
      await expect.poll(() => copied(page)).toEqual(['npm create rslib@latest']);
      await expect(button).toHaveAttribute('data-state', 'copied');
    });
  }

  test(`the panel that is shown is what a tabbed block copies${mode}`, async ({site}) => {
    const page = await site.open(`/${document}`, {react, before: clipboard()});
    const block = page.locator('[data-group="package-manager"]').first();
    await block.getByRole('tab', {name: 'yarn'}).click();
    await block.getByRole('button', {name: words.en.copyCode}).click();
    await expect.poll(async () => (await copied(page))[0]).toMatch(/^yarn /);
  });
}

const failures = {
  'an error 404': {status: 404, contentType: 'text/html', body: '<h1>404</h1>'},
  'an error 500': {status: 500, contentType: 'text/markdown', body: '# Oops'},
  'HTML instead of Markdown': {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: '<h1>Home</h1>',
  },
  'an empty file': {status: 200, contentType: 'text/markdown', body: ' \n'},
  'no answer': null,
} as const;
for (const [name, answer] of Object.entries(failures)) {
  for (const locale of everything || name === 'an error 404' ? locales : (['en'] as const)) {
    test(`${locale}: after ${name} nothing is copied and the reader is told, with a link`, async ({
      site,
    }) => {
      const page = await site.open(address(locale, document), {
        before: clipboard(),
        allow: [/\.md/],
      });
      await page.route('**/*.md', (route) =>
        answer ? route.fulfill(answer) : route.abort('failed'),
      );
      const message = page.getByRole('alert').filter({visible: true});
      await expect(message).toHaveCount(0);
      const button = page.getByRole('button', {name: words[locale].copyMarkdown, exact: true});
      await button.click();
      await expect(message).toBeVisible();
      await expect(message.getByRole('link')).toHaveAttribute(
        'href',
        inBar(`${address(locale, document)}.md`),
      );
      await expect(button).toBeEnabled();
      await expect(button).not.toHaveAttribute('data-state');
      expect(await copied(page)).toEqual([]);
      await page.unroute('**/*.md');
      await button.click();
      await expect.poll(() => copied(page)).toHaveLength(1);
      await expect(message).toHaveCount(0);
    });
  }
}

test('on an Apple system the prompt names its own key', async ({site}) => {
  for (const locale of locales) {
    const page = await site.open(address(locale, ''), {
      before: async (opened) => {
        await clipboard(true)(opened);
        await opened.addInitScript(() =>
          Object.defineProperty(navigator, 'platform', {value: 'MacIntel'}),
        );
      },
    });
    const [dialog] = await Promise.all([nextDialog(page), page.locator('.install button').click()]);
    expect(dialog).toEqual({
      type: 'prompt',
      message: words[locale].promptApple,
      text: 'npm create rslib@latest',
    });
  }
});

for (const locale of locales) {
  test(`the ${locale} page actions stand on documents, overviews and articles, and nowhere else`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'nope'), {allow: notFoundNoise});
    for (const [type, path] of Object.entries(pageTypes)) {
      await page.goto(inBar(address(locale, path)));
      const count = ['home', 'not found'].includes(type) ? 0 : 1;
      await expect(
        page.getByRole('button', {name: words[locale].copyMarkdown, exact: true}),
        type,
      ).toHaveCount(count);
    }
  });
}
