import type {Page} from '@playwright/test';
import {address, inBar, localesIn, notFoundNoise, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';

/** An A4 page without its margins, in px. */
const paper = {width: 688, height: 1000};

// Explanations of terms are printed below the text.
const chrome =
  '.navbar, .menubar, .sidebar, .frame__outline, .theme-doc-breadcrumbs, .page-actions, .page-end, .footer, .to-top, .skip, .code-tools, .copy-button, .block__fold, .tabs__list, dialog, [popover]:not(.term-card)';

async function print(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({media: 'print'});
}

/** Returns the beginnings of code that overflows its block. */
const cutCode = (page: Page): Promise<string[]> =>
  page
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks
        .filter(
          (pre) => pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight + 1,
        )
        .map((pre) => pre.textContent.slice(0, 60)),
    );

for (const locale of localesIn('en')) {
  test(`${locale} pages are printed without controls, and nothing is cut off`, async ({site}) => {
    test.slow();
    const page = await site.open(address(locale, ''), {allow: notFoundNoise});
    await print(page);
    for (const [type, path] of Object.entries(pageTypes)) {
      await page.goto(inBar(address(locale, path)));
      await expect(page.locator(chrome).filter({visible: true}), type).toHaveCount(0);
      await expect(page.locator('h1'), type).toBeVisible();
      expect(await cutCode(page), type).toEqual([]);
    }
  });
}

test.describe('a page with every state of code', () => {
  const {open} = useVariant('full');

  for (const locale of localesIn('en')) {
    test(`${locale}: all tabs are printed with their labels, folds are open, long lines wrap, and no line is dimmed`, async ({
      site,
    }) => {
      const page = await open(site, address(locale, 'guide/code'));
      await page.getByRole('tab', {name: 'CommonJS'}).first().click();
      await print(page);
      const panels = page.locator('.tabs__panel');
      await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
      await expect(page.locator('.tabs__caption').filter({visible: true})).toHaveText([
        ...['npm', 'yarn', 'pnpm', 'bun'],
        ...['npm', 'yarn', 'pnpm', 'bun'],
        ...['ESM', 'CommonJS', 'UMD', 'CommonJS'],
        ...(locale === 'en' ? ['One', 'Two'] : ['一', '二']),
      ]);
      await expect(page.locator('[data-fold="closed"]')).toHaveCount(1);
      expect(await cutCode(page)).toEqual([]);
      const colors = await page
        .locator('.code:has(.line--focus) .line:not(.line--focus) .token')
        .evaluateAll(
          (tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size,
        );
      expect(colors).toBeGreaterThan(1);
    });
  }

  test('external links are followed by their address', async ({site}) => {
    const page = await open(site, '/guide/code');
    const after = (): Promise<string[]> =>
      page
        .locator('.prose a:not(.hash-link)')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect((await after()).join()).not.toContain('https://');
    await print(page);
    expect(await after()).toEqual([
      '" (https://rsbuild.rs/)"',
      '" (https://www.npmjs.com/package/@rslib/core)"',
      'none',
      '" (https://rspack.rs/)"',
    ]);
  });

  test('paper is light, and short blocks stay on one page', async ({site}) => {
    const page = await open(site, '/guide/code', {theme: 'dark'});
    const ground = (): Promise<string> =>
      page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const dark = await ground();
    await print(page);
    expect(await ground()).not.toBe(dark);
    const breaks = await page.locator('article .block').evaluateAll((blocks) =>
      blocks.map((block) => ({
        long: block.querySelector('[data-fold]') !== null,
        inside: getComputedStyle(block).breakInside,
      })),
    );
    for (const {long, inside} of breaks) expect(inside).toBe(long ? 'auto' : 'avoid');
    const pdf = await page.pdf({format: 'A4'});
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(2);
  });
});
