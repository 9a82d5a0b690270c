import type {Page} from '@playwright/test';
import {address, inBar, locales, localesIn} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';
import {say} from '../../src/compiler/say';

type Part = {readonly role: string; readonly name: string};

/** What Chromium tells screen readers of headings, links, tables and regions of the text, in order. */
async function parts(page: Page): Promise<readonly Part[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ignored}) => !ignored)
    .map(({role, name}) => ({role: String(role?.value), name: String(name?.value ?? '')}))
    .filter(({role}) => ['heading', 'link', 'table', 'region'].includes(role));
}

/** The elements of a page and what they say. Ids that only refer to each other are one; a status is the shell's. */
function drawn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nodes = document.createTreeWalker(document.querySelector('#__docusaurus')!);
    const lines: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.matches('script, #site-status')) continue;
      if (node instanceof Text) lines.push(`${lines.pop() ?? ''}${node.data}`);
      if (!(node instanceof Element)) continue;
      const attributes = [...node.attributes]
        .filter(({name}) => !/^(?:defaultvalue|selected|value)$/.test(name))
        .map(({name, value}) => `${name}="${value}"`);
      if (node instanceof HTMLOptionElement) attributes.push(node.value, String(node.selected));
      lines.push(`<${node.localName} ${attributes.sort().join(' ')}>`);
    }
    return lines.map((line) => line.replace(/\b(?:r\d+|P\d+-\d+)(?=["-])/g, 'id'));
  });
}

for (const path of ['/', '/config/', '/config/lib/dts', '/blog/', '/zh/guide/start/']) {
  test(`${path} is the same to who comes from another page`, async ({site}) => {
    const server = await site.open(path);
    const start = path.startsWith('/zh/') ? '/zh/guide/basic/cli' : '/guide/basic/cli';
    const page = await site.open(start);
    const title = await server.title();
    // Back to an address where the reader has not been yet.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      history.pushState(null, '', to);
      history.back();
    }, new URL(server.url()).pathname);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => drawn(page)).toEqual(await drawn(server));
  });
}

test(`the keyboard stops at a table that scrolls, and at no other`, async ({site}) => {
  const page = await site.open('/guide/solution/react', {width: 1440});
  const table = page.locator('.scroll-x').first();
  await expect(table).toHaveAttribute('tabindex', '-1');
  await page.setViewportSize({width: 390, height: 800});
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const names = await parts(page);
  // The heading above it, said for the part that scrolls and not for the table in it again.
  expect(names.filter(({role}) => role === 'region')).toEqual([
    {role: 'region', name: 'JSX transform'},
  ]);
  expect(names.filter(({role, name}) => role === 'table' && name)).toEqual([]);
  // Back at a width where it fits, it is a table and no more.
  await table.blur();
  await page.setViewportSize({width: 1440, height: 800});
  await expect(table).toHaveAttribute('tabindex', '-1');
  await expect(table).not.toHaveAttribute('role');
  await expect(table).not.toHaveAttribute('aria-label');
});

for (const locale of locales) {
  test(`the first Tab on a ${locale} page offers to skip to the text, and far down a button leads back to the top`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'config/lib/dts'));
    const skip = page
      .getByRole('navigation', {name: words[locale].skipLinks})
      .getByRole('link', {name: words[locale].skip});
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    const button = page.getByRole('button', {name: words[locale].toTop});
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });
}

for (const locale of localesIn('en')) {
  test(`previous and next of the ${locale} guide go through the sidebar in order and back`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'guide/'));
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    const links = page.locator('.sidebar .branch__link');
    const order = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).pathname),
    );
    expect(order.length).toBeGreaterThan(3);
    const pager = (name: string) =>
      page.locator('article').getByRole('link', {name: new RegExp(`^${name}`)});
    await expect(pager(words[locale].previous)).toHaveCount(0);
    // Where each page leads is checked on the built pages.
    for (const path of order.slice(1, 4)) {
      await pager(words[locale].next).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('.sidebar [aria-current="page"]')).toHaveAttribute('href', path);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await pager(words[locale].previous).click();
    await expect(page).toHaveURL(order[2]!);
    expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
  });

  test(`the ${locale} navbar leads to every section without loading the page again`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, ''));
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    const links = page.locator('.navbar__link');
    await expect(links).toHaveCount(3);
    for (const [index, path] of ['guide/start/', 'config/', 'blog/'].entries()) {
      await links.nth(index).click();
      await expect(page).toHaveURL(inBar(address(locale, path)));
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('.navbar__link[aria-current]')).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(` - ${words[locale].title}$`));
    }
    await page.locator('.brand').click();
    await expect(page).toHaveURL(inBar(address(locale, '')));
    await expect(page).toHaveTitle(words[locale].title);
    expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
  });

  test(`a heading of a ${locale} page is read once, and the keyboard reaches the link to it`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'config/lib/redirect'));
    const found = await parts(page);
    const headings = await page
      .locator('article :is(h2, h3, h4)[id]')
      .evaluateAll((all) => all.map(({textContent}) => textContent));
    // Where a dotted name may break, Chromium puts a space into what it computes.
    const names = found
      .filter(({role}) => role === 'heading')
      .map(({name}) => name.replace(/ (?=\.)|(?<=\.) /g, ''));
    expect(names).toEqual(expect.arrayContaining(headings));
    const anchors = page.locator('article a.hash-link');
    await expect(anchors).toHaveCount(headings.length);
    const [name = ''] = headings;
    const linkName = say(locale, 'theme.common.headingLinkTitle', {heading: name});
    expect(found.filter((part) => part.name.includes(name) && part.role !== 'region')).toEqual(
      expect.arrayContaining([
        {role: 'heading', name},
        {role: 'link', name: linkName},
      ]),
    );
    await page.locator('.lead').evaluate((lead: HTMLElement) => {
      lead.tabIndex = -1;
      lead.focus();
    });
    const hasFocus = (link: Element): boolean => link === document.activeElement;
    for (let presses = 0; presses < 60; presses++) {
      if (await anchors.first().evaluate(hasFocus)) break;
      await page.keyboard.press('Tab');
    }
    await expect(anchors.first()).toBeFocused();
    await expect(anchors.first()).toHaveCSS('opacity', '1');
  });

  test(`the ${locale} pages before and after are named by their group where their title is that of several, and the way to a page leads through its groups`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'guide/solution/nodejs'));
    const group = page.locator('.crumbs li').nth(1);
    const name = await group.innerText();
    const title = await page.locator('.sidebar a[href$="/guide/solution/"]').innerText();
    const previous = page.locator('.pager__link').first();
    await expect(previous).toHaveAccessibleName(
      `${words[locale].previous} ${name}${say(locale, 'punctuation.colon')}${title}`,
    );
    await expect(page.locator('.pager__link--next')).toHaveAccessibleName(
      `${words[locale].next} React`,
    );
    await group.getByRole('link', {name}).click();
    await expect(page).toHaveURL(inBar(address(locale, 'guide/solution/')));
    // On the page of the group the group is no link, as it would lead here.
    await expect(page.locator('h1')).not.toHaveText('Node.js');
    await expect(group).toHaveText(name);
    await expect(group.getByRole('link')).toHaveCount(0);
    await page.locator('.crumbs a').first().click();
    await expect(page).toHaveURL(inBar(address(locale, 'guide/')));
  });

  test(`every control of the ${locale} shell has a name, and nothing else acts as one`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, 'config/lib/dts'));
    const bad = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'a:not([href]), a[href="#"], div[onclick], div[role="button"], span[role="button"]',
        ),
      ].map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(bad).toEqual([]);
    for (const button of await page.getByRole('button').all())
      await expect(button).toHaveAccessibleName(/\S/);
  });
}

test('the router goes where a link of a text leads, and leaves to the browser what is its own', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  const stayed = () => page.evaluate(() => Reflect.get(window, 'stayed') as unknown);
  const link = page.locator('article a[href="/guide/start/quick-start"]').first();
  // A key that opens a tab, and another program's answer to the click.
  await link.click({modifiers: ['ControlOrMeta']});
  await page.evaluate(() =>
    document.body.addEventListener('click', (event) => event.preventDefault(), {once: true}),
  );
  await link.click();
  await expect(page).toHaveURL(inBar('/guide/start/'));
  await link.click();
  await expect(page.locator('h1')).toHaveText('Quick start');
  // The page itself is not loaded again, nor a place on it.
  const own = page.locator('.sidebar a[aria-current=page]');
  await own.click();
  await page.locator('.frame__outline a').last().click();
  await expect(page).toHaveURL(/#/);
  await own.click();
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  await page.evaluate(() => history.go(-2));
  await expect(page.locator('h1')).not.toHaveText('Quick start');
  expect(await stayed()).toBe(true);
  // No page of the router.
  await page
    .locator('article a[href$=".md"]')
    .first()
    .evaluate((a: HTMLElement) => a.click());
  await expect(page).toHaveURL(/\.md$/);
});

test('moving to another page tells a screen reader where it is: focus does not stay on a gone element', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  await page
    .locator('article')
    .getByRole('link', {name: new RegExp(words.en.next)})
    .press('Enter');
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  // The address changes first, the page follows when its chunk is there.
  await expect(page.locator('h1')).toHaveText('Quick start');
  await expect(page.locator('#site-status')).not.toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: words.en.skip})).toBeFocused();
});
