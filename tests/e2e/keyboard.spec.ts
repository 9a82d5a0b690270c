import type {Page} from '@playwright/test';
import {address, everything, inBar, localesIn, notFoundNoise, pageTypes} from './support/pages';
import {expect, test} from './support/site';

/** How many tab stops of a page to check at most. A reference has several hundred, most of them alike. */
const maxStops = everything ? 2000 : 25;

type Stop = {readonly name: string; readonly faults: readonly string[]} | null;

/** Returns name and faults of the focused element, such as "is half covered"; null if no element has the focus. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    /** Returns true if the element, its parent or its children look different when the element loses the focus. */
    function changes(element: HTMLElement): boolean {
      const around = [element, element.parentElement!, ...element.children];
      const looks = (): string =>
        around
          .flatMap((node) =>
            [undefined, '::before', '::after'].map((part) => getComputedStyle(node, part)),
          )
          .map(({outlineStyle, outline, boxShadow, borderColor, backgroundColor}) => [
            outlineStyle !== 'none' && outline,
            ...[boxShadow, borderColor, backgroundColor],
          ])
          .join();
      const focused = looks();
      element.blur();
      const plain = looks();
      element.focus({preventScroll: true});
      return focused !== plain;
    }
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const faults: string[] = [];
    const boxes = [...element.getClientRects()].filter(
      ({width, height}) => width > 0 && height > 0,
    );
    const points = boxes.flatMap(({left, top, right, bottom}) =>
      [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      ),
    );
    const seen = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return (
        top &&
        (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
      );
    });
    if (seen.length === 0) faults.push('is not seen');
    else if (seen.length < points.length / 2 && boxes[0]!.height < innerHeight / 2)
      faults.push('is half covered');
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (!hasRing && !changes(element as HTMLElement)) faults.push('does not show the focus');
    const name = `${element.localName}.${element.getAttribute('class')} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    return {name, faults};
  });
}

/** Presses Tab until the end of the page or `maxStops`. Returns how many elements had the focus, and their faults. */
async function tabThrough(page: Page): Promise<{stops: number; faults: string[]}> {
  const faults: string[] = [];
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab');
    const found = stops < maxStops ? await stop(page) : null;
    if (!found) return {stops, faults};
    faults.push(...found.faults.map((fault) => `${found.name} ${fault}`));
  }
}

/** Each row: a window width, a value of the media feature `forced-colors`, and the types of pages to check. */
const runs = [
  [1440, 'none', ['home', 'reference', 'blog overview', 'not found']],
  [1440, 'active', ['reference', 'overview']],
  [390, 'none', ['document', 'reference', 'overview', 'article']],
] as const satisfies readonly (readonly [number, string, readonly (keyof typeof pageTypes)[]])[];

test('focused elements are visible before the browser has laid out the whole page', async ({
  site,
}) => {
  const page = await site.open(address('zh-Hans', pageTypes.article), {
    width: 390,
    wait: false,
    context: {reducedMotion: 'reduce'},
    // The site lays out content below the window in idle callbacks without a timeout. Do not run these.
    before: (opened) =>
      opened.addInitScript(() => {
        window.requestIdleCallback = (run, {timeout} = {}) =>
          timeout === undefined
            ? 0
            : window.setTimeout(() => run({didTimeout: true, timeRemaining: () => 0}), timeout);
      }),
  });
  await page.locator('html[data-ready="links"]').waitFor();
  await page.setViewportSize({width: 390, height: 700});
  const {stops, faults} = await tabThrough(page);
  expect(stops).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

for (const locale of localesIn('en')) {
  test(`${locale}: focused elements are visible, uncovered and indicate the focus, in forced colours too`, async ({
    site,
  }) => {
    test.setTimeout(everything ? 600_000 : 90_000);
    const page = await site.open(address(locale, ''), {
      allow: notFoundNoise,
      context: {reducedMotion: 'reduce'},
    });
    const all = Object.keys(pageTypes) as (keyof typeof pageTypes)[];
    for (const [width, forcedColors, types] of runs) {
      await page.setViewportSize({width, height: 700});
      await page.emulateMedia({forcedColors});
      for (const type of everything ? all : types) {
        await page.goto(inBar(address(locale, pageTypes[type])));
        await page.locator('html[data-ready="links"]').waitFor();
        const {stops, faults} = await tabThrough(page);
        expect.soft(stops, `${type} at ${width}`).toBeGreaterThan(10);
        expect.soft(faults, `${type} at ${width}`).toEqual([]);
      }
    }
  });
}
