import type {Browser} from '@playwright/test';
import * as limits from '../../src/site/limits';
import {startProvider, record, type Provider} from './support/provider';
import {openSearch, recentKey} from './support/searchDialog';
import {expect, test as base} from './support/site';
import {useVariant} from './support/variant';
import {words} from './support/words';

/** Playwright's `test` with a separate browser, which resolves the host names of the provider to a local server. */
const test = base.extend<object, {provider: Provider; browser: Browser}>({
  provider: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    {scope: 'worker'},
  ],
  browser: [
    async ({playwright, launchOptions, provider}, use) => {
      const args = [...(launchOptions.args ?? []), ...provider.chromiumArguments];
      const browser = await playwright.chromium.launch({...launchOptions, args});
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
});

const dsn = 'testapp-dsn.algolia.net';
const fallbacks = [1, 2, 3].map((number) => `testapp-${number}.algolianet.com`);
const connectTimeoutMs = 1000;
const say = words.en;

/** Problems that are expected on a page if a host of the provider fails. */
const failures = [
  /Search failed: /,
  /status of \d+/,
  /response \d+: https:\/\/testapp/,
  /request failed: https:\/\/testapp/,
  /net::ERR/,
];

test.describe('hosted search', () => {
  const {open, at} = useVariant('hosted');
  const hostsAsked = (provider: Provider): readonly string[] =>
    provider.asked.map(({host}) => host);

  test.beforeEach(({provider}) => provider.reset());

  test('a page preconnects to the provider, and its policy allows the four hosts', async ({
    site,
    request,
  }) => {
    const page = await open(site, '/guide/');
    const hint = page.locator('link[rel=preconnect]');
    await expect(hint).toHaveCount(1);
    expect(await hint.evaluate((link: HTMLLinkElement) => link.href)).toBe(`https://${dsn}/`);
    const policy = (await request.get(at('/guide/'))).headers()['content-security-policy']!;
    const connect = /connect-src ([^;]*)/.exec(policy)![1]!.toLowerCase().split(' ');
    expect(connect).toEqual(["'self'", ...[dsn, ...fallbacks].map((host) => `https://${host}`)]);
  });

  test('a search queries the provider in its protocol', async ({site, provider}) => {
    const page = await open(site, '/guide/');
    const {hits, root, type} = await openSearch(page);
    expect(provider.asked).toEqual([]);
    await type('l');
    await expect(hits).toHaveCount(1);
    const [asked] = provider.asked;
    expect([asked?.method, asked?.host, asked?.url.pathname]).toEqual([
      'POST',
      dsn,
      '/1/indexes/*/queries',
    ]);
    expect(Object.fromEntries(asked!.url.searchParams)).toMatchObject({
      'x-algolia-application-id': 'TESTAPP',
      'x-algolia-api-key': 'test-key',
    });
    expect(asked?.body.requests).toEqual([
      {
        query: 'l',
        indexName: 'fixture',
        attributesToRetrieve: [
          ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [
          ...[1, 2, 3, 4, 5, 6].map(
            (level) => `hierarchy.lvl${level}:${limits.searchSnippetWords}`,
          ),
          `content:${limits.searchSnippetWords}`,
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: limits.searchHitsPerPage,
        clickAnalytics: false,
        facetFilters: ['language:en'],
      },
    ]);
    await expect(hits.locator('mark')).toHaveText('long');
    await expect(root.locator('.DocSearch-Hit-source')).toHaveText('Documentation');
    await expect(root.locator('.DocSearch-Logo')).toBeVisible();
  });

  test('a result of the published site links to the local page, one of another site to that site', async ({
    site,
    provider,
  }) => {
    provider.answerWith([
      record('1', 'Ours', 'https://elsewhere.example/pr-7/guide/long#first'),
      record('2', 'Theirs', 'https://elsewhere.example/other'),
      record('3', 'Hostile', 'javascript:window.hacked=1'),
      {
        ...record('4', '<img src=x onerror=hacked=1>', 'https://elsewhere.example/pr-7/guide/'),
        content: '<script>',
      },
      {nonsense: true},
    ]);
    const page = await open(site, '/guide/');
    const {hits, root, type} = await openSearch(page);
    await type('l');
    await expect(hits).toHaveCount(3);
    expect(
      await hits
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/pr-7/guide/long#first', 'https://elsewhere.example/other', '/pr-7/guide/']);
    await expect(root.locator('img[src=x]')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/guide/long#first'));
    const recents = await page.evaluate((key) => localStorage.getItem(key), recentKey('en'));
    expect(JSON.parse(recents!)).toHaveLength(1);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /algolia|fixture/.test(key)),
      ),
    ).toEqual([]);
  });

  test('texts of the settings replace those of the site', async ({site, provider}) => {
    provider.answerWith([]);
    const page = await open(site, '/guide/');
    const {input, root, type} = await openSearch(page);
    await expect(input).toHaveAttribute('placeholder', 'Look it up');
    await type('q');
    await expect(root.locator('.DocSearch-NoResults .DocSearch-Title')).toHaveText(
      'Nothing at all for "q"',
    );
    provider.answerWith([record('1', 'One', '/pr-7/guide/')]);
    await type('w');
    await expect(root.locator('.DocSearch-Hit')).toHaveCount(1);
    provider.answerWith([]);
    await type('e');
    await expect(root.locator('.DocSearch-NoResults')).toContainText('Rather ask for:');
  });

  test('a failed host is replaced by another for 120 s', async ({site, provider}) => {
    const page = await open(site, '/guide/', {
      allow: failures,
      before: (opened) => opened.clock.install(),
    });
    provider.behave({dsn: 'drop'});
    const {hits, type} = await openSearch(page);
    await type('l');
    await expect(hits).toHaveCount(1);
    expect(hostsAsked(provider).filter((host, index, all) => all.indexOf(host) === index)).toEqual([
      dsn,
      expect.stringMatching(/^testapp-[123]\.algolianet\.com$/),
    ]);
    const live = hostsAsked(provider).at(-1)!;

    const next = async (key: string): Promise<readonly string[]> => {
      provider.forget();
      await type(key);
      await expect.poll(() => provider.asked.length).toBeGreaterThan(0);
      return hostsAsked(provider);
    };
    expect(await next('o')).toEqual([live]);
    await page.clock.fastForward(100_000);
    expect(await next('n')).toEqual([live]);
    provider.behave({});
    await page.keyboard.press('Escape');
    await openSearch(page);
    expect(await next('x')).not.toContain(dsn);
    await page.clock.fastForward(21_000);
    expect((await next('y'))[0]).toBe(dsn);
  });

  test('a host that does not respond times out; the search is stalled until another answers', async ({
    site,
    provider,
  }) => {
    const page = await open(site, '/guide/', {allow: failures});
    provider.behave({dsn: 'silent'});
    const {hits, root, type} = await openSearch(page);
    const began = Date.now();
    await type('l');
    await expect(root.locator('.DocSearch-Container--Stalled')).toBeVisible();
    expect(Date.now() - began).toBeLessThan(connectTimeoutMs);
    await expect(hits).toHaveCount(1);
    expect(Date.now() - began).toBeGreaterThanOrEqual(connectTimeoutMs - 20);
    await expect(root.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    expect(new Set(hostsAsked(provider)).size).toBe(2);
  });

  for (const [what, behaviour, tries, message] of [
    [
      'all hosts answer 500',
      500,
      4,
      /Search failed: RetryError: Unreachable hosts - your application id may be incorrect/,
    ],
    ['the key is refused', 403, 1, /Search failed: ApiError 403: Refused with 403/],
    ['the answer is HTML', 'html', 1, /Search failed: DeserializationError/],
  ] as const) {
    test(`when ${what}, the dialog and the console report it, and the next key tries again`, async ({
      site,
      provider,
    }) => {
      const page = await open(site, '/guide/', {allow: failures});
      const lines: string[] = [];
      page.on('console', (line) => lines.push(line.text()));
      provider.behave({testapp: behaviour});
      const {hits, root, status, type} = await openSearch(page);
      await type('l');
      const error = root.locator('.DocSearch-ErrorScreen');
      await expect(error).toContainText(say.searchFailed);
      await expect(error).toContainText(say.failedHelp);
      await expect(status).toHaveText(`${say.searchFailed}. ${say.failedHelp}`);
      expect(lines.filter((line) => message.test(line))).toHaveLength(1);
      const hosts = hostsAsked(provider);
      expect(hosts[0]).toBe(dsn);
      expect(new Set(hosts).size).toBe(tries);
      if (tries === 1) expect(hosts).toHaveLength(1);
      provider.behave({});
      await type('o');
      await expect(hits).toHaveCount(1);
      await expect(error).toHaveCount(0);
    });
  }
});

base(
  'embedded search has no preconnect and its policy names no other host',
  async ({site, request}) => {
    const page = await site.open('/');
    await expect(page.locator('link[rel=preconnect], meta[name=search-origins]')).toHaveCount(0);
    const policy = (await request.get(page.url())).headers()['content-security-policy']!;
    expect(/connect-src ([^;]*)/.exec(policy)![1]).toBe("'self'");
  },
);
