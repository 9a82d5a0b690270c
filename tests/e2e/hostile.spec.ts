import type {Page} from '@playwright/test';
import {hostilePaths, hostileTexts} from '../support/hostile';
import {drawn} from './support/clock';
import {everything, inBar} from './support/pages';
import {startPlainHost} from './support/plainHost';
import {favouriteKey, storedSearch, openSearch, recentKey, store} from './support/searchDialog';
import {expect, ready, test, type OpenOptions, type Site} from './support/site';
import {words} from './support/words';

/** A page that records effects of injected code. `unharmed` expects that there were none. */
type Trap = {readonly page: Page; readonly unharmed: () => Promise<void>};

/** The stores of the site that these tests write to. */
type Stores = {
  readonly page: {set(place: Readonly<Record<'pathname' | 'search' | 'hash', string>>): void};
  readonly version: {choose(version: string): void};
};

/** Opens a page and records calls of `ran()`, requests to other hosts and dialogs, which a hostile text may cause. */
async function openTrap(site: Site, path: string, options: OpenOptions = {}): Promise<Trap> {
  const caught: string[] = [];
  const page = await site.open(path, {
    ...options,
    before: async (opened) => {
      await opened.exposeBinding('ran', ({page: at}) => caught.push(`ran at ${at.url()}`));
      opened.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:/.test(url.protocol) && !/^(?:localhost|127\.0\.0\.1)$/.test(url.hostname)) {
          caught.push(`asked ${url.href}`);
        }
      });
      opened.on('dialog', (dialog) => caught.push(dialog.message()));
      await options.before?.(opened);
    },
  });
  return {
    page,
    async unharmed() {
      await drawn(page);
      expect(await page.evaluate(injectedElements)).toEqual([]);
      expect(caught).toEqual([]);
      await expect(page.locator('h1')).toHaveText(/\S/);
    },
  };
}

/** Returns the HTML of elements that the site itself never renders, so injected markup has added them. */
function injectedElements(): readonly string[] {
  const tags =
    'script, iframe, object, embed, base, template, math, video, noscript p, mark[style]';
  const handlers = ['error', 'load', 'focus', 'toggle', 'mouseover', 'click'].map(
    (name) => `[on${name}]`,
  );
  const found = [...document.querySelectorAll(':is(main, dialog) *')].filter((element) => {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    const {protocol, hostname} = new URL(
      URL.canParse(address, location.href) ? address : '',
      location.href,
    );
    return (
      element.matches([tags, ...handlers].join()) ||
      hostname.endsWith('evil.example') ||
      /^(?:javascript|data):$/.test(protocol)
    );
  });
  return found.map(({outerHTML}) => outerHTML);
}

/** Every fourth text, for slow tests; all texts in the full scope. */
const sample = hostileTexts.filter((_, index) => everything || index % 4 === 0);
const chunksOf = (size: number, texts = hostileTexts): readonly (readonly string[])[] =>
  Array.from({length: Math.ceil(texts.length / size)}, (_, index) =>
    texts.slice(index * size, (index + 1) * size),
  );
/** Encodes a text for a URL. Replaces lone surrogates first, because `encodeURIComponent` throws an error for them. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

test('queries and hashes are treated as text by filter, switches, sections and links', async ({
  site,
}) => {
  const {page, unharmed} = await openTrap(site, '/config/');
  // Set each text as query and hash without a load, and fire the events that a navigation fires.
  await page.evaluate((texts) => {
    const field = document.querySelector<HTMLInputElement>('#overview-filter')!;
    const stores = Reflect.get(window, 'siteStores') as Stores;
    for (const encoded of texts) {
      field.value = '';
      history.replaceState(history.state, '', `?q=${encoded}&${encoded}=0#${encoded}`);
      stores.page.set({pathname: location.pathname, search: location.search, hash: location.hash});
      dispatchEvent(new HashChangeEvent('hashchange'));
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }, hostileTexts.map(encode));
  await unharmed();
  // Load the page, each time with 110 texts in one address.
  for (const part of chunksOf(110)) {
    const short = part.map((text) => encode(text.slice(0, 60)));
    const names = ['q', 'navbar', 'sidebar', 'theme', 'lang', 'next', 'url', 'redirect', 'rslib'];
    const query = short.map((text, index) => `${names[index % names.length]}=${text}`).join('&');
    await page.goto(inBar(`/config/?${query}#${short.join('/')}`));
    await ready(page);
    await unharmed();
  }
});

test('an unknown address is treated as text, on hosts with and without rules', async ({site}) => {
  const {page, unharmed} = await openTrap(site, '/nope', {allow: [/404/, /400/]});
  const origin = new URL(page.url()).origin;
  const answers = await page.evaluate(
    (texts) =>
      Promise.all(
        texts.map(async (text) => {
          const {status, redirected} = await fetch(`/${text.slice(0, 4000)}`);
          return `${status} ${redirected}`;
        }),
      ),
    hostileTexts.map(encode),
  );
  expect([...new Set(answers)]).toEqual(['404 false']);
  const host = await startPlainHost();
  // Leave out paths that a browser changes before it sends them.
  const paths = hostilePaths.filter(
    (path) => /^\/(?:en|zh|guide|@|;|%)/i.test(path) && !/[\s。]/.test(path),
  );
  const some = [...paths.filter((_, index) => index % 16 === 0), `/en/${encode(hostileTexts[2]!)}`];
  expect(some.length).toBeGreaterThan(5);
  for (const [index, path] of some.entries()) {
    const hosts = [origin, host.origin];
    for (const start of everything ? hosts : [hosts[index % 2]!]) {
      // A page without a route may redirect once its scripts have run.
      await page.goto(`${start}${path}`, {waitUntil: 'networkidle'});
      // Retry, because the check throws while the page redirects.
      await expect(unharmed).toPass();
      expect(new URL(page.url()).origin, path).toBe(start);
    }
  }
  await host.stop();
});

test('stored choices and history state are treated as text', async ({site}) => {
  const names = [
    ...['theme', 'wrap', 'letters', 'visited', 'shortcuts', 'stars', 'rslib'],
    'docusaurus.tab',
  ];
  const groups = Object.fromEntries(
    hostileTexts.map((text, index) => [index % 2 ? `g${index}` : text, text]),
  );
  const keys = Object.fromEntries(
    names.map((name, index) => [`${name}-rslib`, hostileTexts[index * 37]!]),
  );
  const {page, unharmed} = await openTrap(site, '/guide/start/quick-start', {
    before: store({...keys, 'tabs-rslib': {...groups, 'package-manager': hostileTexts[3]}}),
  });
  await unharmed();
  await expect(page.locator('[role="tab"][aria-selected="true"]').first()).toHaveText('npm');
  for (const part of chunksOf(220)) {
    await page.evaluate((texts) => {
      for (const [index, text] of texts.entries()) {
        const state = [text, {key: text, state: text, idx: text}, {[text]: text}][index % 3];
        history.replaceState(state, '', location.href);
        dispatchEvent(new PopStateEvent('popstate', {state}));
      }
    }, part);
    await page.reload();
    await ready(page);
    await unharmed();
  }
});

test('recent and favourite searches are treated as text', async ({site}) => {
  // Returns a stored search that has the text in every field.
  const record = (text: string, index: number) => ({
    ...storedSearch(`${index}${text}`, text, index % 3 ? '/guide/start/' : text),
    type: index % 5 ? 'lvl1' : 'content',
    content: text,
    hierarchy: {lvl0: text, lvl1: text, lvl2: text, lvl3: text, [text]: text},
    _snippetResult: {hierarchy: {lvl1: {value: text}}, content: {value: text}},
  });
  const {page, unharmed} = await openTrap(site, '/');
  for (const part of chunksOf(35, sample)) {
    await page.evaluate(
      ([recent, favourite, records]) => {
        localStorage.setItem(recent, JSON.stringify(records.slice(0, 14)));
        localStorage.setItem(favourite, JSON.stringify(records.slice(14)));
      },
      [recentKey('en'), favouriteKey('en'), part.map(record)] as const,
    );
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await unharmed();
    await page.keyboard.press('Escape');
  }
});

test('queries, results and pasted logs are treated as text', async ({site}) => {
  test.slow();
  const {page, unharmed} = await openTrap(site, '/', {
    before: (opened) =>
      // Put a hostile text into each text of the index that contains the query "declaration".
      opened.route(/\/assets\/search\/[\w-]+\.r\d+\.json/, async (route) => {
        const response = await route.fetch();
        let count = 0;
        const body = (await response.text()).replace(
          /"((?:[^"\\]|\\.)*declaration(?:[^"\\]|\\.)*)"/gi,
          (_all, words: string) => {
            const text = hostileTexts[(count += 1) % hostileTexts.length]!.slice(0, 200);
            return JSON.stringify(`${text} declaration ${words.slice(0, 40).replace(/\\/g, '')}`);
          },
        );
        await route.fulfill({response, body});
      }),
  });
  const {input, root} = await openSearch(page);
  await input.fill('declaration');
  await expect(root.getByRole('option').first()).toBeVisible();
  await unharmed();
  for (const part of chunksOf(30, sample)) {
    await page.evaluate((texts) => {
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
      for (const text of texts) {
        // Sets the value without React's setter, or React would ignore the event.
        Reflect.set(HTMLInputElement.prototype, 'value', text, field);
        field.dispatchEvent(new Event('input', {bubbles: true}));
        const clipboardData = new DataTransfer();
        const log = [text, `error TS2307: Cannot find module '${text}' or its type declarations.`];
        clipboardData.setData('text/plain', `${log.join('\n')}\nFailed to resolve ${text}`);
        clipboardData.setData('text/html', text);
        field.dispatchEvent(
          new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
        );
      }
    }, part);
    await unharmed();
    await expect(input).toHaveValue(words.en.logPasted);
  }
});

/** Functions that write a text into a manifest or lockfile, as a version, a range or a name. */
const manifests: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify({devDependencies: {'@rslib/core': text, [text]: text}}, null, 2),
  (text) => `{"dependencies": {"@rslib/core": "~0.3.0 || ${text}"}}`,
  (text) => `"node_modules/@rslib/core": {\n  "version": "1.0.1-${text}",\n  "resolved": "${text}"`,
  (text) => `'@rslib/core':\n  specifier: ${text}\n  version: 1.0.1(${text})\n`,
  (text) => `"@rslib/core@${text}":\n  version "1.0.1-${text}"\n`,
  (text) => `"@rslib/core": ["@rslib/core@1.0.1-${text}", "${text}"],`,
];

test('pasted manifests and lockfiles and the stored version are treated as text', async ({
  site,
}) => {
  const {page, unharmed} = await openTrap(site, '/config/lib/out-base');
  await page.locator('.version-button').click();
  await expect(page.locator('.version')).toBeVisible();
  const answers = await page.evaluate(
    (pasted) => {
      const [paste, answer] = document.querySelectorAll(
        '.version textarea, .version [role=status]',
      );
      return pasted.map((text) => {
        // Sets the value without React's setter, or React would ignore the event.
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(
          paste,
          text,
        );
        paste!.dispatchEvent(new Event('input', {bubbles: true}));
        (Reflect.get(window, 'siteStores') as Stores).version.choose(text);
        return answer!.textContent;
      });
    },
    hostileTexts.flatMap((text, index) =>
      manifests
        .filter((_, at) => everything || at === index % manifests.length)
        .map((write) => write(text)),
    ),
  );
  await unharmed();
  for (const part of ['Found Rslib 1.0.1', '<script>ran()</script> stands for', 'the lockfile of'])
    expect(
      answers.some((answer) => answer.includes(part)),
      part,
    ).toBe(true);
  await page.locator('.version button.button--solid').click();
  const version = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--version'));
  await expect.poll(version).toMatch(/^"[\w.-]{5,60}"$/);
  await page.reload();
  await unharmed();
});
