import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {root} from '../../tools/support/paths';
import {fileServer} from '../support/fileServer';
import {installExample} from './installExample';

let server: Server;
let origin: string;
let output: string;

base.beforeAll(async () => {
  const site = installExample('islands', 'docusaurus-plugin-islands');
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  ({text: output} = site.node(docusaurus, 'build'));
  expect(output).toContain('Generated static files');
  const answer: RequestListener = fileServer(join(site.folder, 'build'));
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

base.afterAll(() => server?.close());

/** A page whose errors fail the test. */
const test = base.extend<{site: Page}>({
  site: async ({page}, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(page);
    expect(errors).toEqual([]);
  },
});

test('the build lists documents that are hydrated as a whole, with the reason', () => {
  const lines = output.match(/^ {2}docs\/.*$/gm);
  expect(lines).toEqual([
    '  docs/excluded.mdx: excluded',
    "  docs/hook.mdx: src/components/Cups.js uses useCups without 'use client'",
    '  docs/opted-out.mdx: islands: false',
    '  docs/whole.mdx: has onClick in the document',
  ]);
});

test('an island counts from the first click, and keeps its slot', async ({site}) => {
  await site.goto(origin);
  const island = site.locator('site-island[data-island="Counter"]');
  await island.getByRole('button').click();
  await expect(island.getByRole('button')).toHaveText('Cups: 1');
  await expect(island.locator('strong')).toHaveText('slot');
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
