import {locales, localeRows} from '../../src/site/locales';
import {expect, test, type Visitor} from './support/visitor';

const article = '/guide/start/quick-start';
const reference = '/config/lib/dts';

const at = (visitor: Visitor) => expect.poll(() => visitor.address());
const text = (visitor: Visitor, selector: string) =>
  expect.poll(() => visitor.text(selector), selector);
const count = (visitor: Visitor, selector: string) =>
  expect.poll(() => visitor.count(selector), selector);
const attribute = (visitor: Visitor, selector: string, name: string) =>
  expect.poll(() => visitor.attribute(selector, name), `${name} of ${selector}`);
const focus = (visitor: Visitor) =>
  expect.poll(() => visitor.look(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));

test('violations, console errors and exceptions of a page are recorded', async ({visitor}) => {
  await visitor.open('/');
  expect(await visitor.problems()).toEqual([]);
  await visitor.run(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red }';
    document.head.append(style);
    console.error('an error of a script');
    setTimeout(() => Reflect.apply(Reflect.get(window, 'nothing') as () => void, null, []));
    return new Promise((resolve) => setTimeout(resolve));
  });
  const reported = (await visitor.problems()).join('\n');
  expect(reported).toContain('/: violation of style-src-elem by inline');
  expect(reported).toContain('/: console.error an error of a script');
  expect(reported).toContain('/: exception ');
});

for (const locale of locales) {
  const home = `/${localeRows[locale].prefix}`;
  test(`every type of ${locale} page renders without problems`, async ({visitor}) => {
    for (const page of [
      '',
      'guide/start/',
      'config/lib/dts',
      'config/',
      'blog/',
      'blog/introducing-rslib',
      'nope',
    ]) {
      await visitor.open(home + page);
      await text(visitor, 'h1').not.toBe('');
      const sideways = () => visitor.look(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(sideways, page).toBeLessThanOrEqual(0);
    }
  });
}

test('links, outline and pager navigate, and going back restores the scroll position', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.run(() => Reflect.set(window, 'isFirst', true));
  await visitor.click('main a[href$="/guide/start/quick-start"], main a[href$="/guide/start/"]');
  await text(visitor, 'h1').not.toBe('Rslib');
  // A page load would have removed the property from the window.
  expect(await visitor.run(() => 'isFirst' in window)).toBe(true);
  // WebKit reports a chunk as failed if its page is left while it loads.
  await visitor.run(() => new Promise((resolve) => setTimeout(resolve, 1000)));

  await visitor.open(reference);
  await visitor.click('.frame__outline a[href="#dts-alias"]');
  await at(visitor).toBe(`${reference}#dts-alias`);
  await attribute(visitor, '.frame__outline a[href="#dts-alias"]', 'aria-current').toBe('true');
  const top = () =>
    visitor.look(() => document.querySelector('#dts-alias')!.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(300);

  await visitor.click('.pager__link--next');
  await at(visitor).not.toContain(reference);
  await expect.poll(() => visitor.look(() => scrollY)).toBe(0);
  await visitor.run(() => history.back());
  await at(visitor).toBe(`${reference}#dts-alias`);
  await expect.poll(top).toBeLessThan(300);
});

test('menus open by click and keyboard, and Escape restores focus', async ({visitor}) => {
  await visitor.open(article);
  for (const id of ['site-tools', 'site-language', 'site-open']) {
    const button = `button[popovertarget="${id}"]`;
    await visitor.click(button);
    await count(visitor, `#${id}`).toBe(1);
    await attribute(visitor, button, 'aria-expanded').toBe('true');
    await visitor.press('Escape');
    await count(visitor, `#${id}`).toBe(0);
    await focus(visitor).toContain(`popovertarget="${id}"`);
    // Click elsewhere first: in WebKit, Tab continues from the last click.
    await visitor.click('article .lead');
    await visitor.run((css) => document.querySelector<HTMLElement>(css)!.focus(), button);
    await visitor.press('Enter');
    await count(visitor, `#${id}`).toBe(1);
    await visitor.press('Tab');
    const inside = (name: string) => document.activeElement?.closest(`#${name}`) !== null;
    await expect.poll(() => visitor.look(inside, id)).toBe(true);
    await visitor.click('article .lead');
    await count(visitor, `#${id}`).toBe(0);
  }
});

test('the sidebar drawer of a phone opens, links to pages and closes', async ({visitor}) => {
  await visitor.resize(390, 844);
  await visitor.open('/guide/start/');
  await count(visitor, '#site-sidebar').toBe(0);
  await visitor.click('button[popovertarget="site-sidebar"]');
  await count(visitor, '#site-sidebar').toBe(1);
  await count(visitor, '#site-sidebar [aria-current="page"]').toBe(1);
  await visitor.click('#site-sidebar a[href$="/guide/start/glossary"]');
  await at(visitor).toBe('/guide/start/glossary');
  await count(visitor, '#site-sidebar').toBe(0);
  await visitor.click('button[popovertarget="site-sidebar"]');
  await count(visitor, '#site-sidebar').toBe(1);
  await visitor.press('Escape');
  await count(visitor, '#site-sidebar').toBe(0);
});

test('a tab is selected by click and arrow keys, in all groups and on other pages', async ({
  visitor,
}) => {
  // `data-set` selects hydrated groups. None is hydrated before someone uses the page.
  const chosen = '[data-group="package-manager"][data-set] [role="tab"][aria-selected="true"]';
  const texts = () =>
    visitor.look(
      (css) => [...new Set([...document.querySelectorAll(css)].map((tab) => tab.textContent))],
      chosen,
    );
  await visitor.open(article);
  await visitor.click('[data-group="package-manager"] [role="tab"][data-value="yarn"]');
  await expect.poll(texts).toEqual(['yarn']);
  await visitor.press('ArrowRight');
  await expect.poll(texts).toEqual(['pnpm']);
  await visitor.open('/guide/start/npm-packages');
  await expect.poll(texts).toEqual(['pnpm']);
});

test('the theme is toggled and stored', async ({visitor}) => {
  const ground = () => visitor.look(() => getComputedStyle(document.body).backgroundColor);
  await visitor.open(article);
  const before = {theme: await visitor.attribute('html', 'data-theme'), ground: await ground()};
  await visitor.click('.theme-toggle');
  await attribute(visitor, 'html', 'data-theme').not.toBe(before.theme);
  await expect.poll(ground).not.toBe(before.ground);
  const after = await visitor.attribute('html', 'data-theme');
  await visitor.open(reference);
  await attribute(visitor, 'html', 'data-theme').toBe(after);
});

test('the search opens by its shortcut and links to a result', async ({visitor}) => {
  const option = 'dialog.search-dialog [role="option"]';
  await visitor.open('/');
  await visitor.press('Control', 'k');
  await count(visitor, '.DocSearch-Input').toBe(1);
  await focus(visitor).toContain('id="docsearch-input"');
  await visitor.type('dts.bundle');
  await text(visitor, option).toContain('bundle');
  await visitor.press('Enter');
  await at(visitor).toMatch(/^\/config\/lib\/dts#/);
  await text(visitor, 'h1').toBe('lib.dts');
  await count(visitor, option).toBe(0);
  await visitor.press('Control', 'k');
  await count(visitor, '.DocSearch-Input').toBe(1);
  await visitor.press('Escape');
  await count(visitor, '.DocSearch-Input').toBe(0);
});

test('copied text can be pasted', async ({visitor}) => {
  const pasted = () =>
    visitor.look(() => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value);
  await visitor.open('/');
  await visitor.click('.install button');
  await attribute(visitor, '.install button', 'data-state').toBe('copied');
  await visitor.press('Control', 'k');
  await focus(visitor).toContain('id="docsearch-input"');
  await visitor.press('Control', 'v');
  await expect.poll(pasted).toBe('npm create rslib@latest');
  // Wait for results before leaving the page: requests of the search that are aborted would be reported.
  await count(visitor, 'dialog.search-dialog [role="option"]').toBeGreaterThan(0);

  // Unlike other copy buttons, this one has to fetch its text (the page's Markdown) after the click.
  await visitor.open(article);
  await visitor.click('.actions__button.copy-button');
  await attribute(visitor, '.actions__button.copy-button', 'data-state').toBe('copied');
});

test('a picture is enlarged, and Escape closes it', async ({visitor}) => {
  await visitor.openFixture('/guide/components');
  // A picture becomes a button once someone uses the page.
  await visitor.click('h1');
  await visitor.click('article .picture[role="button"] img');
  await count(visitor, '.medium-zoom-image--opened').toBe(1);
  await visitor.press('Escape');
  await count(visitor, '.medium-zoom-image--opened').toBe(0);
});

test('the language link keeps query and section', async ({visitor}) => {
  await visitor.open(`${reference}?a=1#dts-alias`);
  await visitor.click('button[popovertarget="site-language"]');
  await visitor.click('#site-language a[lang|="zh"]');
  await at(visitor).toBe(`/zh${reference}?a=1#dts-alias`);
  await attribute(visitor, 'html', 'lang').toBe('zh-CN');
});

test('an unknown address shows 404 and similar pages', async ({visitor}) => {
  await visitor.open('/config/lib/dtss');
  await text(visitor, 'h1').toBe('404');
  await count(visitor, 'main nav a').toBe(3);
  await visitor.click('main nav a');
  await text(visitor, 'h1').toBe('lib.dts');
});

test('at 400 % zoom nothing scrolls sideways and the menu works', async ({visitor}) => {
  // At 400 % zoom, a window of 1280 px is 320 px wide.
  await visitor.resize(320, 600);
  for (const page of ['/', article, reference, '/config/']) {
    await visitor.open(page);
    const sideways = () => visitor.look(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways, page).toBeLessThanOrEqual(0);
  }
  await visitor.click('button[popovertarget="site-screen"]');
  await visitor.click('#site-screen nav a[href$="/blog/"]');
  await at(visitor).toBe('/blog/');
});

test('without scripts menus open and links work', async ({visitor}) => {
  await visitor.openStill(article);
  expect(await visitor.attribute('html', 'data-ready')).toBeNull();
  await text(visitor, 'h1').toBe('Quick start');
  // There are no tabs and no other controls that need scripts.
  expect(await visitor.count('[data-group="package-manager"] [role="tab"]')).toBe(0);
  expect(await visitor.count('.copy-button, .theme-toggle, .DocSearch-Button')).toBe(0);
  await visitor.click('button[popovertarget="site-tools"]');
  await count(visitor, '#site-tools').toBe(1);
  await visitor.press('Escape');
  await count(visitor, '#site-tools').toBe(0);
  await visitor.click('.pager__link--next');
  await text(visitor, 'h1').toBe('Add Rslib to a package');
});
