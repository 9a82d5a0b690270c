import {cutCode, print} from './support/print';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';

test.describe('a page with every state of code', () => {
  const {open} = useVariant('full');

  test('on light paper all tabs have their labels, folds are open, lines wrap, and links show their address', async ({
    site,
  }) => {
    const page = await open(site, '/guide/code', {theme: 'dark'});
    const ground = (): Promise<string> =>
      page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const after = (): Promise<string[]> =>
      page
        .locator('.prose a:not(.hash-link)')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    const dark = await ground();
    expect((await after()).join()).not.toContain('https://');
    await page.getByRole('tab', {name: 'CommonJS'}).first().click();
    await print(page);
    expect(await ground()).not.toBe(dark);
    expect(await after()).toEqual([
      '" (https://rsbuild.rs/)"',
      '" (https://www.npmjs.com/package/@rslib/core)"',
      'none',
      '" (https://rspack.rs/)"',
    ]);
    const panels = page.locator('.tabs__panel');
    await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
    await expect(page.locator('.tabs__caption').filter({visible: true})).toHaveText([
      ...['npm', 'yarn', 'pnpm', 'bun'],
      ...['npm', 'yarn', 'pnpm', 'bun'],
      ...['ESM', 'CommonJS', 'UMD', 'CommonJS'],
      ...['One', 'Two'],
    ]);
    await expect(page.locator('[data-fold="closed"]')).toHaveCount(1);
    expect(await cutCode(page)).toEqual([]);
    const colors = await page
      .locator('.code:has(.line--focus) .line:not(.line--focus) .token')
      .evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size);
    expect(colors).toBeGreaterThan(1);
    // Only long blocks may be split between two sheets of paper.
    const breaks = await page.locator('article .block').evaluateAll((blocks) =>
      blocks.map((block) => ({
        long: block.querySelector('[data-fold]') !== null,
        inside: getComputedStyle(block).breakInside,
      })),
    );
    for (const {long, inside} of breaks) expect(inside).toBe(long ? 'auto' : 'avoid');
  });
});
