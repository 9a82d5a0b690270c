import {execFile} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import type {Locator, Page} from '@playwright/test';
import {buildDir} from '../../tools/support/paths';
import {clipboard, copied} from './support/clipboard';
import {address, inBar} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

/*
 * Follows links and copy buttons from the landing page to a package that is built in two formats.
 *
 * Nothing is downloaded: packages of an install command are linked from those of the examples, which have the versions
 * that the pages are verified with. Code and commands are equal in every language, which the check of pages verifies.
 */

const installed = resolve(buildDir, '../examples/node_modules');
type Files = Readonly<Record<string, string>>;

const json = (text = '{}'): object => JSON.parse(text) as object;

const folders: string[] = [];

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tour-'));
  folders.push(folder);
  return folder;
}

function save(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text.endsWith('\n') ? text : `${text}\n`);
  }
}

/** Links the packages and binaries that `npm install -D a b` would install. */
function install(folder: string, command: string): void {
  const names = /^npm install -D (.+)$/.exec(command)?.[1]?.split(' ') ?? [];
  expect(names, `an install command: ${command}`).not.toHaveLength(0);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), {recursive: true});
  for (const name of names) {
    const from = join(installed, name);
    mkdirSync(dirname(join(modules, name)), {recursive: true});
    symlinkSync(from, join(modules, name));
    const {bin = {}} = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
      bin?: Readonly<Record<string, string>>;
    };
    for (const [key, file] of Object.entries(bin)) {
      symlinkSync(join(from, file), join(modules, '.bin', key));
    }
  }
}

/** Runs a copied command and returns its output. */
async function run(folder: string, command: string): Promise<string> {
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  const {stdout} = await promisify(execFile)(shell, [flag, command], {
    cwd: folder,
    env: {...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false'},
  });
  return stdout.trim();
}

/** Presses a copy button and returns the copied text. */
async function copy(button: Locator): Promise<string> {
  const {length} = await copied(button.page());
  await button.click();
  await expect.poll(async () => (await copied(button.page())).length).toBe(length + 1);
  return (await copied(button.page())).at(-1)!;
}

/** Returns the visible elements of a section of level 2 that match `selector`. */
function inSection(page: Page, id: string, selector: string): Locator {
  const part = page.locator(
    `xpath=//*[h2[@id="${id}"]]/following-sibling::*[preceding-sibling::*[h2][1]/h2/@id="${id}"]/descendant-or-self::*`,
  );
  return part.and(page.locator(selector)).filter({visible: true});
}

/** Returns the copy buttons of a section, once it has rendered. */
async function buttonsIn(page: Page, id: string, holder: string): Promise<readonly Locator[]> {
  const found = inSection(page, id, `${holder} .code-tools .copy-button`);
  await found.first().waitFor();
  return await found.all();
}

/** Returns the npm commands of a section. */
async function commands(page: Page, id: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const button of await buttonsIn(page, id, '.tabs')) found.push(await copy(button));
  return found;
}

/** Returns the code blocks of a section by title. */
async function blocks(page: Page, id: string): Promise<Files> {
  const found: Record<string, string> = {};
  for (const button of await buttonsIn(
    page,
    id,
    '.block:not(.tabs):not(.tabs *):not(.example *)',
  )) {
    const head = button
      .locator('xpath=ancestor::*[contains(@class, "block")][1]')
      .locator('.block__head');
    const [title = ''] = await head.allInnerTexts();
    found[title] = await copy(button);
  }
  return found;
}

/** Returns the source files of an example and its build command. */
async function example(page: Page, id: string): Promise<{files: Files; command: string}> {
  const holder = inSection(page, id, '.example').first();
  const source = holder.locator('.example__source');
  const files: Record<string, string> = {};
  const tabs = source.getByRole('tab');
  await tabs.first().waitFor();
  for (const tab of await tabs.all()) {
    await tab.click();
    files[await tab.innerText()] = await copy(
      source.locator('.code-tools .copy-button').filter({visible: true}),
    );
  }
  return {files, command: await copy(holder.locator('.example__label .copy-button'))};
}

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

test('the landing page leads to a package in two formats', async ({site}) => {
  test.skip(!existsSync(installed), '`npm run examples` installs the packages');
  test.setTimeout(120_000);
  const page = await site.open(address('en', ''), {before: clipboard()});
  await page.locator('.hero').getByRole('link', {name: words.en.start}).click();
  await expect(page).toHaveURL(inBar(address('en', 'guide/start/quick-start')));
  await page.locator('article p').getByRole('link', {name: 'add Rslib to it'}).click();
  await expect(page).toHaveURL(inBar(address('en', 'guide/start/existing-package')));

  // A first build with declarations, in an empty folder.
  const folder = emptyFolder();
  const [packages = '', build = ''] = await commands(page, 'existing');
  expect(packages).toBe('npm install -D @rslib/core typescript');
  expect(build).toBe('npm run build');
  const files = await blocks(page, 'existing');
  expect(Object.keys(files)).toEqual([
    'package.json',
    'src/index.ts',
    'tsconfig.json',
    'rslib.config.ts',
  ]);
  save(folder, files);
  install(folder, packages);
  await run(folder, build);
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['index.d.ts', 'index.js']);

  // Two formats in the same folder: another configuration, other `exports`, and nothing of the first build.
  const shown = await example(page, 'dual-package');
  const both = await blocks(page, 'dual-package');
  const merged = {...json(files['package.json']), ...json(both['package.json'])};
  save(folder, {
    'rslib.config.ts': shown.files['rslib.config.ts'] ?? '',
    'package.json': JSON.stringify(merged),
    'check.mjs': both['check.mjs'] ?? '',
  });
  await run(folder, 'rm -r dist');
  await run(folder, build);
  const printed = await run(folder, 'node check.mjs');
  await expect(page.locator('article')).toContainText(printed);
  expect(printed).toBe('Hello, Ada. Hello, Ada.');

  // Its users get types with `import` and with `require()`, as TypeScript for Node.js sees them.
  const {name} = merged as {name?: string};
  const use = '// @ts-expect-error -- a name is a string\ngreet(1);\nexport const text: string = ';
  save(folder, {
    'use.mts': `import {greet} from '${name}';\n${use}greet('Ada', {loud: true});`,
    'use.cts': `import {greet} from '${name}';\n${use}greet('Ada', {loud: true});`,
    'tsconfig.use.json': JSON.stringify({
      compilerOptions: {module: 'nodenext', strict: true, noEmit: true, types: []},
      files: ['use.mts', 'use.cts'],
    }),
  });
  await run(folder, 'npx tsc -p tsconfig.use.json');

  // The pages that go on from here show the same package.
  await inSection(page, 'dual-package', 'a').getByText('Output formats').click();
  await expect(page).toHaveURL(inBar(address('en', 'guide/basic/output-format#cjs')));
  expect((await example(page, 'cjs')).files).toEqual(expect.objectContaining(shown.files));
  await page.goBack();
  await inSection(page, 'next', 'a').getByText('Node.js').click();
  await expect(page).toHaveURL(inBar(address('en', 'guide/solution/nodejs')));
  expect((await example(page, 'commonjs')).files['rslib.config.ts']).toBe(
    shown.files['rslib.config.ts'],
  );
});
