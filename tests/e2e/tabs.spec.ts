import type {Locator, Page} from '@playwright/test';
import {atFirstPaint, watchFirstPaint} from './support/clock';
import {address, inBar, locales, pageTypes} from './support/pages';
import {expect, ready, test} from './support/site';

const path = `/${pageTypes.document}`;
const key = 'tabs-rslib';

const group = (page: Page): Locator => page.locator('[data-group="package-manager"]');
const shown = (holder: Locator): Locator => holder.getByRole('tabpanel').filter({visible: true});

/** One tab is chosen, its panel alone is seen, and in the order of keys it is the only stop. */
async function expectChosen(holder: Locator, name: string): Promise<void> {
  // Tabs say what is stored when they are seen; what they show is right before.
  await holder.scrollIntoViewIfNeeded();
  await expect(holder.locator('[role="tab"][aria-selected="true"]')).toHaveText(name);
  await expect(holder.locator('[role="tab"][tabindex="0"]')).toHaveText(name);
  await expect(shown(holder)).toHaveCount(1);
  await expect(shown(holder)).toHaveAccessibleName(name);
}

for (const locale of locales) {
  test(`arrow keys, Home and End go through the ${locale} tabs`, async ({site}) => {
    const page = await site.open(address(locale, pageTypes.document));
    const holder = group(page).first();
    await expect(holder.getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
    await expectChosen(holder, 'npm');
    await holder.getByRole('tab', {name: 'npm', exact: true}).focus();
    for (const [press, name] of [
      ['ArrowRight', 'yarn'],
      ['ArrowRight', 'pnpm'],
      ['End', 'bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'bun'],
      ['Home', 'npm'],
    ] as const) {
      await page.keyboard.press(press);
      await expect(holder.getByRole('tab', {name, exact: true})).toBeFocused();
      await expectChosen(holder, name);
    }
    // With another key an arrow is the browser's.
    for (const press of ['Control+ArrowRight', 'Shift+ArrowRight', 'Control+End']) {
      await page.keyboard.press(press);
      await expectChosen(holder, 'npm');
    }
    const taken = await page.evaluate(() => {
      const init = {key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true};
      return !document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    expect(taken).toBe(false);
    await expectChosen(holder, 'npm');
    await page.keyboard.press('Tab');
    expect(await holder.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  });
}

test(`a choice holds for the whole group, in another browser tab, over a reload and on the way back, and never shows another first`, async ({
  site,
}) => {
  const page = await site.open(path, {before: watchFirstPaint});
  const other = await page.context().newPage();
  await other.goto(page.url());
  await group(page).last().getByRole('tab', {name: 'pnpm', exact: true}).click();
  for (const holder of await group(page).all()) await expectChosen(holder, 'pnpm');
  expect(JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key))!)).toEqual({
    'package-manager': 'pnpm',
  });
  await expectChosen(group(other).first(), 'pnpm');
  await page.reload();
  expect((await atFirstPaint(page))['data-tabs-package-manager']).toBe('pnpm');
  for (const holder of await group(page).all()) await expectChosen(holder, 'pnpm');
  await page.locator('.navbar__link').first().click();
  await expect(page).toHaveURL(inBar('/guide/start/'));
  await page.goBack();
  await expectChosen(group(page).first(), 'pnpm');
});

test('a choice in another browser tab counts before any script of a file is there', async ({
  site,
}) => {
  const page = await site.open(path);
  const other = await page.context().newPage();
  await other.route(/\/assets\/js\//, () => undefined);
  await other.goto(page.url());
  await group(page).last().getByRole('tab', {name: 'pnpm', exact: true}).click();
  await expectChosen(group(page).first(), 'pnpm');
  await expect(shown(group(other).first())).toHaveCount(1);
  await expect(shown(group(other).first())).toHaveAccessibleName('pnpm');
});

test('nonsense in the storage or from another browser tab is the same as nothing', async ({
  site,
}) => {
  const page = await site.open(path);
  for (const value of ['nonsense', '{"package-manager":"deno"}', '{"a b=":"<x>"}']) {
    await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value]);
    await page.reload();
    await ready(page);
    await expectChosen(group(page).first(), 'npm');
    await page.evaluate(
      ([name, text]) => dispatchEvent(new StorageEvent('storage', {key: name!, newValue: text!})),
      [key, value],
    );
    await expectChosen(group(page).first(), 'npm');
  }
});

test('with the storage blocked the choice is there on a page that a reader goes to', async ({
  site,
}) => {
  const page = await site.open(path, {
    allow: ['browser storage is not available'],
    before: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        }),
      ),
  });
  await group(page).first().getByRole('tab', {name: 'pnpm', exact: true}).click();
  await page.locator('.navbar__link').first().click();
  await expect(page).toHaveURL(inBar('/guide/start/'));
  await page.goBack();
  await expect(page).toHaveURL(inBar(path));
  await expectChosen(group(page).first(), 'pnpm');
});

test('what a reader looks at stays in place when tabs above it change their height', async ({
  site,
}) => {
  const page = await site.open(path);
  const holder = group(page).last();
  await holder.scrollIntoViewIfNeeded();
  const before = (await holder.boundingBox())!.y;
  await holder.getByRole('tab', {name: 'bun', exact: true}).click();
  expect(Math.abs((await holder.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
});

test('tabs outside a group are changed alone and not remembered', async ({site}) => {
  const page = await site.open('/config/lib/dts');
  const holder = page.locator('.tabs--files').first();
  const second = holder.getByRole('tab').nth(1);
  await second.click();
  await expectChosen(holder, (await second.textContent())!);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
