import type {Page} from '@playwright/test';
import {drawn} from './support/clock';
import {countShifts, shifts} from './support/layout';
import {address, everything, inBar, locales} from './support/pages';
import {openSearch} from './support/search';
import {expect, test} from './support/site';
import {words} from './support/words';

const path = 'config/rsbuild/output';
const bodies = '.entry > details';

/** The body of the entry that a heading names. */
const bodyOf = (page: Page, id: string) =>
  page.locator(`.entry:has(> .heading > [id="${id}"]) > details`);

/** Ids of the entries that are open. */
const opened = (page: Page): Promise<string[]> =>
  page
    .locator(`${bodies}[open]`)
    .evaluateAll((open) => open.map((body) => body.parentElement!.querySelector('[id]')!.id));

const heading = (page: Page, id: string) => page.locator(`[id="${id}"]`);

for (const locale of locales) {
  const say = words[locale];

  test(`the ${locale} reference is folded to its options, which unfold by heading, key and all at once`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, path));
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

    const all = page.getByRole('button', {name: say.openAll, exact: true});
    await all.click();
    await expect(page.locator(`${bodies}:not([open])`)).toHaveCount(0);
    const none = page.getByRole('button', {name: say.closeAll, exact: true});
    await expect(none).toHaveAttribute('aria-expanded', 'true');
    await none.click();
    await expect(page.locator(`${bodies}[open]`)).toHaveCount(0);
    await expect(all).toBeVisible();
  });

  test(`an entry of the ${locale} reference opens for its address, a link, the outline and the way back`, async ({
    site,
  }) => {
    // A dozen steps on the longest page.
    test.slow();
    const page = await site.open(`${address(locale, path)}#output-minify`);
    await expect.poll(() => opened(page)).toEqual(['output-minify']);
    await expect(heading(page, 'output-minify')).toBeInViewport();
    // Within a body: the entry that holds it opens, and it is scrolled to.
    await page.evaluate(() => (location.hash = '#output-dist-path-async'));
    await expect(heading(page, 'output-dist-path-async')).toBeInViewport();
    await page.locator('.frame__outline a[href="#output-emit-css"]').click();
    await expect(bodyOf(page, 'output-emit-css')).toHaveAttribute('open');
    await page.locator('.options a[href="#output-copy"]').click();
    await expect(bodyOf(page, 'output-copy')).toHaveAttribute('open');
    await expect(heading(page, 'output-copy')).toBeInViewport();
    // The same link once more, when the reader has folded it since.
    await heading(page, 'output-copy').click({position: {x: 20, y: 10}});
    await expect(bodyOf(page, 'output-copy')).not.toHaveAttribute('open');
    await page.locator('.options a[href="#output-copy"]').click();
    await expect(bodyOf(page, 'output-copy')).toHaveAttribute('open');

    await page.getByRole('button', {name: say.openAll, exact: true}).click();
    await page.getByRole('button', {name: say.closeAll, exact: true}).click();
    await page.goBack();
    await expect(bodyOf(page, 'output-emit-css')).toHaveAttribute('open');
    await expect(heading(page, 'output-emit-css')).toBeInViewport();
    await page.goForward();
    await expect(bodyOf(page, 'output-copy')).toHaveAttribute('open');
  });
}

test('an entry is open before it is seen, and nothing moves', async ({site}) => {
  for (const id of ['output-minify', 'output-dist-path-async', 'error-copy']) {
    const page = await site.open(`/${path}#${id}`, {
      cold: true,
      before: async (opening) => {
        // Scripts of files come late: when the entry has been seen.
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
    // The button that wraps lines comes with the scripts, and moves the one beside it.
    expect(await shifts(page), id).toBeCloseTo(0, 2);
  }
});

test('an entry opens on arrival from another page, and what was opened is still open on the way back', async ({
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

  // A result of the search.
  for (const id of ['output-minify', 'output-filename-hash']) {
    const search = await openSearch(page);
    await search.type(id.replace('output-', 'output.').replace('-hash', 'Hash'));
    await search.hits.locator(`a[href$="#${id}"]`).first().click();
    await expect(bodyOf(page, id)).toHaveAttribute('open');
    await expect(heading(page, id)).toBeInViewport();
  }
});

test('text in a folded entry is found by the browser', async ({site}) => {
  const page = await site.open(`/${path}#:~:text=createRequire`);
  await expect.poll(() => opened(page)).toEqual(['output-target']);
});

test('where the browser does not open what it searches, its key opens all', async ({site}) => {
  const page = await site.open(`/${path}`, {
    before: (opening) =>
      opening.addInitScript(() => {
        delete (HTMLElement.prototype as Partial<HTMLElement>).onbeforematch;
      }),
  });
  await page.keyboard.press('Control+f');
  await expect(page.locator(`${bodies}:not([open])`)).toHaveCount(0);
});

for (const how of ['without scripts', 'on paper']) {
  test(`${how} nothing is folded, and nothing asks to unfold it`, async ({site}) => {
    const page = await site.open(`/${path}`, {
      context: {javaScriptEnabled: how === 'on paper'},
    });
    if (how === 'on paper') await page.emulateMedia({media: 'print'});
    const facts = page.locator('.entry .facts');
    await expect(facts.filter({visible: true})).toHaveCount(await facts.count());
    await expect(page.locator('#output-dist-path-async')).toBeVisible();
    await expect(page.locator('.more > div').last()).toBeVisible();
    await expect(
      page.locator('.entry__summary, .entries-switch, .options__filter').filter({visible: true}),
    ).toHaveCount(0);
  });
}

test('the list of a page has every option with a sentence and its default, and is filtered by names however they are written', async ({
  site,
}) => {
  const page = await site.open(`/${path}`);
  const list = page.locator('.options--page');
  const rows = list.locator('tbody tr');
  const options = await page.locator('.entry > .heading--h2').count();
  await expect(rows).toHaveCount(options);
  for (const cell of ['.options__text', '.options__value']) {
    expect(await rows.locator(cell).allInnerTexts()).not.toContain('');
  }
  const field = list.getByRole('searchbox');
  const status = list.getByRole('status');
  for (const query of ['auto external', 'auto-external', 'AUTOEXTERNAL']) {
    await field.fill(query);
    await expect(rows.filter({visible: true})).toHaveCount(1);
    await expect(rows.filter({visible: true}).locator('a')).toHaveText('output.autoExternal');
    await expect(status).toHaveText('1 option');
  }
  // What it does, in words.
  await field.fill('folder');
  await expect(rows.filter({hasText: 'output.distPath'})).toBeVisible();
  await field.fill('nothing of the kind');
  await expect(rows.filter({visible: true})).toHaveCount(0);
  await expect(status).toContainText('nothing of the kind');
});

test('an option with many properties lists them, and a long default is in brief until it is unfolded', async ({
  site,
}) => {
  const page = await site.open('/config/lib/dts');
  const rows = page.locator('.options--page tbody tr');
  await expect(page.locator('.facts').first()).toContainText('boolean | { … }');
  const alias = rows.filter({hasText: 'dts.alias'});
  await expect(alias.locator('.options__type')).toHaveText('Record<string, string>');
  await expect(alias.locator('.options__value')).toHaveText('{}');
  await expect(alias.locator('a')).toHaveAttribute('href', '#dts-alias');

  await page.goto(inBar(`/${path}#output-minify`));
  const body = bodyOf(page, 'output-minify');
  await expect(body.locator('.options tbody tr')).toHaveCount(4);
  const more = body.locator('.more').first();
  const whole = more.locator(':scope > div').first();
  await expect(whole).toBeHidden();
  await more.locator('summary').press('Enter');
  await expect(whole).toContainText('preserve_annotations');
  // What Rslib changes in an object comes first.
  await page.goto(inBar(`/${path}#output-dist-path`));
  await expect(bodyOf(page, 'output-dist-path').locator('.more summary').first()).toHaveText(
    /^\{ css: '\.\/', js: /,
  );
});

test('the first screen of an option on a phone has its facts and the beginning of an example', async ({
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
        // A few lines of it have to be seen.
        return below > innerHeight - 72 ? [`${title.id}: ${Math.round(below)}`] : [];
      });
    }, bodies);
    expect(late, each).toEqual([]);
  }
});
