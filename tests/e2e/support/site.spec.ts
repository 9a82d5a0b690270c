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
    const page = await site.open('/', {before: (opened) => opened.addInitScript(offence)});
    await page.waitForLoadState('networkidle');
  });
}

test('the site fixture lets what a test allows pass', async ({site}) => {
  const page = await site.open('/', {
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
