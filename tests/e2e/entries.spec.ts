import type {Page} from '@playwright/test';
import {drawn} from './support/clock';
import {countShifts, shifts} from './support/layout';
import {address, everything, inBar} from './support/pages';
import {openSearch} from './support/searchDialog';
import {expect, test} from './support/site';
import {words} from './support/words';

const path = 'config/rsbuild/output';
const bodies = '.entry > details';

const bodyOf = (page: Page, id: string) =>
  page.locator(`.entry:has(> .heading > [id="${id}"]) > details`);

/** Returns the ids of the open entries. */
const opened = (page: Page): Promise<string[]> =>
  page
    .locator(`${bodies}[open]`)
    .evaluateAll((open) => open.map((body) => body.parentElement!.querySelector('[id]')!.id));

const heading = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('a reference is folded to its options, which unfold by heading, by keyboard and all at once', async ({
  site,
}) => {
  const page = await site.open(address('en', path));
  expect(await opened(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight / innerHeight),
    'screens',
  ).toBeLessThanOrEqual(8);
  const body = bodyOf(page, 'output-minify');
  const facts = body.locator('.facts');
  await expect(facts).toBeHidden();
  await heading(page, 'output-minify').click({position: {x: 20, y: 10}});
  await expect(facts).toBeVisible();
  await body.locator(':scope > summary').press('Enter');
  await expect(facts).toBeHidden();

  const all = page.getByRole('button', {name: words.en.openAll, exact: true});
  await all.click();
  await expect(page.locator(`${bodies}:not([open])`)).toHaveCount(0);
  const none = page.getByRole('button', {name: words.en.closeAll, exact: true});
  await expect(none).toHaveAttribute('aria-expanded', 'true');
  await none.click();
  await expect(page.locator(`${bodies}[open]`)).toHaveCount(0);
  await expect(all).toBeVisible();
});

test('the text of an open entry is found and copied once, and nothing that is not visible', async ({
  site,
}) => {
  const page = await site.open(address('en', 'config/lib/dts'));
  const summaries = page.locator('.entry__text');
  const texts = await summaries.allTextContents();
  await page.getByRole('button', {name: words.en.openAll, exact: true}).click();
  await expect(page.locator(`${bodies}:not([open])`)).toHaveCount(0);
  await expect(page.locator(`${bodies} > summary`).first()).toHaveAccessibleName(/\w/);
  const {all, found} = await page.evaluate((wanted) => {
    const find = Reflect.get(window, 'find') as (text: string) => boolean;
    const selection = getSelection()!;
    const counts = wanted.map((text) => {
      selection.removeAllRanges();
      const seen = new Set<string>();
      while (find.call(window, text)) {
        const {startContainer, startOffset} = selection.getRangeAt(0);
        const place = [startContainer.parentElement!.outerHTML, startOffset].join();
        if (seen.has(place)) break;
        seen.add(place);
      }
      return seen.size;
    });
    selection.selectAllChildren(document.querySelector('main')!);
    return {all: selection.toString(), found: counts};
  }, texts);
  expect(texts.length).toBeGreaterThan(5);
  for (const [at, text] of texts.entries()) {
    expect.soft(found[at], text).toBeLessThanOrEqual(1);
    expect.soft(all.split(text).length - 1, text).toBeLessThanOrEqual(1);
  }
});

test('an entry opens for its address, a link, the outline and back navigation', async ({site}) => {
  test.slow();
  const page = await site.open(`${address('en', path)}#output-minify`);
  await expect.poll(() => opened(page)).toEqual(['output-minify']);
  await expect(heading(page, 'output-minify')).toBeInViewport();
  // This hash is the id of an element within an entry. It opens the entry.
  await page.evaluate(() => (location.hash = '#output-dist-path-async'));
  await expect(heading(page, 'output-dist-path-async')).toBeInViewport();
  await page.locator('.frame__outline a[href="#output-emit-css"]').click();
  await expect(bodyOf(page, 'output-emit-css')).toHaveAttribute('open');
  const error = bodyOf(page, 'error-style-import');
  const link = bodyOf(page, 'output-emit-css').locator('a[href="#error-style-import"]');
  await link.click();
  await expect(error).toHaveAttribute('open');
  await expect(heading(page, 'error-style-import')).toBeInViewport();
  // Fold the entry by a click on its heading. The same link opens it again.
  await heading(page, 'error-style-import').click({position: {x: 20, y: 10}});
  await expect(error).not.toHaveAttribute('open');
  await link.click();
  await expect(error).toHaveAttribute('open');

  await page.getByRole('button', {name: words.en.openAll, exact: true}).click();
  await page.getByRole('button', {name: words.en.closeAll, exact: true}).click();
  await page.goBack();
  await expect(bodyOf(page, 'output-emit-css')).toHaveAttribute('open');
  await expect(heading(page, 'output-emit-css')).toBeInViewport();
  await page.goForward();
  await expect(error).toHaveAttribute('open');

  // A link to an option that the filter hides shows this option.
  await page.getByRole('searchbox').fill('dist path');
  await expect(heading(page, 'output-emit-css')).toBeHidden();
  await page.locator('.frame__outline a[href="#output-emit-css"]').click();
  await expect(heading(page, 'output-emit-css')).toBeInViewport();
});

test('the entry of the address is open on the first paint, without a layout shift', async ({
  site,
}) => {
  // Id of an element within an entry, which is closed by default.
  const id = 'output-dist-path-async';
  const page = await site.open(`/${path}#${id}`, {
    cold: true,
    before: async (opening) => {
      // Script files are delayed until the entry has been painted.
      await opening.route(/\/assets\/js\//, async (route) => {
        await expect(heading(opening, id)).toBeInViewport();
        await drawn(opening);
        await route.continue();
      });
      await countShifts(opening);
    },
  });
  await expect(heading(page, id)).toBeInViewport();
  await page.locator('html[data-scrolled]').waitFor();
  // More than 0 is allowed, because the scripts add a button for wrapping lines, which moves the button beside it.
  expect(await shifts(page)).toBeCloseTo(0, 2);
});

test('an entry opens on arrival from another page, and open entries are restored on back navigation', async ({
  site,
}) => {
  const page = await site.open('/config/rsbuild/');
  await page.locator('article a[href$="/output"]').first().click();
  await expect(page).toHaveURL(inBar(`/${path}`));
  await heading(page, 'output-copy').click({position: {x: 20, y: 10}});
  await page.locator('.pagination, .page-end').getByRole('link', {name: /tools/}).click();
  await expect(page).toHaveURL(inBar('/config/rsbuild/tools'));
  await page.goBack();
  await expect.poll(() => opened(page)).toEqual(['output-copy']);
  await test.step('an entry stays open if the user goes back before the next page has arrived', async () => {
    await page.route('**/config/rsbuild/source*', () => undefined);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.sidebar a[href$="/rsbuild/source"]')!.click();
    });
    await page.goBack();
    await drawn(page);
    expect(await opened(page)).toEqual(['output-copy']);
  });

  // A search result opens its entry.
  const search = await openSearch(page);
  await search.type('output.filenameHash');
  await search.hits.locator('a[href$="#output-filename-hash"]').first().click();
  await expect(bodyOf(page, 'output-filename-hash')).toHaveAttribute('open');
  await expect(heading(page, 'output-filename-hash')).toBeInViewport();
});

test('a text fragment in a folded entry opens it', async ({site}) => {
  const page = await site.open(`/${path}#:~:text=createRequire`);
  await expect.poll(() => opened(page)).toEqual(['output-target']);
});

test('without scripts nothing is folded, and controls that unfold are hidden', async ({site}) => {
  const page = await site.open(`/${path}`, {context: {javaScriptEnabled: false}});
  const facts = page.locator('.entry .facts');
  await expect(facts.filter({visible: true})).toHaveCount(await facts.count());
  await expect(page.locator('#output-dist-path-async')).toBeVisible();
  await expect(page.locator('.more > div').last()).toBeVisible();
  await expect(
    page.locator('.entry__summary, .entries-controls').filter({visible: true}),
  ).toHaveCount(0);
});

test('on paper entries are folded as on the screen, and a note says how to print all', async ({
  site,
}) => {
  const page = await site.open(address('en', path));
  const facts = page.locator('.entry .facts');
  const note = page.getByText(/^Closed sections are not printed/);
  await heading(page, 'output-minify').click({position: {x: 20, y: 10}});
  await expect(note).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(note).toBeVisible();
  await expect(facts.filter({visible: true})).toHaveCount(1);
  await expect(bodyOf(page, 'output-copy').locator('.entry__text')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(facts.filter({visible: true})).toHaveCount(1);

  await page.emulateMedia({media: 'screen'});
  await page.getByRole('button', {name: words.en.openAll, exact: true}).click();
  await page.emulateMedia({media: 'print'});
  await expect(note).toBeHidden();
  await expect(facts.filter({visible: true})).toHaveCount(await facts.count());
  await expect(page.locator('.entries-controls').getByRole('button')).toBeHidden();
  await expect(page.locator('.more > div').last()).toBeVisible();
});

test('on a phone the first screen of an option has its facts and the beginning of an example', async ({
  site,
}) => {
  const paths = [path, ...(everything ? ['config/rsbuild/source', 'config/lib/dts'] : [])];
  for (const each of paths) {
    const page = await site.open(`/${each}`, {
      width: 390,
      height: 844,
      context: {isMobile: true, hasTouch: true},
    });
    const late = await page.evaluate((selector) => {
      const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return [...document.querySelectorAll<HTMLDetailsElement>(selector)].flatMap((body) => {
        const title = body.parentElement!.querySelector('[id]')!;
        const example = body.querySelector('.example, .block:not(.tabs)');
        if (!body.querySelector('.facts') || !example) return [];
        body.open = true;
        const below =
          example.getBoundingClientRect().top - title.getBoundingClientRect().top + line;
        body.open = false;
        // At least 72 px of the example have to be visible, which is a few lines.
        return below > innerHeight - 72 ? [`${title.id}: ${Math.round(below)}`] : [];
      });
    }, bodies);
    expect(late, each).toEqual([]);
  }
});
