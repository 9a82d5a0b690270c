import {startPlainHost, type PlainHost} from './support/plainHost';
import {inBar, notFoundNoise} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

test('an address in capitals or with /en/ redirects to its page; an unknown address stays a 404 page', async ({
  site,
}) => {
  const page = await site.open('/GUIDE/Start/?a=B#what-it-does', {allow: [/404/]});
  await expect(page).toHaveURL(inBar('/guide/start/?a=B#what-it-does'));
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('.pager__link--next')!;
    history.pushState({}, '', link.pathname.toUpperCase());
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
  await expect(page.locator('h1')).toHaveText('Quick start');
  await page.goto(inBar('/en/guide/start/?a=1#what-it-does'));
  await expect(page).toHaveURL(inBar('/guide/start/?a=1#what-it-does'));
  await page.goto(inBar('/ZH/Nope'));
  await expect(page.locator('main')).toContainText(words['zh-Hans'].notFound);
  await expect(page).toHaveURL(inBar('/ZH/Nope'));
});

test.describe('on a host without redirects', () => {
  let host: PlainHost;
  test.beforeAll(async () => {
    host = await startPlainHost();
  });
  test.afterAll(() => host.stop());

  test('the browser normalises an address without another request, keeping query and hash', async ({
    site,
  }) => {
    const documents: string[] = [];
    const page = await site.open(`${host.origin}/`);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const entries = () => page.evaluate(() => history.length);
    for (const [from, to] of [
      ['/config/lib/dts.html', '/config/lib/dts'],
      ['/zh/guide/st%61rt/', '/zh/guide/start/'],
    ]) {
      const [asked, before] = [documents.length, await entries()];
      await page.goto(`${host.origin}${from}?a=1#content`);
      await expect(page).toHaveURL(`${host.origin}${to}?a=1#content`);
      await expect(page.locator('main h1')).not.toHaveText('404');
      expect([documents.length - asked, (await entries()) - before], from).toEqual([1, 1]);
    }
  });

  test('below /zh/ the only 404 page is in Chinese and links to the Chinese home page', async ({
    site,
  }) => {
    const page = await site.open(`${host.origin}/zh/guide/nope?a=1#b`, {
      locale: 'zh-Hans',
      allow: notFoundNoise,
    });
    await expect(page.locator('main')).toContainText(words['zh-Hans'].notFound);
    await expect(page).toHaveURL(`${host.origin}/zh/guide/nope?a=1#b`);
    await page.getByRole('link', {name: words['zh-Hans'].home}).click();
    await expect(page).toHaveURL(`${host.origin}/zh/`);
  });

  test('the 404 page redirects to the page that was meant, keeping query and hash', async ({
    site,
  }) => {
    const page = await site.open(`${host.origin}/`, {allow: [/404/]});
    for (const [from, to, hash] of [
      ['/en/guide/start/', '/guide/start/', '#content'],
      ['/zh/Config/lib/dts', '/zh/config/lib/dts', '#errors'],
      ['/Guide/st%61rt.html', '/guide/start/', '#content'],
    ] as const) {
      await page.goto(`${host.origin}${from}?a=1${hash}`);
      await expect(page).toHaveURL(`${host.origin}${to}?a=1${hash}`);
      await expect(page.locator('h1')).not.toHaveText('404');
    }
    // This old page is now a section of another page, so its address redirects to the section.
    await page.goto(`${host.origin}/zh/guide/advanced/rsdoctor.html?a=1`);
    await expect(page).toHaveURL(`${host.origin}/zh/guide/start/?a=1#rsdoctor`);
    await expect(page.locator('#rsdoctor')).toBeInViewport();
  });
});
