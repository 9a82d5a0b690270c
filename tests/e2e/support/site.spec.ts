import type {Page} from '@playwright/test';
import {expect, test} from './site';

// The guard itself: each of these has to fail, and would pass if the fixture stopped looking.
const offences: Readonly<Record<string, () => void>> = {
  'an error on the console': () => console.error('boom'),
  'a warning on the console': () => console.warn('careful'),
  'an exception': () => {
    setTimeout(() => {
      throw new Error('bang');
    });
  },
  'a failed request': () => {
    void fetch('no-such-file.json');
  },
  'an inline style': () => {
    document.addEventListener('DOMContentLoaded', () =>
      document.body.setAttribute('style', 'color: red'),
    );
  },
  'an inline handler': () => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.setAttribute('onclick', 'x()');
      // Some versions report a handler only when it is to run.
      document.body.click();
    });
  },
  'a picture from elsewhere': () => {
    new Image().src = 'https://pictures.invalid/a.png';
  },
};

for (const [name, offence] of Object.entries(offences)) {
  test(`the site fixture fails a test for ${name}`, async ({site}) => {
    test.fail();
    const page = await site.open('/', {
      scripts: false,
      before: (opened) => opened.addInitScript(offence),
    });
    await page.waitForLoadState('networkidle');
  });
}

test('the site fixture lets what a test allows pass', async ({site}) => {
  const page = await site.open('/', {
    scripts: false,
    allow: ['boom'],
    before: (opened) => opened.addInitScript(() => console.error('boom')),
  });
  await page.waitForLoadState('networkidle');
});

test('the site fixture opens a page in its own language, with the theme and width asked for', async ({
  site,
}) => {
  const english = await site.open('/', {theme: 'dark', width: 390});
  expect(
    await english.evaluate(() => [
      navigator.language,
      innerWidth,
      matchMedia('(prefers-color-scheme: dark)').matches,
    ]),
  ).toEqual(['en-US', 390, true]);
  const chinese = await site.open('/zh/');
  expect(
    await chinese.evaluate(() => [navigator.language, location.pathname.endsWith('/zh/')]),
  ).toEqual(['zh-CN', true]);
});

test('a context that is used again has nothing of the test before, and one with a clock of its own is not', async ({
  contexts,
}) => {
  const open = async (): Promise<Page> => {
    const page = await (await contexts.take('fr-FR')).newPage();
    await page.goto('/robots.txt');
    return page;
  };
  const left = (page: Page): Promise<readonly unknown[]> =>
    page.evaluate(async () => [
      ...[navigator.language, localStorage.length, sessionStorage.length, document.cookie],
      (await fetch('/robots.txt')).status,
    ]);
  const nothing = ['fr-FR', 0, 0, '', 200];
  const first = await open();
  const context = first.context();
  await context.route('**/robots.txt', (route) => route.fulfill({status: 500}));
  await first.evaluate(() => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '1');
    document.cookie = 'a=1';
  });
  expect(await left(first)).toEqual(['fr-FR', 1, 1, 'a=1', 500]);
  await context.newPage();
  await contexts.giveBack(context);

  const second = await open();
  expect(second.context()).toBe(context);
  expect(await left(second)).toEqual(nothing);
  expect(context.pages().filter((page) => page.url() === 'about:blank')).toEqual([]);
  await second.clock.install();
  await contexts.giveBack(context);

  const third = await open();
  expect(third.context()).not.toBe(context);
  expect(await left(third)).toEqual(nothing);
  await contexts.giveBack(third.context());
});
