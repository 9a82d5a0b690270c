import {querySwitches, type QuerySwitch} from '../../src/lib/address/pageSwitches';
import {atFirstPaint, watchFirstPaint} from './support/clock';
import {address, everything, inBar, locales, modes, pageTypes} from './support/pages';
import {expect, test} from './support/site';

/** What each switch hides on a document, and where it has to be scrolled to be there at all. */
const parts: Readonly<Record<QuerySwitch, string>> = {
  navbar: '.navbar',
  sidebar: '.sidebar',
  outline: '.frame__outline',
  footer: '.theme-doc-footer',
  globalUIComponents: '.to-top',
};
const path = pageTypes.reference;
const scrollDown = () => scrollTo({top: 3000, behavior: 'instant'});

for (const {mode, react} of modes) {
  // What is hidden is hidden by the head's script, which runs in either mode.
  for (const name of react || everything ? querySwitches : (['navbar'] as const)) {
    test(`${name}=0 hides that part before the first paint, after a reload and in the other language${mode}`, async ({
      site,
    }) => {
      const page = await site.open(address('en', `${path}?${name}=0`), {
        react,
        width: 1400,
        before: watchFirstPaint,
      });
      const expectHidden = async (): Promise<void> => {
        for (const part of querySwitches) {
          await page.evaluate(scrollDown);
          const locator = page.locator(parts[part]);
          if (part === name) await expect(locator, part).toBeHidden();
          else await expect(locator, part).toBeVisible();
        }
      };
      expect((await atFirstPaint(page))['data-hide']?.split(' ')).toEqual([name]);
      await expectHidden();
      await page.reload();
      await expectHidden();
      if (name === 'navbar') return;
      await page.getByRole('button', {name: 'Language', exact: true}).click();
      await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
      await expect(page).toHaveURL(inBar(address('zh-Hans', `${path}?${name}=0`)));
      await expectHidden();
    });

    test(`${name}=0 ends when a reader goes to another page${mode}`, async ({site}) => {
      const page = await site.open(address('en', `${path}?${name}=0`), {react, width: 1400});
      await page.locator('.crumbs a').first().press('Enter');
      await expect(page).toHaveURL(inBar('/config/'));
      await page
        .locator('[data-overview-page] h3')
        .getByRole('link', {name: 'dts', exact: true})
        .press('Enter');
      await expect(page).toHaveURL(inBar(`/${path}`));
      await expect(page.locator('h1')).toHaveText('lib.dts');
      await page.evaluate(scrollDown);
      await expect(page.locator(parts[name])).toBeVisible();
    });
  }
}

test('any other value than 0 hides nothing', async ({site}) => {
  const page = await site.open(
    `/${path}?navbar=00&sidebar=1&outline=&footer=false&globalUIComponents`,
    {width: 1400},
  );
  await page.evaluate(scrollDown);
  for (const part of Object.values(parts)) await expect(page.locator(part)).toBeVisible();
});

for (const name of ['sidebar', 'outline'] as const) {
  for (const width of [961, 1400]) {
    test(`with ${name}=0 the text at ${width} has its width and nothing lies on it`, async ({
      site,
    }) => {
      const page = await site.open(`/${path}?${name}=0`, {width});
      const box = (await page.locator('article').boundingBox())!;
      const whole = await (await site.open(`/${path}`, {width})).locator('article').boundingBox();
      expect(box.width).toBeGreaterThanOrEqual(whole!.width);
      await page.locator('.crumbs a').first().click({trial: true, timeout: 2000});
    });
  }
}

test('several parts are hidden together, and the text takes their place', async ({site}) => {
  const page = await site.open(`/${path}?navbar=0&sidebar=0&outline=0`, {width: 1400});
  const box = (await page.locator('article').boundingBox())!;
  const middle = box.x + box.width / 2;
  expect(Math.abs(middle - 700)).toBeLessThan(40);
  expect(box.y).toBeLessThan(120);
});

for (const locale of locales) {
  test(`without sidebar and outline no empty bar stays on a narrow ${locale} page`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, `${path}?sidebar=0&outline=0`), {width: 390});
    await expect(page.locator('.menubar')).toBeHidden();
  });
}
