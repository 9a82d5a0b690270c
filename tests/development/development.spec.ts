import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, type Locator} from '@playwright/test';
import {openSearch} from '../e2e/support/searchDialog';
import {test} from '../support/sitePage';
import {cloneHead} from '../../tools/support/clone';
import {root} from '../../tools/support/paths';

const folder = join(mkdtempSync(join(tmpdir(), 'development-')), 'site');
const port = process.env.PORT ?? '4174';
let server: ChildProcess;

test.beforeAll(async () => {
  // A clone of the last commit, so that a test that is stopped leaves no changed page behind.
  cloneHead(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  server = spawn(process.execPath, ['tools/run.mjs', 'dev'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, PORT: port},
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (data) => String(data).includes('Serving') && resolve());
    server.once('exit', (code) => reject(new Error(`npm run dev ended with code ${code}.`)));
  });
});

test.afterAll(() => {
  server.removeAllListeners('exit').kill();
  rmSync(join(folder, '..'), {recursive: true, force: true});
});

const boxOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect());

const address = (path: string): string => `http://localhost:${port}${path}`;

function change(file: string, edit: (text: string) => string): void {
  const path = join(folder, file);
  const [before, after] = [readFileSync(path, 'utf8'), edit(readFileSync(path, 'utf8'))];
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

const english = 'docs';
const chinese = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current';
/** A page of each type, with the file that its text is from. */
const pages = [
  ['guide', '/guide/start/', `${english}/guide/start/index.mdx`],
  ['guide with examples', '/guide/basic/output-format', `${english}/guide/basic/output-format.mdx`],
  ['option', '/config/lib/dts', `${english}/config/lib/dts.mdx`],
  ['post', '/blog/introducing-rslib', 'blog/introducing-rslib.mdx'],
  ['Chinese guide', '/zh/guide/start/', `${chinese}/guide/start/index.mdx`],
  ['Chinese option', '/zh/config/lib/dts', `${chinese}/config/lib/dts.mdx`],
] as const;

for (const [name, path, file] of pages) {
  test(`shows a changed sentence and keeps the place (${name})`, async ({site}) => {
    await site.goto(address(path));
    await expect(site.locator('h1')).toBeVisible();
    const heading = site.locator('h2').first();
    await site.evaluate(() => scrollTo(0, 300));
    const {top} = await boxOf(heading);
    for (const word of ['Aardvark', 'Zyzzyva']) {
      change(file, (text) => `${text}\n${word} sentence.\n`);
      await expect(site.getByText(`${word} sentence.`)).toBeAttached();
    }
    expect((await boxOf(heading)).top).toBeCloseTo(top, 0);
  });
}

test('shows a changed message, component and style', async ({site}) => {
  await site.goto(address('/guide/start/'));
  await expect(site.locator('h1')).toBeVisible();
  const edit = site.locator('.page-end__edit').first();
  change('i18n/en/code.json', (text) => text.replace('Edit this page on GitHub', 'Mend this page'));
  await expect(edit).toContainText('Mend this page');
  change('src/components/PageEnd/index.tsx', (text) =>
    text.replace('className="page-end__edit"', 'className="page-end__edit changed-component"'),
  );
  await expect(site.locator('.changed-component')).toBeAttached();
  change('src/css/tokens.css', (text) => `${text}\n.changed-component {opacity: 0.5}\n`);
  await expect(edit).toHaveCSS('opacity', '0.5');
});

test('shows a changed message on the landing page', async ({site}) => {
  await site.goto(address('/'));
  await expect(site.locator('h1')).toBeVisible();
  change('i18n/en/code.json', (text) =>
    text.replace(/("home\.text"[^}]*"message": ")/, '$1Aardvark: '),
  );
  await expect(site.getByText('Aardvark: ')).toBeVisible();
});

for (const [locale, path, file, word] of [
  ['en', '/guide/start/', pages[0][2], 'Quokka'],
  ['zh-Hans', '/zh/guide/start/', pages[4][2], 'Wombat'],
] as const) {
  test(`search finds a sentence that was just written (${locale})`, async ({site}) => {
    await site.goto(address(path));
    await expect(site.locator('h1')).toBeVisible();
    change(file, (text) => `${text}\n${word} burrows.\n`);
    await expect(site.getByText(`${word} burrows.`)).toBeAttached();
    await expect(async () => {
      await site.reload();
      await expect(site.locator('h1')).toBeVisible();
      const {type, hits} = await openSearch(site);
      await type(word);
      await expect(hits.first()).toContainText(word, {timeout: 5000});
    }).toPass({timeout: 60_000});
  });
}
