import type {Page} from '@playwright/test';
import {address, everything, inBar, notFoundNoise, sampledRoutes} from './support/pages';
import {expect, laidOut, test} from './support/site';
import {words} from './support/words';
import {getMessage} from '../../src/compiler/messages';

type AccessibleNode = {readonly role: string; readonly name: string};

/** Returns headings, links, tables and regions of the accessibility tree, in order. */
async function accessibleNodes(page: Page): Promise<readonly AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ignored}) => !ignored)
    .map(({role, name}) => ({role: String(role?.value), name: String(name?.value ?? '')}))
    .filter(({role}) => ['heading', 'link', 'table', 'region'].includes(role));
}

/** Returns the elements, attributes and texts of a page. Generated ids and the status are left out. */
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

for (const path of ['/', '/config/lib/dts', '/zh/guide/start/']) {
  test(`a navigation renders ${path} as a load does`, async ({site}) => {
    const server = await site.open(path);
    const start = path.startsWith('/zh/') ? '/zh/guide/basic/cli' : '/guide/basic/cli';
    const page = await site.open(start);
    const title = await server.title();
    // Go back to an entry that was never shown.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      history.pushState(null, '', to);
      history.back();
    }, new URL(server.url()).pathname);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => drawn(page)).toEqual(await drawn(server));
  });
}

test('the keyboard stops only at a table that scrolls', async ({site}) => {
  const page = await site.open('/guide/solution/react', {width: 1440});
  const table = page.locator('.scroll-x').first();
  await expect(table).toHaveAttribute('tabindex', '-1');
  await page.setViewportSize({width: 390, height: 800});
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const names = await accessibleNodes(page);
  // The scrolling region is named by the heading above it, the table is not.
  expect(names.filter(({role}) => role === 'region')).toEqual([
    {role: 'region', name: 'JSX transform'},
  ]);
  expect(names.filter(({role, name}) => role === 'table' && name)).toEqual([]);
  await table.blur();
  await page.setViewportSize({width: 1440, height: 800});
  await expect(table).toHaveAttribute('tabindex', '-1');
  await expect(table).not.toHaveAttribute('role');
  await expect(table).not.toHaveAttribute('aria-label');
});

test('the first Tab on a page offers to skip to the text, and a button scrolls back to the top', async ({
  site,
}) => {
  const page = await site.open(address('en', 'config/lib/dts'));
  const skip = page
    .getByRole('navigation', {name: words.en.skipLinks})
    .getByRole('link', {name: words.en.skip});
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  const button = page.getByRole('button', {name: words.en.toTop});
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('previous and next follow the order of the sidebar', async ({site}) => {
  const page = await site.open(address('en', 'guide/'));
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  const links = page.locator('.sidebar .branch__link');
  const order = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(order.length).toBeGreaterThan(3);
  const pager = (name: string) =>
    page.locator('article').getByRole('link', {name: new RegExp(`^${name}`)});
  await expect(pager(words.en.previous)).toHaveCount(0);
  for (const path of order.slice(1, 4)) {
    await pager(words.en.next).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveAttribute('href', path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await pager(words.en.previous).click();
  await expect(page).toHaveURL(order[2]!);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
});

test('the navbar navigates to every section without loading a page', async ({site}) => {
  const page = await site.open(address('en', ''));
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  const links = page.locator('.navbar__link');
  await expect(links).toHaveCount(3);
  for (const [index, path] of ['guide/start/', 'config/', 'blog/'].entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(inBar(address('en', path)));
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.navbar__link[aria-current]')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(` - ${words.en.title}$`));
  }
  await page.locator('.brand').click();
  await expect(page).toHaveURL(inBar(address('en', '')));
  await expect(page).toHaveTitle(words.en.title);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
});

/** Returns inline code of at most 23 characters whose text is on several lines. */
function brokenCode(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('main :not(pre) > code')]
      .filter((code) => {
        range.selectNodeContents(code);
        const lines = [...range.getClientRects()].filter(({width}) => width > 0);
        const tops = lines.map(({top}) => top);
        return Math.max(...tops) > Math.min(...tops) + 4;
      })
      .map(({textContent}) => textContent)
      .filter(({length}) => length <= 23);
  });
}

for (const width of [390, 1280]) {
  test(`short code stays on one line at ${width} px`, async ({site}) => {
    test.setTimeout(everything ? 600_000 : 60_000);
    const page = await site.open(address('en', ''), {width, allow: notFoundNoise});
    for (const route of sampledRoutes) {
      await page.goto(inBar(route));
      await laidOut(page);
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((fold) => (fold.open = true)),
      );
      expect.soft(await brokenCode(page), route).toEqual([]);
    }
  });
}

test('a heading is announced once, and the keyboard reaches the link to it', async ({site}) => {
  const page = await site.open(address('en', 'config/lib/redirect'));
  const found = await accessibleNodes(page);
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
  const linkName = getMessage('en', 'theme.common.headingLinkTitle', {heading: name});
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

test('previous and next are named with their group where titles repeat, and breadcrumbs link to the groups', async ({
  site,
}) => {
  const page = await site.open(address('en', 'guide/solution/nodejs'));
  const group = page.locator('.crumbs li').nth(1);
  const name = await group.innerText();
  const title = await page.locator('.sidebar a[href$="/guide/solution/"]').innerText();
  const previous = page.locator('.pager__link').first();
  await expect(previous).toHaveAccessibleName(
    `${words.en.previous} ${name}${getMessage('en', 'punctuation.colon')}${title}`,
  );
  await expect(page.locator('.pager__link--next')).toHaveAccessibleName(`${words.en.next} React`);
  await group.getByRole('link', {name}).click();
  await expect(page).toHaveURL(inBar(address('en', 'guide/solution/')));
  // On its own page the group is no link.
  await expect(page.locator('h1')).not.toHaveText('Node.js');
  await expect(group).toHaveText(name);
  await expect(group.getByRole('link')).toHaveCount(0);
  await page.locator('.crumbs a').first().click();
  await expect(page).toHaveURL(inBar(address('en', 'guide/')));
});

test('every control has a name, and nothing else acts as one', async ({site}) => {
  const page = await site.open(address('en', 'config/lib/dts'));
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

test('links of the text are followed without a load, except those that belong to the browser', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  const stayed = () => page.evaluate(() => Reflect.get(window, 'stayed') as unknown);
  const link = page.locator('article a[href="/guide/start/quick-start"]').first();
  // A modifier key, and a click that a script prevents.
  await link.click({modifiers: ['ControlOrMeta']});
  await page.evaluate(() =>
    document.body.addEventListener('click', (event) => event.preventDefault(), {once: true}),
  );
  await link.click();
  await expect(page).toHaveURL(inBar('/guide/start/'));
  await link.click();
  await expect(page.locator('h1')).toHaveText('Quick start');
  // Links to the page itself and to a place on it.
  const own = page.locator('.sidebar a[aria-current=page]');
  await own.click();
  await page.locator('.frame__outline a').last().click();
  await expect(page).toHaveURL(/#/);
  await own.click();
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  await page.evaluate(() => history.go(-2));
  await expect(page.locator('h1')).not.toHaveText('Quick start');
  expect(await stayed()).toBe(true);
  // A file that is no page.
  await page
    .locator('article a[href$=".md"]')
    .first()
    .evaluate((a: HTMLElement) => a.click());
  await expect(page).toHaveURL(/\.md$/);
});

test('a navigation is announced, and the next Tab begins at the top of the page', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  await page
    .locator('article')
    .getByRole('link', {name: new RegExp(words.en.next)})
    .press('Enter');
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  // The address changes before the page does.
  await expect(page.locator('h1')).toHaveText('Quick start');
  await expect(page.locator('#site-status')).not.toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: words.en.skip})).toBeFocused();
});
