import type {Page} from '@playwright/test';
import {statusRoute} from '../../src/site/pageRoutes';
import {findings, pairs, setTheme} from './support/axe';
import {expect, test} from './support/site';
import {useVariant} from './support/variant';

const {at, open} = useVariant('full');
const behind = {
  en: {
    path: '/guide/more/behind',
    note: 'One section of this page is behind the Chinese version.',
    read: 'Read the Chinese version',
    mark: 'This section is behind the Chinese version',
    section: 'Read this section in Chinese',
    id: 'chinese-moved',
    came: ['曾', '，中文又补充了一句'],
    lang: 'zh-CN',
  },
  'zh-Hans': {
    path: '/zh/guide/more/behind',
    note: '本页有 1 节落后于英语版。',
    read: '阅读英语版',
    mark: '本节落后于英语版',
    section: '阅读本节的英语版',
    id: 'english-moved',
    came: ['two files, ', 'for each format'],
    lang: 'en',
  },
} as const;

/** Returns the ids of the headings above translation notes. */
const marked = (page: Page) =>
  page
    .locator('.translation-mark')
    .evaluateAll((marks) =>
      marks.map((mark) => mark.previousElementSibling?.querySelector('[id]')?.id),
    );

for (const [locale, says] of Object.entries(behind)) {
  test(`a ${locale} page names the section that is outdated, shows the change, and links to the other language`, async ({
    site,
  }) => {
    const other = Object.values(behind).find(({path}) => path !== says.path)!;
    const page = await open(site, says.path, {width: 390, context: {reducedMotion: 'reduce'}});
    const note = page.getByRole('note').filter({hasText: says.note});
    await expect(note).toBeVisible();
    expect(await marked(page)).toEqual([says.id]);

    const change = page.locator('.translation-mark__change');
    await expect(change).toBeHidden();
    await page.getByText(says.mark, {exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(change).toBeVisible();
    await expect(change).toHaveAttribute('lang', says.lang);
    await expect(change.getByRole('insertion')).toHaveText(says.came);
    // One theme per language is enough.
    const theme = locale === 'en' ? 'light' : 'dark';
    await setTheme(page, theme);
    expect.soft(await findings(page, 'main'), theme).toEqual([]);

    await page.getByRole('link', {name: says.section, exact: true}).click();
    await expect(page).toHaveURL(at(`${other.path}#${says.id}`));
    await page.getByRole('link', {name: other.read, exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`^${at(says.path)}`));
  });
}

test('the change of an outdated section can be read without scripts', async ({site}) => {
  const {path, note, mark} = behind['zh-Hans'];
  const page = await open(site, path, {context: {javaScriptEnabled: false}});
  await expect(page.getByRole('note').filter({hasText: note})).toBeVisible();
  await page.getByText(mark, {exact: true}).click();
  await expect(page.locator('.translation-mark').getByRole('deletion')).toBeVisible();
});

test('an up-to-date page loads nothing about translations, and a navigation loads it', async ({
  site,
  request,
}) => {
  for (const path of ['/guide/more/nested', '/zh/guide/more/nested']) {
    const html = await (await request.get(at(path))).text();
    expect(html).not.toMatch(/translation[-.]/);
  }
  const page = await open(site, '/zh/guide/more/nested');
  await page.locator('.sidebar').getByRole('link', {name: '落后', exact: true}).click();
  await expect(page.getByRole('note')).toHaveCSS('display', 'flex');
  await page.locator('.sidebar').getByRole('link', {name: '嵌套', exact: true}).click();
  await expect(page.locator('link[href*="/translation."]')).toHaveCount(0);
});

test('an untranslated page states in Chinese that its text is English, and search engines find the original', async ({
  site,
  request,
}) => {
  const english = 'http://localhost:3000/guide/more/untranslated';
  const page = await open(site, '/zh/guide/more/untranslated', {width: 1280});
  // The page has a Chinese address, although its text is English.
  await expect(page).toHaveURL(at('/zh/guide/more/untranslated'));
  await expect(page.locator('article')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const described = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(described ?? '')).toMatchObject({'@graph': [{inLanguage: 'en'}, {}]});
  await expect(page.locator('.page-end__edit').first()).toHaveAttribute(
    'href',
    'https://example.com/edit/tests/fixture-site/docs/guide/more/untranslated.mdx',
  );
  const note = page.getByRole('note');
  await expect(note).toHaveText(/^本页尚未翻译，以下是英语原文。/);
  await expect(note).toHaveAttribute('lang', 'zh-CN');
  await expect(note.getByRole('link', {name: /^翻译本页/})).toHaveAttribute(
    'href',
    'https://example.com/new/.cache/fixture/i18n/zh-Hans/docusaurus-plugin-content-docs/current/guide/more?filename=untranslated.mdx',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', english);
  await expect(page.locator('link[rel=alternate][hreflang]:not([type])')).toHaveCount(0);
  await page.goto(at('/guide/more/untranslated'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', english);
  await expect(page.locator('link[rel=alternate][hreflang]:not([type])')).toHaveCount(0);
  await expect(page.getByRole('note')).toHaveCount(0);

  const [own, chinese] = await Promise.all(
    ['/sitemap.xml', '/zh/sitemap.xml'].map(async (path) => (await request.get(at(path))).text()),
  );
  expect(own).toContain(`<loc>${english}</loc>`);
  expect(own).not.toContain('/zh/guide/more/untranslated');
  expect(chinese).not.toContain('untranslated');
});

test('the translation status page lists every page with its sections, and is in no list of pages', async ({
  site,
  request,
}) => {
  const page = await open(site, `/zh/${statusRoute}`, {context: {reducedMotion: 'reduce'}});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('翻译状态');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const row = page
    .getByRole('row')
    .filter({has: page.getByText('guide/more/behind', {exact: true})});
  await expect(row.getByRole('rowheader')).toContainText('落后');
  await expect(row).toContainText('5 节中 3 节最新');
  await expect(row).toContainText('npm run i18n -- packet guide/more/behind');
  // The bar merges the five sections into four segments, because two neighbours have the same state.
  await expect(row.locator('rect')).toHaveCount(4);
  await expect(row.getByRole('link', {name: '英文先改'})).toHaveAttribute(
    'href',
    '/zh/guide/more/behind#english-moved',
  );
  for (const [width, theme] of pairs([1280, 390])) {
    await page.setViewportSize({width, height: 900});
    await setTheme(page, theme);
    expect.soft(await findings(page, 'main'), theme).toEqual([]);
  }
  for (const path of ['/zh/sitemap.xml', '/zh/llms.txt', '/zh/search-index.json', '/zh/guide/']) {
    expect(await (await request.get(at(path))).text()).not.toContain(`/${statusRoute}`);
  }
  expect((await request.get(at(`/${statusRoute}`))).status()).toBe(404);
});
