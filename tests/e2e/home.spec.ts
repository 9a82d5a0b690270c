import type {Locator, Page} from '@playwright/test';
import {scenarios} from '../../src/components/Home/sections';
import {getViewMessages} from '../../src/compiler/messages';
import {address} from './support/pages';
import {expect, test} from './support/site';

const holder = (page: Page): Locator => page.locator('.scenarios .tabs--prose');
const tabs = (page: Page): Locator => holder(page).locator('> .tabs__list > [role="tab"]');
const panels = (page: Page): Locator => holder(page).locator('> .tabs__panel');
const seen = (page: Page): Locator => panels(page).filter({visible: true});

/** Returns the positions of the left and right edges of an element's content box, in px. */
const edges = (part: Locator): Promise<readonly number[]> =>
  part.evaluate((element) => {
    const {left, right} = element.getBoundingClientRect();
    const {paddingLeft, paddingRight} = getComputedStyle(element);
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
  });

const words = getViewMessages('en', 'Home');

test('arrow keys select the scenarios without moving what is below', async ({site}) => {
  const page = await site.open(address('en', ''), {width: 1280});
  await expect(tabs(page)).toHaveText(scenarios.map(({id}) => words[id]));
  const below = page.locator('#points');
  const place = await below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await tabs(page).first().focus();
  for (const [index, {id}] of scenarios.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await expect(tabs(page).nth(index)).toBeFocused();
    await expect(seen(page)).toHaveCount(1);
    await expect(seen(page)).toHaveAccessibleName(words[id]);
    expect(await below.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(
      place,
    );
  }
  await page.keyboard.press('Home');
  await expect(tabs(page).first()).toBeFocused();
});

test('all sections align with the navbar, tabs need no scrolling, and stars cover nothing', async ({
  site,
}) => {
  const page = await site.open('/zh/', {width: 1920, context: {reducedMotion: 'reduce'}});
  for (const width of [1920, 961, 360]) {
    await page.setViewportSize({width, height: 900});
    const right = (await edges(page.locator('.navbar__inner')))[1]!;
    const expected = [width - right, right];
    for (const part of ['.hero__inner', '.band', '.footer__inner']) {
      for (const found of await page.locator(part).all()) {
        expect.soft(await edges(found), `${part} at ${width}`).toEqual(expected);
      }
    }
    const list = holder(page).locator('> .tabs__list');
    expect
      .soft(await list.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBe(0);
    const hit = await page.locator('.stars circle').evaluateAll((stars) => {
      const boxes = [
        ...document.querySelectorAll('.hero h1, .hero p, .hero a, .art__leaf, text'),
      ].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()];
        return lines.length > 0 ? lines : [element.getBoundingClientRect()];
      });
      return stars.filter((star) => {
        const {x, y, width: size} = star.getBoundingClientRect();
        return (
          size > 0 &&
          boxes.some(
            (box) => x < box.right && x + size > box.x && y < box.bottom && y + size > box.y,
          )
        );
      }).length;
    });
    expect.soft(hit, `stars at ${width}`).toBe(0);
  }
});

test('the largest contentful paint is text', async ({site}) => {
  const page = await site.open('/', {cold: true, width: 1440});
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    await page.reload();
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1) as
              (PerformanceEntry & {element?: Element; url: string}) | undefined;
            resolve(`${entry?.element?.className}${entry?.url}`);
          }).observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
    expect(largest).toMatch(/^hero__(?:title|subtitle|text)$/);
  }
});

test('points open the search and the version dialog, and an option with a history', async ({
  site,
}) => {
  // Waits until the scripts are loaded. Before, the links lead to the pages about the same.
  const page = await site.open('/');
  const points = page.locator('.points');
  await points.getByRole('link', {name: 'Paste an error'}).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await points.getByRole('link', {name: 'Your version'}).click();
  await expect(page.getByRole('dialog', {name: words.yours})).toBeVisible();
  await page.keyboard.press('Escape');
  await points.getByRole('link', {name: 'Since when'}).click();
  await expect(page).toHaveURL(/\/config\/lib\/redirect$/);
  await expect(page.locator('.facts').first()).toBeVisible();
});

test('six points fill the grid at every width', async ({page}) => {
  await page.goto('/');
  for (const width of [360, 768, 1280, 1600, 1920]) {
    await page.setViewportSize({width, height: 900});
    const rows = await page.locator('.points__item').evaluateAll((items) => {
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    });
    expect(new Set(rows).size, `${rows.join()} at ${width}`).toBe(1);
  }
});
