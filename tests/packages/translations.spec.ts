import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {root} from '../../tools/support/paths';
import {filesBelow} from '../../tools/support/files';
import {fileServer} from '../support/fileServer';
import {installExample, type ExampleSite} from './installExample';

test.describe.configure({mode: 'serial'});

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
let site: ExampleSite;
let server: Server;
let origin: string;
/** Answers with the files of the last build, of which it has a list. */
let answer: RequestListener;

test.beforeAll(async () => {
  site = installExample('translations', 'docusaurus-translations');
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server?.close());

const run = (...args: readonly string[]) =>
  site.node('node_modules/docusaurus-translations/lib/bin.js', ...args);

function build(): void {
  const {code, text} = site.node(
    join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
  );
  expect(text).toContain('Generated static files');
  expect(code).toBe(0);
  answer = fileServer(join(site.folder, 'build'));
}

function change(file: string, from: string, to: string): void {
  const place = join(site.folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

const noticeOf = (page: Page) => page.locator('.translation-notice');

test('the packed file contains compiled code, types and texts only', () => {
  const files = filesBelow(join(site.folder, 'node_modules/docusaurus-translations'));
  const others = files.filter(
    (file) => !/^lib\/.*(?:\.js|\.cjs|\.d\.c?ts|messages\.json)$/.test(file),
  );
  expect(others).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
});

test('the types of the package resolve for users of ES modules', () => {
  writeFileSync(
    join(site.folder, 'check.mts'),
    `import {readConfig, readTranslation, type State} from 'docusaurus-translations';
import {readPage} from 'docusaurus-translations/markdown';
import plugin from 'docusaurus-translations/plugin';
const {pages} = await readTranslation('.', readConfig('.'), 'fr');
export const states: readonly State[] = pages.flatMap(({sections}) => sections.map(({state}) => state));
export const id: string = readPage('a.md', '').sections[0]!.id;
export const options: plugin.Options = {behind: ['stale']};
// @ts-expect-error A state that does not exist.
export const wrong: plugin.Options = {behind: ['old']};
`,
  );
  const options =
    '--ignoreConfig --noEmit --module nodenext --target es2022 --strict --skipLibCheck --types node';
  const {code, text} = site.node(
    join(root, 'node_modules/typescript/bin/tsc'),
    ...options.split(' '),
    'check.mts',
  );
  expect(text).toBe('');
  expect(code).toBe(0);
});

test('all sections of the example but those of a new page are agreed on', () => {
  expect(run('status').text).toContain('7 of 8 pages are up to date');
  expect(run('check').code).toBe(0);
  expect(run('check', '--strict').code).toBe(1);
});

test('a page without a translation says so, and others say nothing', async ({page}) => {
  build();
  await page.goto(`${origin}/fr/docs/next/options`);
  await expect(noticeOf(page)).toContainText('Cette page n’est pas encore traduite.');
  for (const path of [
    '/fr/docs/next/intro',
    '/fr/docs/intro',
    '/fr/blog',
    '/fr/about',
    '/docs/next/options',
  ]) {
    await page.goto(origin + path);
    await expect(page.locator('main')).toBeVisible();
    await expect(noticeOf(page)).toHaveCount(0);
  }
});

test('a changed section is listed by the commands', () => {
  change(
    'docs/intro.md',
    'Add the package to your project:',
    'Add the package to your project first:',
  );
  change('docs/intro.md', 'It needs Node.js.', 'It needs Node.js and water.');
  expect(run('status').text).toMatch(/intro +2\/4 +2 stale: @intro, install/);
  const {text} = run('diff', 'intro#install');
  expect(text).toContain('Add the package to your project{+ first+}:');
  expect(text).toContain('Ajoutez le paquet à votre projet :');
  expect(run('sync', 'intro').text).toContain(
    'the translation has not changed since the source did',
  );
});

test('a page lists its sections that are behind, with links to them', async ({page}) => {
  build();
  await page.goto(`${origin}/fr/docs/next/intro`);
  const notice = noticeOf(page);
  await expect(notice).toContainText('Ces sections sont plus anciennes que le texte d’origine');
  await expect(notice.getByRole('listitem')).toHaveText(['Début de la page', 'Installer']);
  if (process.env.UPDATE_PICTURES) {
    await page.setViewportSize({width: 1000, height: 560});
    await page.getByRole('heading', {level: 1}).evaluate((heading) => heading.scrollIntoView());
    const path = join(root, 'packages/docusaurus-translations/picture.jpg');
    await page.screenshot({path, type: 'jpeg', quality: 80, animations: 'disabled'});
  }
  await notice.getByRole('link', {name: 'Installer'}).click();
  await expect(page).toHaveURL(/#install$/);
  await notice.getByRole('link', {name: 'Lire l’original (anglais)'}).click();
  await expect(page).toHaveURL(`${origin}/docs/next/intro`);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('a translator fills a packet, and the page is up to date', () => {
  expect(run('packet', 'intro', '--out', 'intro.packet.md').text).toContain('fill in');
  change(
    'intro.packet.md',
    'Ajoutez le paquet à votre projet :',
    "Ajoutez d'abord le paquet à votre projet :",
  );
  const last = readFileSync(join(site.folder, 'intro.packet.md'), 'utf8');
  const at = last.lastIndexOf('Il lui faut Node.js.');
  writeFileSync(
    join(site.folder, 'intro.packet.md'),
    `${last.slice(0, at)}Il lui faut Node.js et de l'eau.${last.slice(at + 'Il lui faut Node.js.'.length)}`,
  );
  const {code, text} = run('apply', 'intro.packet.md');
  expect(text).toContain(`${french}/intro.md: @intro, install`);
  expect(code).toBe(0);
  expect(run('sync', 'intro').text).toContain('agreed   intro#install');
  expect(run('status', 'intro').text).toContain('1 of 1 pages are up to date');
});

test('a new page is created, translated and agreed on', () => {
  expect(run('new', 'options').code).toBe(0);
  expect(run('sync', 'options').code).toBe(1);
  change(`${french}/options.mdx`, '| Option | Meaning |', '| Option | Sens |');
  change(`${french}/options.mdx`, 'title: Options', 'title: Les options');
  expect(run('sync', 'options').code).toBe(0);
  expect(run('check', '--strict').code).toBe(0);
});

test('messages that write-translations wrote are compared', () => {
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  for (const locale of ['en', 'fr'])
    expect(site.node(docusaurus, 'write-translations', '--locale', locale).code).toBe(0);
  const {text} = run('status', '--json');
  const {pages} = JSON.parse(text) as {pages: {path: string; sections: {id: string}[]}[]};
  const messages = pages.find(({path}) => path === 'i18n/fr/code')!.sections.map(({id}) => id);
  expect(messages).toContain('theme.ErrorPageContent.title');
  expect(run('sync', 'i18n/fr', '--no-change', 'As the theme says it.').code).toBe(0);
  change('i18n/en/docusaurus-theme-classic/navbar.json', '"About"', '"About us"');
  expect(run('status').text).toContain('1 stale: item.label.About');
});
