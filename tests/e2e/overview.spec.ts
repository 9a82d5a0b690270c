import type {Page} from '@playwright/test';
import {address, inBar, locales} from './support/pages';
import {expect, laidOut, test} from './support/site';
import {words} from './support/words';

/** What is shown: page titles, each with its headings. */
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

/** The page that a reader sees first: cards stand in columns. */
const firstSeen = (page: Page): Promise<string | undefined> =>
  page.locator('.card:not([hidden])').evaluateAll((cards) => {
    const place = (card: Element) => card.getBoundingClientRect();
    return cards
      .sort((a, b) => place(a).top - place(b).top || place(a).left - place(b).left)
      .map((card) => card.querySelector('h3')?.textContent)[0];
  });

/** What is marked, each once, in the list's order. */
const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...(CSS.highlights.get('site-filter') ?? [])].map((range) => (range as Range).toString()),
    ),
  ]);

const field = (page: Page) => page.locator('#overview-filter');
const query = (page: Page) => new URL(page.url()).searchParams.get('q');

for (const locale of locales) {
  const say = words[locale];
  const group = locale === 'en' ? 'Library options' : 'lib 选项';

  test(`the ${locale} configuration index filters by group, page and heading, says how many, and when nothing matches`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'config/'));
    const input = page.getByLabel(say.filter, {exact: true});
    await expect(input).toHaveAttribute('placeholder', say.placeholder);
    const all = await shown(page);
    expect(Object.keys(all).length).toBeGreaterThanOrEqual(4);
    // The introduction stands above its list.
    const introduction = await page.locator('.prose > p').last().boundingBox();
    expect(introduction!.y).toBeLessThan((await input.boundingBox())!.y);
    const count = page.locator('.filter__count');
    await expect(count).toContainText(String(Object.keys(all).length));

    // The group's name: everything in it.
    await input.fill(group.toUpperCase());
    const own = await shown(page);
    expect(own.dts).toEqual(all.dts);
    expect(own.bundle).toEqual(all.bundle);
    expect(own.resolve).toBeUndefined();

    // A page's title: the page with all its headings.
    await input.fill('  BuNdLe ');
    const bundle = await shown(page);
    expect(bundle.bundle).toEqual(all.bundle);
    expect(bundle.format).toBeUndefined();

    // Headings alone: those that match, of the pages that have them.
    await input.fill('dts.bundle');
    expect(await shown(page)).toEqual({
      dts: all.dts!.filter((text) => text.includes('dts.bundle')),
    });
    await expect.poll(() => query(page)).toBe('dts.bundle');
    await expect(count).toContainText('1');

    // Names as people write them.
    for (const typed of ['auto external', 'auto-external', 'AUTOEXTERNAL', 'lib.autoExternal']) {
      await input.fill(typed);
      expect((await shown(page)).autoExternal, typed).toEqual(all.autoExternal);
      expect(await firstSeen(page), typed).toBe('autoExternal');
      expect(await marked(page), typed).toContain('autoExternal');
    }

    // The page of that very name comes first, by keyboard too, though its group does not.
    await input.fill('output');
    expect(Object.keys(await shown(page))[0]).not.toBe('output');
    expect(await firstSeen(page)).toBe('output');
    await input.press('Tab');
    await expect(page.locator(':focus')).toHaveText('output');

    // Hyphens are spaces, on both sides.
    const spaced = Object.values(all)
      .flat()
      .find((text) => / /.test(text) && !text.includes('-'))!;
    await input.fill(spaced.replaceAll(' ', '-'));
    expect(Object.values(await shown(page)).flat()).toContain(spaced);

    await input.fill('');
    expect(await shown(page)).toEqual(all);
    expect(await marked(page)).toEqual([]);
    await expect(page).not.toHaveURL(/\?/);

    const empty = page.locator('.overview__empty');
    await expect(empty).toBeHidden();
    await field(page).pressSequentially('<b>No $& such');
    await expect(empty).toBeVisible();
    await expect(empty).toHaveText(`${say.noMatch}<b>No $& such`);
    expect(await shown(page)).toEqual({});
    await expect(page.locator('.overview__group').filter({visible: true})).toHaveCount(0);
    await field(page).fill('dts');
    await expect(empty).toBeHidden();
  });

  test(`a filtered ${locale} view can be shared, kept on reload and taken to the other language`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'config/?q=dts.alias'));
    await expect(field(page)).toHaveValue('dts.alias');
    await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
    await page.reload();
    await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
    await page.getByRole('button', {name: say.language, exact: true}).click();
    await page.locator('#site-language a:not([aria-current])').click();
    await expect(field(page)).toHaveValue('dts.alias');
    await expect.poll(() => shown(page)).toEqual({dts: ['dts.alias']});
  });
}

test('typing in the filter adds nothing to the history', async ({site}) => {
  const page = await site.open('/guide/start/');
  await page.locator('.navbar__link').nth(1).click();
  await expect(page).toHaveURL(inBar('/config/'));
  await field(page).pressSequentially('dts.alias');
  await expect(page).toHaveURL(inBar('/config/?q=dts.alias'));
  await page.goBack();
  await expect(page).toHaveURL(inBar('/guide/start/'));
  await page.goForward();
  await expect(page).toHaveURL(inBar('/config/?q=dts.alias'));
  await expect(field(page)).toHaveValue('dts.alias');
  await expect.poll(async () => Object.keys(await shown(page))).toEqual(['dts']);
});

test('a filter of one index does not follow to another', async ({site}) => {
  const page = await site.open('/config/?q=dts');
  await page.locator('.navbar__link').nth(2).click();
  await expect(page).toHaveURL(inBar('/blog/'));
  await expect(field(page)).toHaveValue('');
  expect(Object.keys(await shown(page))).toHaveLength(2);
});

test('a shared query of any length and kind is text and nothing else', async ({site}) => {
  const page = await site.open(
    `/config/?q=${encodeURIComponent('<img src=x onerror=alert(1)>'.repeat(9))}`,
  );
  await expect(page.locator('.overview__empty')).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  expect((await field(page).inputValue()).length).toBe(64);
});

for (const [locale, path] of [
  ['en', 'guide/'],
  ['zh-Hans', 'blog/'],
] as const) {
  test(`the ${locale} index ${path} leads to its pages and their headings`, async ({site}) => {
    const page = await site.open(address(locale, path));
    const all = await shown(page);
    expect(Object.keys(all).length).toBeGreaterThan(0);
    expect(Object.values(all).flat().length, 'headings').toBeGreaterThan(0);
    await page.locator('.card li a').first().click();
    await expect(page).toHaveURL(new RegExp(`${address(locale, path)}.*#[a-z0-9-]+$`));
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
}

test('every card of an overview is laid out as soon as the browser has time for it', async ({
  site,
}) => {
  const page = await site.open('/config/', {width: 390});
  await laidOut(page);
  const waiting = await page
    .locator('.card')
    .evaluateAll((cards) =>
      cards.filter((card) => getComputedStyle(card).contentVisibility !== 'visible'),
    );
  expect(waiting).toEqual([]);
});
