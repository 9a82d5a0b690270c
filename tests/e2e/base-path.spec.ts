import {expect, test} from './support/site';
import {useVariant} from './support/variant';

const base = '/pr-7/';

test.describe(`below ${base}`, () => {
  const {at, open} = useVariant('hosted');

  test('links in both languages never leave the base path', async ({site}) => {
    const outside: string[] = [];
    const page = await open(site, '/', {
      before: (opened) =>
        opened.on('request', (request) => {
          if (!request.url().startsWith(at('/'))) outside.push(request.url());
        }),
    });
    await page.locator('.hero .button--solid').click();
    await expect(page).toHaveURL(at('/guide/long'));
    await page.locator('.navbar__link').first().click();
    await expect(page).toHaveURL(at('/guide/'));
    await page.locator('#overview-filter').fill('chapter 2');
    await expect(page.locator('.card li a', {hasText: 'Chapter 1'}).first()).toBeHidden();
    await page.locator('.card li a').filter({visible: true}).first().click();
    await expect(page).toHaveURL(at('/guide/long#chapter-2'));
    await page.getByRole('button', {name: 'Language', exact: true}).click();
    await page.locator('#site-language').getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL(at('/zh/guide/long#chapter-2'));
    await page.locator('.sidebar a').first().click();
    await expect(page).toHaveURL(at('/zh/guide/'));
    await page.locator('.brand').click();
    await expect(page).toHaveURL(at('/zh/'));
    expect(outside).toEqual([]);
    const links = await page
      .locator('a[href^="/"], link[href^="/"], script[src^="/"]')
      .evaluateAll((all) =>
        all.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
    expect(links.filter((href) => !href.startsWith(base))).toEqual([]);
  });

  test('404 pages, mirrors and the first-visit redirect have the base path', async ({site}) => {
    const missing = await open(site, '/zh/nope', {locale: 'zh-Hans', allow: [/404/]});
    await expect(missing.locator('main')).toContainText('页面未找到');
    await missing.locator('main a').click();
    await expect(missing).toHaveURL(at('/zh/'));
    const chinese = await open(site, '/guide/long', {locale: 'zh-Hans'});
    await expect(chinese).toHaveURL(at('/zh/guide/long'));
    await chinese.getByRole('button', {name: '打开', exact: true}).click();
    await expect(chinese.locator('#site-open a').first()).toHaveAttribute(
      'href',
      `${base}zh/guide/long.md`,
    );
  });
});
