import {locales, localeRows} from '../../src/site/locales';
import {expect, test, type Reader} from './support/reader';

const article = '/guide/start/quick-start';
const reference = '/config/lib/dts';

/** The address without the path of the host. */
const at = (reader: Reader) => expect.poll(() => reader.address());
const text = (reader: Reader, selector: string) =>
  expect.poll(() => reader.text(selector), selector);
const count = (reader: Reader, selector: string) =>
  expect.poll(() => reader.count(selector), selector);
const attribute = (reader: Reader, selector: string, name: string) =>
  expect.poll(() => reader.attribute(selector, name), `${name} of ${selector}`);
const focus = (reader: Reader) =>
  expect.poll(() => reader.look(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));

test('what a page may not do is heard', async ({reader}) => {
  await reader.open('/');
  expect(await reader.complaints()).toEqual([]);
  await reader.run(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red }';
    document.head.append(style);
    console.error('an error of a script');
    setTimeout(() => Reflect.apply(Reflect.get(window, 'nothing') as () => void, null, []));
    return new Promise((resolve) => setTimeout(resolve));
  });
  const heard = (await reader.complaints()).join('\n');
  expect(heard).toContain('/: violation of style-src-elem by inline');
  expect(heard).toContain('/: console.error an error of a script');
  expect(heard).toContain('/: exception ');
});

for (const locale of locales) {
  const home = `/${localeRows[locale].prefix}`;
  test(`every kind of ${locale} page is drawn, and none complains`, async ({reader}) => {
    for (const page of [
      '',
      'guide/start/',
      'config/lib/dts',
      'config/',
      'blog/',
      'blog/introducing-rslib',
      'nope',
    ]) {
      await reader.open(home + page);
      await text(reader, 'h1').not.toBe('');
      const sideways = () => reader.look(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(sideways, page).toBeLessThanOrEqual(0);
    }
  });
}

test('reading: a link, the outline, the next page, and back to where one was', async ({reader}) => {
  await reader.open('/');
  await reader.run(() => Reflect.set(window, 'isFirst', true));
  await reader.click('main a[href$="/guide/start/quick-start"], main a[href$="/guide/start/"]');
  await text(reader, 'h1').not.toBe('Rslib');
  // Without a load: the window is the same.
  expect(await reader.run(() => 'isFirst' in window)).toBe(true);

  await reader.open(reference);
  await reader.click('.frame__outline a[href="#dts-alias"]');
  await at(reader).toBe(`${reference}#dts-alias`);
  await attribute(reader, '.frame__outline a[href="#dts-alias"]', 'aria-current').toBe('true');
  const top = () =>
    reader.look(() => document.querySelector('#dts-alias')!.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(300);

  await reader.click('.pager__link--next');
  await at(reader).not.toContain(reference);
  await expect.poll(() => reader.look(() => scrollY)).toBe(0);
  await reader.run(() => history.back());
  await at(reader).toBe(`${reference}#dts-alias`);
  await expect.poll(top).toBeLessThan(300);
});

test('menus open by click and by keys, and Escape gives the focus back', async ({reader}) => {
  await reader.open(article);
  for (const id of ['site-tools', 'site-language', 'site-open']) {
    const button = `button[popovertarget="${id}"]`;
    await reader.click(button);
    await count(reader, `#${id}`).toBe(1);
    await attribute(reader, button, 'aria-expanded').toBe('true');
    await reader.press('Escape');
    await count(reader, `#${id}`).toBe(0);
    await focus(reader).toContain(`popovertarget="${id}"`);
    // WebKit's Tab begins where the last click was, and no longer at the button.
    await reader.click('article .lead');
    await reader.run((css) => document.querySelector<HTMLElement>(css)!.focus(), button);
    await reader.press('Enter');
    await count(reader, `#${id}`).toBe(1);
    await reader.press('Tab');
    const inside = (name: string) => document.activeElement?.closest(`#${name}`) !== null;
    await expect.poll(() => reader.look(inside, id)).toBe(true);
    await reader.click('article .lead');
    await count(reader, `#${id}`).toBe(0);
  }
});

test('the drawer of a phone opens, keeps the page behind it still, and leads on', async ({
  reader,
}) => {
  await reader.resize(390, 844);
  await reader.open('/guide/start/');
  await count(reader, '#site-sidebar').toBe(0);
  await reader.click('button[popovertarget="site-sidebar"]');
  await count(reader, '#site-sidebar').toBe(1);
  await count(reader, '#site-sidebar [aria-current="page"]').toBe(1);
  await reader.click('#site-sidebar a[href$="/guide/start/glossary"]');
  await at(reader).toBe('/guide/start/glossary');
  await count(reader, '#site-sidebar').toBe(0);
  await reader.click('button[popovertarget="site-sidebar"]');
  await count(reader, '#site-sidebar').toBe(1);
  await reader.press('Escape');
  await count(reader, '#site-sidebar').toBe(0);
});

test('a tab is chosen by click and by arrows, in all groups, and stays chosen', async ({
  reader,
}) => {
  const chosen = '[data-group="package-manager"] [role="tab"][aria-selected="true"]';
  const texts = () =>
    reader.look(
      (css) => [...new Set([...document.querySelectorAll(css)].map((tab) => tab.textContent))],
      chosen,
    );
  await reader.open(article);
  await expect.poll(texts).toEqual(['npm']);
  await reader.click('[data-group="package-manager"] [role="tab"][data-value="yarn"]');
  await expect.poll(texts).toEqual(['yarn']);
  await reader.press('ArrowRight');
  await expect.poll(texts).toEqual(['pnpm']);
  await reader.open('/guide/start/npm-packages');
  await expect.poll(texts).toEqual(['pnpm']);
});

test('the theme changes, is kept, and shows other colours', async ({reader}) => {
  const ground = () => reader.look(() => getComputedStyle(document.body).backgroundColor);
  await reader.open(article);
  const before = {theme: await reader.attribute('html', 'data-theme'), ground: await ground()};
  await reader.click('.theme-toggle');
  await attribute(reader, 'html', 'data-theme').not.toBe(before.theme);
  await expect.poll(ground).not.toBe(before.ground);
  const after = await reader.attribute('html', 'data-theme');
  await reader.open(reference);
  await attribute(reader, 'html', 'data-theme').toBe(after);
});

test('the search opens by its keys, finds, and leads to the page', async ({reader}) => {
  const option = 'dialog.search-dialog [role="option"]';
  await reader.open('/');
  await reader.press('Control', 'k');
  await count(reader, '.DocSearch-Input').toBe(1);
  await focus(reader).toContain('id="docsearch-input"');
  await reader.type('dts.bundle');
  await text(reader, option).toContain('bundle');
  await reader.press('Enter');
  await at(reader).toMatch(/^\/config\/lib\/dts#/);
  await text(reader, 'h1').toBe('lib.dts');
  await count(reader, option).toBe(0);
  await reader.press('Control', 'k');
  await count(reader, '.DocSearch-Input').toBe(1);
  await reader.press('Escape');
  await count(reader, '.DocSearch-Input').toBe(0);
});

test('the filter of the configuration finds, stands in the address, and comes back with it', async ({
  reader,
}) => {
  await reader.open('/config/');
  const all = await reader.count('.card');
  await reader.click('#overview-filter');
  await reader.type('bundle');
  await at(reader).toBe('/config/?q=bundle');
  const some = await reader.count('.card');
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await reader.open('/config/?q=bundle');
  await count(reader, '.card').toBe(some);
});

test('what is copied can be pasted', async ({reader}) => {
  const pasted = () =>
    reader.look(() => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value);
  await reader.open('/');
  await reader.click('.install button');
  await attribute(reader, '.install button', 'data-state').toBe('copied');
  await reader.press('Control', 'k');
  await focus(reader).toContain('id="docsearch-input"');
  await reader.press('Control', 'v');
  await expect.poll(pasted).toBe('npm create rslib@latest');

  // The Markdown of a page, which is on its way while the click is on.
  await reader.open(article);
  await reader.click('.actions__button.copy-button');
  await attribute(reader, '.actions__button.copy-button', 'data-state').toBe('copied');
});

test('a picture is enlarged, and Escape puts it back', async ({reader}) => {
  await reader.openFixture('/guide/components');
  await reader.click('article img.picture[role="button"]');
  await count(reader, 'dialog.zoom[open] button').toBe(1);
  await reader.press('Escape');
  await count(reader, 'dialog.zoom').toBe(0);
});

test('the other language is one click away, at the same section', async ({reader}) => {
  await reader.open(`${reference}?a=1#dts-alias`);
  await reader.click('button[popovertarget="site-language"]');
  await reader.click('#site-language a[lang|="zh"]');
  await at(reader).toBe(`/zh${reference}?a=1#dts-alias`);
  await attribute(reader, 'html', 'lang').toBe('zh-CN');
});

test('an unknown address says so and names pages that are near', async ({reader}) => {
  await reader.open('/config/lib/dtss');
  await text(reader, 'h1').toBe('404');
  await count(reader, 'main nav a').toBe(3);
  await reader.click('main nav a');
  await text(reader, 'h1').toBe('lib.dts');
});

test('enlarged four times, nothing scrolls sideways and the menu leads on', async ({reader}) => {
  // 1280 px at 400 %.
  await reader.resize(320, 600);
  for (const page of ['/', article, reference, '/config/']) {
    await reader.open(page);
    const sideways = () => reader.look(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways, page).toBeLessThanOrEqual(0);
  }
  await reader.click('button[popovertarget="site-screen"]');
  await reader.click('#site-screen nav a[href$="/blog/"]');
  await at(reader).toBe('/blog/');
});

test('without scripts a page is read, its menus open and its links lead on', async ({reader}) => {
  await reader.openStill(article);
  expect(await reader.attribute('html', 'data-links')).toBeNull();
  await text(reader, 'h1').toBe('Quick start');
  // All tabs are shown, and no button that would do nothing.
  expect(await reader.count('[data-group="package-manager"] [role="tab"]')).toBe(0);
  expect(await reader.count('.copy-button, .theme-toggle, [data-search-button]')).toBe(0);
  await reader.click('button[popovertarget="site-tools"]');
  await count(reader, '#site-tools').toBe(1);
  await reader.press('Escape');
  await count(reader, '#site-tools').toBe(0);
  await reader.click('.pager__link--next');
  await text(reader, 'h1').toBe('Glossary');
});
