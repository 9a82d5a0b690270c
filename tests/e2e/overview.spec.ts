import type {Page} from '@playwright/test';
import {address} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const ui = words.en;

/** Returns the visible cards: the title of each with the headings that it shows. */
const shown = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const visible = (selector: string, parent: ParentNode = document): HTMLElement[] =>
      [...parent.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      );
    const pages: Record<string, string[]> = {};
    for (const card of visible('.card')) {
      let name = card.querySelector('h3')!.innerText;
      // The first card of every group has the same title. Append spaces, to make the key unique.
      while (name in pages) name += ' ';
      pages[name] = visible('li', card).map((heading) => heading.innerText);
    }
    return pages;
  });

/** Returns the title of the visible card that is first on the screen, whatever its position in the DOM. */
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

test('the configuration index is filtered by names in any spelling, the best match first', async ({
  site,
}) => {
  const page = await site.open(address('en', 'config/'));
  const input = page.getByLabel(ui.filter, {exact: true});
  const all = await shown(page);
  const card = page.locator('.card').last();
  await expect(card).toHaveCSS('content-visibility', 'visible');
  const introduction = page.locator('.prose > p').first();
  expect((await input.boundingBox())!.y).toBeLessThan((await introduction.boundingBox())!.y);
  // The first three cards are in one row.
  const places = await page
    .locator('.card')
    .evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getBoundingClientRect().top));
  expect(new Set(places).size).toBe(1);

  await input.fill('auto-external');
  expect((await shown(page)).autoExternal).toEqual(
    expect.arrayContaining(all.autoExternal!.slice(0, 8)),
  );
  await expect(introduction).toBeHidden();
  expect(await firstSeen(page)).toBe('autoExternal');
  expect(await highlighted(page)).toContain('autoExternal');

  // The card `output` is the first on the screen and in the tab order, although it is not the first in the DOM.
  await input.fill('output');
  expect(Object.keys(await shown(page))[0]).not.toBe('output');
  expect(await firstSeen(page)).toBe('output');
  await input.press('Tab');
  await expect(page.locator(':focus')).toHaveText('output');

  await input.fill('');
  expect(await shown(page)).toEqual(all);
  expect(await highlighted(page)).toEqual([]);
  await expect(page).not.toHaveURL(/\?/);
});

test('a filtered view persists on reload and in the other language, and links to a heading', async ({
  site,
}) => {
  const page = await site.open(address('en', 'config/?q=dts.alias'));
  await expect(field(page)).toHaveValue('dts.alias');
  await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
  await page.reload();
  await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
  await page.getByRole('button', {name: ui.language, exact: true}).click();
  await page.locator('#site-language a:not([aria-current])').click();
  await expect(field(page)).toHaveValue('dts.alias');
  await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
  await page.locator('.card li a').filter({visible: true}).click();
  await expect(page).toHaveURL(/\/zh\/config\/lib\/dts#dts-alias$/);
  await expect(page.locator('#dts-alias')).toBeInViewport();
});
