import {createRequire} from 'node:module';
import type {Locator, Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import type * as ScreenReader from '@guidepup/virtual-screen-reader';
import {address, localesIn} from './support/pages';
import {openSearch} from './support/searchDialog';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

/*
 * Compares the announcements of a virtual screen reader with those in `recorded`: names, roles, states and their order.
 * `npm run images` records them. The pages are those of the fixture site, so that a change of the real pages changes
 * nothing here.
 */
const {outputFiles} = buildSync({
  entryPoints: [
    createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  ],
  bundle: true,
  format: 'iife',
  globalName: 'screenReader',
  write: false,
});
const script = `${outputFiles[0]!.text}; window.screenReader = screenReader`;

async function transcript(page: Page, part: Locator): Promise<string> {
  await page.evaluate(script);
  const said = await part.evaluate(async (container: HTMLElement) => {
    const {virtual} = Reflect.get(window, 'screenReader') as typeof ScreenReader;
    await virtual.start({container});
    const [first, phrase] = [virtual.activeNode, await virtual.lastSpokenPhrase()];
    do await virtual.next();
    while (virtual.activeNode !== first || (await virtual.lastSpokenPhrase()) !== phrase);
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    // Omit the last phrase: the reader has returned to the first element.
    return log.slice(0, -1);
  });
  return (
    said
      .filter((phrase) => phrase !== '' && !phrase.startsWith('end'))
      // Leave out contents and numbers of list items, because they change with every new page, and the date of a page.
      .map((phrase) =>
        phrase
          .replace(/^listitem, .*/, 'listitem')
          .replace(/, position \d+, set size \d+/, '')
          .replace(/^(?:[A-Z][a-z]+ \d+, \d{4}|\d{4}年\d+月\d+日)$/, 'date'),
      )
      .join('\n')
  );
}

const {open} = useVariant('full');

for (const locale of localesIn('en')) {
  const ui = words[locale];

  test(`a screen reader announces ${locale} pages as recorded`, async ({site}) => {
    for (const [name, path] of [
      ['home', ''],
      ['document', 'guide/start/glossary'],
    ] as const) {
      const page = await open(site, address(locale, path), {width: 1440});
      const said = await transcript(page, page.locator('body'));
      expect.soft(`${said}\n`).toMatchSnapshot(`${name}-${locale}.txt`);
    }
  });

  test(`a screen reader announces the ${locale} search and phone menus as recorded`, async ({
    site,
  }) => {
    const page = await open(site, address(locale, 'guide/start/glossary'), {width: 390});
    const {root, input, status, type} = await openSearch(page);
    await expect(status).not.toBeEmpty();
    const start = await transcript(page, root);
    // `fill` enters the whole query at once. Typing it would also search for its prefixes.
    await input.fill('zzxqjw');
    await expect(status).toContainText('zzxqjw');
    const none = await transcript(page, root);
    await page.keyboard.press('Control+a');
    await type('ESM');
    // Wait for the status with the number of results, which is only set for the whole query.
    await expect(status).toHaveText(/^\d+ /);
    await expect(root.getByRole('option').first()).toContainText('ESM');
    const found = await transcript(page, root);
    await page.keyboard.press('Escape');
    // Only the first result is recorded.
    const first = found
      .split(/\n(?=option)/)
      .slice(0, 2)
      .join('\n');
    expect.soft([start, none, first, ''].join('\n\n')).toMatchSnapshot(`search-${locale}.txt`);

    const menus: string[] = [];
    for (const [name, id] of [
      [ui.navigation, 'site-screen'],
      [ui.menu, 'site-sidebar'],
    ] as const) {
      await page.getByRole('button', {name, exact: true}).click();
      menus.push(await transcript(page, page.locator(`#${id}`)));
      await page.keyboard.press('Escape');
    }
    expect.soft([...menus, ''].join('\n\n')).toMatchSnapshot(`menus-${locale}.txt`);
  });
}
