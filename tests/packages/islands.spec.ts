import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {expect} from '@playwright/test';
import type {Driver} from '../../tools/browsers/driver';
import {lacking, launch} from '../../tools/browsers/engines';
import {filesBelow} from '../../tools/support/files';
import {root} from '../../tools/support/paths';
import {fileServer} from '../support/fileServer';
import {test} from '../support/sitePage';
import {installExample, type ExampleSite} from './installExample';

test.describe.configure({mode: 'serial'});

let example: ExampleSite;
let server: Server;
let origin: string;
let output: string;
/** Answers with the files of the last build, of which it has a list. */
let answer: RequestListener;

const docusaurus = (command: string) =>
  example.node(join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), command);

function build(): void {
  const {code, text} = docusaurus('build');
  output = text;
  expect(output).toContain('Generated static files');
  expect(code).toBe(0);
  answer = fileServer(join(example.folder, 'build'));
}

test.beforeAll(async () => {
  example = installExample('islands', 'docusaurus-plugin-islands');
  build();
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server?.close());

const built = (file: string): string => readFileSync(join(example.folder, 'build', file), 'utf8');
const listed = (): readonly string[] => output.match(/^ {2}(?:docs|i18n)\/.*$/gm) ?? [];

const english = [
  '  docs/excluded.mdx: excluded',
  '  docs/function.mdx: the document passes a function to the island <Counter> as "format"',
  "  docs/hook.mdx: src/components/useCups.js uses useSyncExternalStore without 'use client' (imported by src/components/Cups.js)",
  '  docs/opted-out.mdx: islands: false',
  '  docs/whole.mdx: has onClick in the document',
];

test('the packed file contains compiled code, types and texts only', () => {
  const files = filesBelow(join(example.folder, 'node_modules/docusaurus-plugin-islands'));
  const others = files.filter((file) => !/^lib\/.*(?:\.js|\.cjs|\.d\.c?ts|\.css)$/.test(file));
  expect(others).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
});

test('the types of the options resolve for users of ES modules', () => {
  writeFileSync(
    join(example.folder, 'check.mts'),
    `import plugin from 'docusaurus-plugin-islands';
export const options: plugin.Options = {components: {'@theme/Mermaid': 'visible'}, exclude: ['docs/a.mdx']};
// @ts-expect-error A level that does not exist.
export const wrong: plugin.Options = {onWholePage: 'error'};
`,
  );
  const flags =
    '--ignoreConfig --noEmit --module nodenext --target es2022 --strict --skipLibCheck --types node';
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const {code, text} = example.node(compiler, ...flags.split(' '), 'check.mts');
  expect(text).toBe('');
  expect(code).toBe(0);
});

test('the build lists documents that are hydrated as a whole, with the reason', () => {
  expect(listed()).toEqual([
    ...english,
    // The French site has these documents of its own, or untranslated.
    ...english.slice(1),
    '  i18n/fr/docusaurus-plugin-content-docs/current/excluded.mdx: excluded',
  ]);
  expect(output.match(/\d+ of \d+ documents are static/g)).toEqual([
    '4 of 9 documents are static',
    '4 of 9 documents are static',
  ]);
});

test('an island counts from the first click, and keeps its slot', async ({site}) => {
  await site.goto(origin);
  const island = site.locator('site-island[data-island="Counter"]');
  await island.getByRole('button').click();
  await expect(island.getByRole('button')).toHaveText('Cups: 1');
  await expect(island.locator('strong')).toHaveText('slot');
  if (process.env.UPDATE_PICTURES) {
    await site.setViewportSize({width: 1000, height: 720});
    const content = 'site-island > * {outline: 2px dashed #d6336c; outline-offset: 4px}';
    await site.addStyleTag({content});
    const path = join(root, 'packages/docusaurus-plugin-islands/picture.jpg');
    await site.screenshot({path, type: 'jpeg', quality: 80, animations: 'disabled'});
  }
});

test('a click before scripts are loaded counts', async ({site}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await site.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await site.goto(origin, {waitUntil: 'commit'});
  await site.getByRole('button', {name: 'Cups: 0'}).click();
  release();
  await expect(site.getByRole('button', {name: 'Cups: 1'})).toBeVisible();
});

test('an article stays when a translator changes the frame before React hydrates it', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const title = document.querySelector('.navbar__title');
      if (!title) return;
      observer.disconnect();
      title.replaceChildren(document.createElement('font'));
    });
    observer.observe(document, {childList: true, subtree: true});
  });
  await page.goto(origin);
  await expect(page.locator('.navbar__title font')).toHaveCount(0);
  await page.getByRole('button', {name: 'Cups: 0'}).click();
  await expect(page.getByRole('button', {name: 'Cups: 1'})).toBeVisible();
  expect(loads).toBe(1);
});

test('an island has the contexts around its document', async ({site}) => {
  await site.goto(origin);
  await site.getByRole('button', {name: 'Title', exact: true}).click();
  await expect(site.getByRole('button', {name: 'Introduction', exact: true})).toBeVisible();
});

test('tabs, details and the copy button work', async ({site, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.goto(origin);
  await site.getByRole('tab', {name: 'pnpm', exact: true}).click();
  await expect(site.getByRole('tabpanel')).toHaveText('Use pnpm.');
  await site.getByText('More', {exact: true}).click();
  await expect(site.getByText('Hidden text.')).toBeVisible();
  const block = site.locator('.theme-code-block');
  await block.hover();
  await block.getByRole('button', {name: 'Copy'}).click();
  const copied = await site.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe('export const temperature = 100;');
});

test('tabs of a group change together, also those that are not visible', async ({site}) => {
  await site.goto(`${origin}/diagram`);
  await site.getByRole('tab', {name: 'Power'}).first().click();
  await expect(site.getByRole('tabpanel')).toHaveText(['Use power.', 'Pay for power.']);
});

test('a component around a tab keeps what it adds', async ({site}) => {
  await site.goto(origin);
  await site.getByRole('tab', {name: 'Yarn', exact: true}).click();
  await expect(site.getByRole('tabpanel').locator('em')).toHaveText('Use Yarn.');
});

test('a component that the site wraps around articles works, and articles stay', async ({site}) => {
  await site.goto(origin);
  await site.getByRole('button', {name: 'Was this helpful? 0'}).click();
  await expect(site.getByRole('button', {name: 'Was this helpful? 1'})).toBeVisible();
  await site.getByRole('button', {name: 'Cups: 0'}).click();
  await expect(site.getByRole('button', {name: 'Cups: 1'})).toBeVisible();
});

test('a component of a package draws where the option names it', async ({site}) => {
  await site.goto(`${origin}/diagram`);
  await expect(site.locator('site-island figure')).toHaveText('water --> steam');
});

test('links lead to other pages and back, without a reload', async ({site}) => {
  await site.goto(origin);
  await site.evaluate(() => Object.assign(window, {isSame: true}));
  await site.getByRole('article').getByRole('link', {name: 'Whole page'}).click();
  await site.getByRole('button', {name: 'Press'}).click();
  await expect(site).toHaveTitle('Pressed');
  await site.goBack();
  await site.getByRole('button', {name: 'Cups: 0'}).click();
  await expect(site.getByRole('button', {name: 'Cups: 1'})).toBeVisible();
  expect(await site.evaluate(() => 'isSame' in window)).toBe(true);
});

/** Scrolls to the first element with a text, or waits for it, and clicks its middle unless `isClicked` is false. */
async function clickText(driver: Driver, text: string, isClicked = true): Promise<void> {
  const middle = (wanted: string) => {
    const all = [...document.querySelectorAll('article button, article a, article [role=tab]')];
    const found = all.find(({textContent}) => textContent === wanted);
    found?.scrollIntoView({block: 'center', behavior: 'instant'});
    const box = found?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
  };
  await expect.poll(() => driver.run(middle, text), text).toHaveLength(2);
  const [x, y] = await driver.run(middle, text);
  if (isClicked) await driver.clickAt(x!, y!);
}

for (const name of ['firefox', 'webkit'] as const) {
  test(`islands, tabs and links work in ${name}`, async () => {
    test.skip(lacking(name) !== undefined, lacking(name));
    test.setTimeout(120_000);
    const engine = await launch(name);
    const problems: string[] = [];
    const driver = await engine.open((problem) => problems.push(problem));
    try {
      await driver.goto(`${origin}/`);
      await clickText(driver, 'Cups: 0');
      await clickText(driver, 'Cups: 1', false);
      await clickText(driver, 'pnpm');
      const panel = () =>
        driver.run(
          () =>
            [...document.querySelectorAll('[role=tabpanel]')].find(
              (one) => (one as HTMLElement).offsetHeight > 0,
            )?.textContent,
        );
      await expect.poll(panel).toBe('Use pnpm.');
      await driver.run(() => void Object.assign(window, {isSame: true}));
      await clickText(driver, 'Whole page');
      await clickText(driver, 'Press');
      await expect.poll(() => driver.run(() => document.title)).toBe('Pressed');
      await driver.run(() => history.back());
      await clickText(driver, 'Cups: 0');
      await clickText(driver, 'Cups: 1', false);
      expect(await driver.run(() => 'isSame' in window)).toBe(true);
      expect(problems).toEqual([]);
    } finally {
      await driver.close();
      await engine.close();
    }
  });
}

test('translations and versions have islands of their own', async ({site}) => {
  await site.goto(`${origin}/fr/`);
  await site.getByRole('button', {name: 'Tasses: 0'}).click();
  await expect(site.getByRole('button', {name: 'Tasses: 1'})).toBeVisible();
  await site.getByRole('article').getByRole('link', {name: 'Page entière'}).click();
  await expect(site).toHaveURL(`${origin}/fr/whole`);
  await site.goto(`${origin}/1.0/`);
  await site.getByRole('button', {name: 'Old cups: 0'}).click();
  await expect(site.getByRole('button', {name: 'Old cups: 1'})).toBeVisible();
});

test('a post has islands, and the feed has none of their elements', async ({site}) => {
  await site.goto(`${origin}/blog/2026/01/02/steam`);
  await site.getByRole('button', {name: 'Steam: 0'}).click();
  await expect(site.getByRole('button', {name: 'Steam: 1'})).toBeVisible();
  const feed = built('blog/rss.xml');
  expect(feed).toContain('Steam is hot.');
  expect(feed).toContain('<em>slot</em>');
  expect(feed).not.toMatch(/site-(?:island|slot)|data-article/);
});

test('a content security policy allows the scripts by their hashes', async ({site}) => {
  const html = built('index.html');
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  // The README names the hash of the script that the plugin adds.
  const readme = readFileSync(join(root, 'packages/docusaurus-plugin-islands/README.md'), 'utf8');
  expect(hashes.filter((hash) => readme.includes(hash))).toHaveLength(1);
  const policy = `default-src 'none'; script-src 'self' ${hashes.join(' ')}; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:`;
  await site.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': policy};
    await route.fulfill({response, headers});
  });
  await site.goto(origin);
  await site.getByRole('button', {name: 'Cups: 0'}).click();
  await expect(site.getByRole('button', {name: 'Cups: 1'})).toBeVisible();
  await site.getByRole('article').getByRole('link', {name: 'diagram'}).click();
  await expect(site.locator('site-island figure')).toBeVisible();
});

test('navigations release what they replace', async ({site, context}) => {
  const session = await context.newCDPSession(site);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
    return {nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize')};
  };
  const navigate = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index++) {
      await site.getByRole('article').getByRole('link', {name: 'diagram'}).click();
      await expect(site.locator('figure')).toBeVisible();
      await site.goBack();
      await site.getByRole('button', {name: 'Cups: 0'}).click();
      await expect(site.getByRole('button', {name: 'Cups: 1'})).toBeVisible();
    }
  };
  await site.goto(origin);
  await navigate(5);
  const early = await measure();
  await navigate(25);
  const late = await measure();
  expect(late.nodes).toBeLessThan(early.nodes * 1.2);
  expect(late.listeners).toBeLessThan(early.listeners * 1.2);
  expect(late.heap).toBeLessThan(early.heap * 1.2);
});

test('a build from the cache lists the same documents', () => {
  const before = listed();
  build();
  expect(listed()).toEqual(before);
});

test('a changed component is considered, also by a build from the cache', async ({site}) => {
  const file = join(example.folder, 'src/components/Cups.js');
  const island = `'use client';\n${readFileSync(file, 'utf8')}`;
  writeFileSync(file, island);
  build();
  expect(listed().filter((line) => line.includes('hook.mdx'))).toEqual([]);
  await site.goto(`${origin}/hook`);
  await site.getByText('Cups: 1').click();
  await expect(site.getByText('Cups: 2')).toBeVisible();
});

test('an island that throws is rendered anew, and keeps its HTML if it throws again', async ({
  page,
}) => {
  const file = join(example.folder, 'src/components/Counter.js');
  const text = readFileSync(file, 'utf8');
  const failing =
    "  if (count === 2 || globalThis.fails) throw new Error('The cup broke');\n  return (";
  writeFileSync(file, text.replace('  return (', failing));
  build();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(origin);
  const button = page.getByRole('button', {name: 'Cups'});
  await button.click();
  await expect(button).toHaveText('Cups: 1');
  await button.click();
  await expect(button).toHaveText('Cups: 0');
  await expect(page.locator('site-island[data-island="Counter"] strong')).toHaveText('slot');
  await button.click();
  await expect(button).toHaveText('Cups: 1');
  expect(errors.join('\n')).toContain('The island Counter failed. It is rendered anew.');
  await page.evaluate(() => Object.assign(window, {fails: true}));
  await button.click();
  await expect(button).toHaveText('Cups: 0');
  await expect(page.locator('site-island[data-island="Counter"] strong')).toHaveText('slot');
  expect(errors.join('\n')).toContain("The server's HTML is shown instead.");
});

test('a broken link in an article, or in a slot of an island, fails the build', () => {
  const file = join(example.folder, 'docs/intro.mdx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('A **slot**.', '[In a slot](/nowhere)').concat('\n[In text](/lost)\n'),
  );
  const {code, text: errors} = docusaurus('build');
  expect(code).toBe(1);
  expect(errors).toContain('linking to /nowhere');
  expect(errors).toContain('linking to /lost');
});
