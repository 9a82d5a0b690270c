import type {Page} from '@playwright/test';
import {address} from './support/pages';
import {expect, laidOut, test} from './support/site';
import {words} from './support/words';

const say = words.en;

/** Returns the visible pages by title, each with its visible headings. */
const shown = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const visible = (selector: string, parent: ParentNode = document): HTMLElement[] =>
      [...parent.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      );
    const pages: Record<string, string[]> = {};
    for (const card of visible('.card')) {
      let name = card.querySelector('h3')!.innerText;
      // The first page of every group has the same short name.
      while (name in pages) name += ' ';
      pages[name] = visible('li', card).map((heading) => heading.innerText);
    }
    return pages;
  });

/** Returns the title of the topmost visible card; cards stand in columns. */
const firstSeen = (page: Page): Promise<string | undefined> =>
  page.locator('.card:not([hidden])').evaluateAll((cards) => {
    const place = (card: Element) => card.getBoundingClientRect();
    return cards
      .sort((a, b) => place(a).top - place(b).top || place(a).left - place(b).left)
      .map((card) => card.querySelector('h3')?.textContent)[0];
  });

/** Returns the highlighted texts, each once. */
const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...(CSS.highlights.get('site-filter') ?? [])].map((range) => (range as Range).toString()),
    ),
  ]);

const field = (page: Page) => page.locator('#overview-filter');

test('the configuration index is filtered by names in any spelling, and says when nothing matches', async ({
  site,
}) => {
  const page = await site.open(address('en', 'config/'));
  const input = page.getByLabel(say.filter, {exact: true});
  const count = page.locator('.filter__count');
  const all = await shown(page);
  await expect(count).toContainText(String(Object.keys(all).length));
  const introduction = await page.locator('.prose > p').last().boundingBox();
  expect(introduction!.y).toBeLessThan((await input.boundingBox())!.y);

  await input.fill('auto-external');
  expect((await shown(page)).autoExternal).toEqual(all.autoExternal);
  expect(await firstSeen(page)).toBe('autoExternal');
  expect(await highlighted(page)).toContain('autoExternal');

  // The page of that name comes first, by keyboard too, although its group does not.
  await input.fill('output');
  expect(Object.keys(await shown(page))[0]).not.toBe('output');
  expect(await firstSeen(page)).toBe('output');
  await input.press('Tab');
  await expect(page.locator(':focus')).toHaveText('output');

  await input.fill('');
  expect(await shown(page)).toEqual(all);
  expect(await highlighted(page)).toEqual([]);
  await expect(page).not.toHaveURL(/\?/);

  const empty = page.locator('.overview__empty');
  await input.pressSequentially('<b>No $& such');
  await expect(empty).toHaveText(`${say.noMatch}<b>No $& such`);
  await expect(page.locator('.overview__group').filter({visible: true})).toHaveCount(0);
  await input.fill('dts');
  await expect(empty).toBeHidden();
});

test('a filtered view is kept on reload and in the other language', async ({site}) => {
  const page = await site.open(address('en', 'config/?q=dts.alias'));
  await expect(field(page)).toHaveValue('dts.alias');
  await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
  await page.reload();
  await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
  await page.getByRole('button', {name: say.language, exact: true}).click();
  await page.locator('#site-language a:not([aria-current])').click();
  await expect(field(page)).toHaveValue('dts.alias');
  await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
});

test('an entry of an index leads to its heading', async ({site}) => {
  const page = await site.open(address('zh-Hans', 'blog/'));
  await page.locator('.card li a').first().click();
  await expect(page).toHaveURL(/\/zh\/blog\/.*#[a-z0-9-]+$/);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test('every card of an overview is laid out once the browser is idle', async ({site}) => {
  const page = await site.open('/config/', {width: 390});
  await laidOut(page);
  const deferred = await page
    .locator('.card')
    .evaluateAll((cards) =>
      cards.filter((card) => getComputedStyle(card).contentVisibility !== 'visible'),
    );
  expect(deferred).toEqual([]);
});
