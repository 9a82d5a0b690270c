import {createRequire} from 'node:module';
import type {Locator, Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import type * as ScreenReader from '@guidepup/virtual-screen-reader';
import {address, locales, pageTypes} from './support/pages';
import {openSearch} from './support/search';
import {expect, test} from './support/site';
import {words} from './support/words';

/*
 * What a screen reader says from the beginning of a part to its end, compared with what was recorded in `recorded`.
 * `npm run test:e2e -- transcript --update-snapshots` records it. Names, roles, states and their order are those that a
 * reader hears; how a certain screen reader puts them differs.
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
    // At the end it begins again.
    return log.slice(0, -1);
  });
  return (
    said
      .filter((phrase) => phrase !== '' && !phrase.startsWith('end'))
      // How many pages a group has is not what this is about.
      .map((phrase) =>
        phrase.replace(/^listitem, .*/, 'listitem').replace(/, position \d+, set size \d+/, ''),
      )
      .join('\n')
  );
}

for (const locale of locales) {
  const say = words[locale];

  test(`a screen reader says of ${locale} pages what was recorded`, async ({site}) => {
    for (const [name, path] of [
      ['home', pageTypes.home],
      ['document', 'guide/start/glossary'],
    ] as const) {
      const page = await site.open(address(locale, path), {width: 1440});
      const said = await transcript(page, page.locator('body'));
      expect.soft(`${said}\n`).toMatchSnapshot(`${name}-${locale}.txt`);
    }
  });

  test(`a screen reader says of the ${locale} search and of the menus of a phone what was recorded`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'guide/start/glossary'), {width: 390});
    const {root, input, status, type} = await openSearch(page);
    await expect(status).not.toBeEmpty();
    const start = await transcript(page, root);
    // At once: what its first letters find would be proposed, if it came in time.
    await input.fill('zzxqjw');
    await expect(status).toContainText('zzxqjw');
    const none = await transcript(page, root);
    await page.keyboard.press('Control+a');
    await type('umdName');
    // Said when nothing has changed for a while: they are of the whole query.
    await expect(status).toHaveText(/^\d+ /);
    const found = await transcript(page, root);
    await page.keyboard.press('Escape');
    // Which results there are is not what this is about.
    const first = found
      .split(/\n(?=option)/)
      .slice(0, 2)
      .join('\n');
    expect.soft([start, none, first, ''].join('\n\n')).toMatchSnapshot(`search-${locale}.txt`);

    const menus: string[] = [];
    for (const [name, id] of [
      [say.navigation, 'site-screen'],
      [say.menu, 'site-sidebar'],
    ] as const) {
      await page.getByRole('button', {name, exact: true}).click();
      menus.push(await transcript(page, page.locator(`#${id}`)));
      await page.keyboard.press('Escape');
    }
    expect.soft([...menus, ''].join('\n\n')).toMatchSnapshot(`menus-${locale}.txt`);
  });
}
