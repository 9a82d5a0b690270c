import type {Page} from '@playwright/test';
import {address, inBar} from './support/pages';
import {expect, laidOut, ready, stay, test} from './support/site';
import {words} from './support/words';

/** Returns the accessible names of all elements with the role `wanted`. */
async function accessibleNames(page: Page, wanted: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ignored, role}) => !ignored && role?.value === wanted)
    .map(({name}) => String(name?.value ?? ''));
}

/** Returns the elements, attributes and texts of a page. Replaces generated ids, and omits the status message. */
function domOf(page: Page): Promise<readonly string[]> {
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

const structuredData = 'script[type="application/ld+json"]';

test('a navigation renders pages as a load does, and replaces their structured data', async ({
  site,
}) => {
  const server = await site.open('/');
  const page = await site.open('/guide/basic/cli');
  for (const path of ['/', '/config/lib/dts', '/guide/start/']) {
    await server.goto(inBar(path));
    await laidOut(server);
    await ready(server);
    // Navigate without a link: go back to a history entry that `pushState` has added without showing its page.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      history.pushState(null, '', to);
      history.back();
    }, inBar(path));
    await expect(page).toHaveTitle(await server.title());
    await expect.poll(() => domOf(page)).toEqual(await domOf(server));
    // Structured data is a `<script>`. Inserting it as code would violate the security policy and fail the test.
    const [data, expected] = [page, server].map((one) => one.locator(structuredData));
    expect(await data!.allTextContents()).toEqual(await expected!.allTextContents());
  }
});

test('Tab focuses a table only if it scrolls, and a shadow shows on which side there is more', async ({
  site,
}) => {
  const page = await site.open('/guide/solution/react', {width: 1440});
  const table = page.locator('.scroll-x').first();
  const setWidth = (width: string) =>
    table.locator('table').evaluate((element, value) => (element.style.minWidth = value), width);
  await expect(table).toHaveAttribute('tabindex', '-1');
  await setWidth('100rem');
  await expect(table).toHaveAttribute('tabindex', '0');

  await table.scrollIntoViewIfNeeded();
  const {x, y, width} = (await table.boundingBox())!;
  const pixel = (left: number) =>
    page.screenshot({clip: {x: left, y: y + 1, width: 1, height: 1}}).then(String);
  const ground = await pixel(x - 4);
  expect(await pixel(x)).toBe(ground);
  expect(await pixel(x + width - 1)).not.toBe(ground);

  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await table.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  await table.blur();
  await expect.poll(() => pixel(x + width - 1)).toBe(ground);
  expect(await pixel(x)).not.toBe(ground);

  // The scrolling region has the name of the heading above it, the table has no name.
  expect(await accessibleNames(page, 'region')).toEqual(['JSX transform']);
  expect((await accessibleNames(page, 'table')).filter(Boolean)).toEqual([]);
  await setWidth('');
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

test('previous and next open their page at the top, without a load, and announce it', async ({
  site,
}) => {
  const page = await site.open(address('en', 'guide/start/quick-start'));
  const stayed = await stay(page);
  const before = page.url();
  await page.locator('.pager__link--next').click();
  await expect(page).not.toHaveURL(before);
  const {pathname} = new URL(page.url());
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveAttribute('href', pathname);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The new page is announced to screen readers, and Tab focuses its first element.
  await expect(page.locator('#site-status')).not.toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: words.en.skip})).toBeFocused();
  await page.locator('.pager__link[rel="prev"]').click();
  await expect(page).toHaveURL(before);
  expect(await stayed()).toBe(true);
});

test('links in the text navigate without a load, except clicks that the browser has to handle', async ({
  site,
}) => {
  const page = await site.open('/guide/start/');
  const stayed = await stay(page);
  const link = page.locator('article a[href="/guide/start/quick-start"]').first();
  // These clicks do not navigate: one with a modifier key, and one whose default action a script prevents.
  await link.click({modifiers: ['ControlOrMeta']});
  await page.evaluate(() =>
    document.body.addEventListener('click', (event) => event.preventDefault(), {once: true}),
  );
  await link.click();
  await expect(page).toHaveURL(inBar('/guide/start/'));
  await link.click();
  await expect(page.locator('h1')).toHaveText('Quick start');
  // Links to the current page and to its sections do not load the page.
  const own = page.locator('.sidebar a[aria-current=page]');
  await own.click();
  await page.locator('.frame__outline a').last().click();
  await expect(page).toHaveURL(/#/);
  await own.click();
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  await page.evaluate(() => history.go(-2));
  await expect(page.locator('h1')).not.toHaveText('Quick start');
  expect(await stayed()).toBe(true);
  // A link to a file that is not a page opens the file.
  await page
    .locator('article a[href$=".md"]')
    .first()
    .evaluate((a: HTMLElement) => a.click());
  await expect(page).toHaveURL(/\.md$/);
});

test('on touch screens the link of a heading can be tapped, and no keyboard shortcuts are offered', async ({
  site,
}) => {
  const page = await site.open(address('en', 'config/lib/dts'), {
    width: 390,
    context: {hasTouch: true, isMobile: true, permissions: ['clipboard-read', 'clipboard-write']},
  });
  const anchor = page.locator('h2 + .anchor').first();
  await expect(anchor).toHaveCSS('opacity', '1');
  await expect(page.locator('.shortcuts-button')).toBeHidden();
  await anchor.tap();
  await expect(page).toHaveURL(/#[a-z-]+$/);
});
