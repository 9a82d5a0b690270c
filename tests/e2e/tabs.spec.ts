import type {Locator, Page} from '@playwright/test';
import {atFirstPaint, watchFirstPaint} from './support/clock';
import {address, inBar, localesIn, modes, pageTypes} from './support/pages';
import {expect, removeReact, test} from './support/site';

const path = `/${pageTypes.document}`;
const key = 'tabs-rslib';

const group = (page: Page): Locator => page.locator('[data-group="package-manager"]');
const shown = (holder: Locator): Locator => holder.getByRole('tabpanel').filter({visible: true});

/** One tab is chosen, its panel alone is seen, and in the order of keys it is the only stop. */
async function expectChosen(holder: Locator, name: string): Promise<void> {
  await expect(holder.locator('[role="tab"][aria-selected="true"]')).toHaveText(name);
  await expect(holder.locator('[role="tab"][tabindex="0"]')).toHaveText(name);
  await expect(shown(holder)).toHaveCount(1);
  await expect(shown(holder)).toHaveAccessibleName(name);
}

const store = (value: string) => (page: Page) =>
  page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name!) === null) localStorage.setItem(name!, text!);
    },
    [key, value],
  );

for (const {mode, react} of modes) {
  for (const locale of localesIn(react)) {
    test(`arrow keys, Home and End go through the ${locale} tabs${mode}`, async ({site}) => {
      const page = await site.open(address(locale, pageTypes.document), {react});
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
      await page.keyboard.press('Tab');
      expect(await holder.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe(
        'tab',
      );
    });
  }

  test(`an arrow with another key is the browser's, on a tab too${mode}`, async ({site}) => {
    const page = await site.open(path, {react});
    const holder = group(page).first();
    const tab = holder.getByRole('tab', {name: 'yarn', exact: true});
    await tab.click();
    await expectChosen(holder, 'yarn');
    for (const press of ['Control+ArrowLeft', 'Shift+ArrowRight', 'Control+End']) {
      await page.keyboard.press(press);
      await expect(tab).toBeFocused();
      await expectChosen(holder, 'yarn');
    }
    const taken = await page.evaluate(() => {
      const init = {key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true};
      return !document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    expect(taken).toBe(false);
    await expectChosen(holder, 'yarn');
  });

  test(`a choice holds for the whole group, is kept over a reload and never shows another first${mode}`, async ({
    site,
  }) => {
    const page = await site.open(path, {react, before: watchFirstPaint});
    await group(page).last().getByRole('tab', {name: 'pnpm', exact: true}).click();
    for (const holder of await group(page).all()) await expectChosen(holder, 'pnpm');
    expect(JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key))!)).toEqual({
      'package-manager': 'pnpm',
    });
    await page.reload();
    expect((await atFirstPaint(page))['data-tabs-package-manager']).toBe('pnpm');
    for (const holder of await group(page).all()) await expectChosen(holder, 'pnpm');
  });

  test(`the remembered panel is the one in the first picture${mode}`, async ({site}) => {
    // No script of a file runs: what is seen is what the head's own script and the style sheet make.
    const page = await site.open(path, {
      react: false,
      before: async (opened) => {
        await store('{"package-manager":"bun"}')(opened);
        if (react)
          await opened.route(/\/assets\/js\/shell/, (route) =>
            route.fulfill({contentType: 'text/javascript', body: ''}),
          );
      },
    });
    const panel = group(page).first().locator('.tabs__panel').filter({visible: true});
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAttribute('data-value', 'bun');
  });

  test(`another browser tab follows${mode}`, async ({site}) => {
    const page = await site.open(path, {react});
    const other = await page.context().newPage();
    if (!react) await removeReact(other);
    await other.goto(page.url());
    await group(page).first().getByRole('tab', {name: 'yarn', exact: true}).click();
    await expectChosen(group(other).first(), 'yarn');
  });
}

const nonsense = [
  'nonsense',
  'null',
  '[]',
  '"x"',
  '{"package-manager":"deno"}',
  '{"package-manager":7}',
  '{"a b=":"<x>"}',
];

test('nonsense in the storage is the same as nothing', async ({site}) => {
  for (const value of nonsense) {
    const page = await site.open(path, {before: store(value)});
    await expectChosen(group(page).first(), 'npm');
    await group(page).first().getByRole('tab', {name: 'bun', exact: true}).click();
    await expectChosen(group(page).first(), 'bun');
    await page.context().close();
  }
});

test('nonsense from another browser tab changes nothing', async ({site}) => {
  const page = await site.open(path);
  for (const value of nonsense) {
    await page.evaluate(
      ([name, text]) => dispatchEvent(new StorageEvent('storage', {key: name!, newValue: text!})),
      [key, value],
    );
    await expectChosen(group(page).first(), 'npm');
  }
});

const storages: Readonly<Record<string, (() => void) | undefined>> = {
  '': undefined,
  ', with the storage blocked': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    }),
  ', with the storage full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [how, take] of Object.entries(storages)) {
  test(`the choice is there on a page that a reader goes to${how}`, async ({site}) => {
    const page = await site.open(path, {
      allow: ['browser storage is not available'],
      before: async (opened) => void (take && (await opened.addInitScript(take))),
    });
    await group(page).first().getByRole('tab', {name: 'pnpm', exact: true}).click();
    await page.locator('.navbar__link').first().click();
    await expect(page).toHaveURL(inBar('/guide/start/'));
    await page.goBack();
    await expect(page).toHaveURL(inBar(path));
    await expectChosen(group(page).first(), 'pnpm');
  });
}

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
