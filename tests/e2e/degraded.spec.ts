import {inBar} from './support/pages';
import {openSearch} from './support/searchDialog';
import {expect, test} from './support/site';
import {words} from './support/words';

test('focused elements are never covered by a bar', async ({site}) => {
  const page = await site.open('/config/lib/dts', {width: 1100, height: 600});
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.locator('article a.hash-link').nth(8).focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || !element.closest('article')) return false;
      const {top, height} = element.getBoundingClientRect();
      const bars = [...document.querySelectorAll('.navbar, .menubar')];
      const below = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
      // Only an element that is completely behind the bars is hidden: a tall block may be covered in part.
      return top + height <= below;
    });
    expect(hidden).toBe(false);
  }
});

test('at 400 % zoom menus, drawer, version dialog and search can be used', async ({site}) => {
  const page = await site.open('/guide/start/quick-start', {width: 320, height: 256});
  /** Focuses each control of an open popover or dialog and expects it to be inside the window. Then presses Escape. */
  const expectInside = async (part: string): Promise<void> => {
    // Wait for animations, because drawers slide in.
    await page
      .locator(part)
      .evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
    const outside = await page
      .locator(`${part} :is(a, button)`)
      .filter({visible: true})
      .evaluateAll((controls) =>
        (controls as HTMLElement[]).flatMap((control) => {
          control.focus();
          const {left, top, right, bottom} = control.getBoundingClientRect();
          const isInside = left >= 0 && right <= 320 && top >= -3 && bottom <= 259;
          return isInside ? [] : [control.outerHTML];
        }),
      );
    expect(outside, part).toEqual([]);
    await page.keyboard.press('Escape');
  };
  for (const [name, id] of [
    [words.en.navigation, 'site-screen'],
    [words.en.menu, 'site-sidebar'],
    [words.en.outline, 'site-outline'],
    [words.en.open, 'site-open'],
  ] as const) {
    await page.getByRole('button', {name, exact: true}).filter({visible: true}).click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expectInside(`#${id}`);
  }
  await page.locator('.version-button').click();
  await expect(page.locator('.version')).toBeVisible();
  await expectInside('.version');
  const {root, hits, type} = await openSearch(page);
  await type('umdName');
  // Wait for the final results. Unlike the first ones, they show the type and default of an option, separated by `·`.
  await expect(root.locator('.DocSearch-Hit-path', {hasText: '·'}).first()).toBeAttached();
  await expect(hits.first().locator('a')).toHaveAttribute('href', '/config/lib/umd-name');
  await hits.first().click();
  await expect(page).toHaveURL(inBar('/config/lib/umd-name'));
});
