import {execFile} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
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
import {address, inBar, localesIn, type Locale} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

/*
 * A new reader's way, by nothing but what the site says: from the landing page to a package that is built in two
 * formats. It is a browser test because what counts is what the copy buttons give, on pages that were reached by links.
 *
 * Nothing is downloaded: what an install command names is linked from the packages of the examples, which have the
 * versions that the pages are verified with. The text of the command is what the test looks at. Code and commands are
 * the same in every language, which the check of pages holds.
 */

const installed = resolve(buildDir, '../examples/node_modules');
const links = {
  en: {formats: 'Output formats', node: 'Node.js'},
  'zh-Hans': {formats: '输出格式', node: 'Node.js'},
} as const satisfies Record<Locale, unknown>;

type Files = Readonly<Record<string, string>>;

const folders: string[] = [];

/** An empty folder, as a reader begins with. */
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

/** Does what `npm install -D a b` would leave behind: the packages, and their commands in `.bin`. */
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

/** Runs a command as it was copied, and gives what it prints. */
async function run(folder: string, command: string): Promise<string> {
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  const {stdout} = await promisify(execFile)(shell, [flag, command], {
    cwd: folder,
    env: {...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false'},
  });
  return stdout.trim();
}

/** What a press of a copy button puts on the clipboard. */
async function copy(button: Locator): Promise<string> {
  const {length} = await copied(button.page());
  await button.click();
  await expect.poll(async () => (await copied(button.page())).length).toBe(length + 1);
  return (await copied(button.page())).at(-1)!;
}

/** What stands below a heading of the second level, up to the next one. */
function section(page: Page, id: string): Locator {
  return page.locator(
    `xpath=//*[h2[@id="${id}"]]/following-sibling::*[not(h2)][preceding-sibling::*[h2][1]/h2/@id="${id}"]`,
  );
}

const buttons = (holder: Locator): Locator =>
  holder.locator('[data-copy="code"]').filter({visible: true});

/** Waits for the first of `parts`: the address changes before the page behind it is drawn. */
const arrived = (parts: Locator): Promise<void> => parts.first().waitFor();

/** The commands of a section, for npm. */
async function commands(part: Locator): Promise<readonly string[]> {
  const found: string[] = [];
  const shown = buttons(part.and(part.page().locator('.tabs')));
  await arrived(shown);
  for (const button of await shown.all()) {
    found.push(await copy(button));
  }
  return found;
}

/** The blocks of a section, by their titles. */
async function blocks(part: Locator): Promise<Files> {
  const found: Record<string, string> = {};
  const shown = part.and(part.page().locator('.block:not(.tabs)'));
  await arrived(shown);
  for (const block of await shown.all()) {
    const [title = ''] = await block.locator('.block__head').allInnerTexts();
    found[title] = await copy(buttons(block));
  }
  return found;
}

/** The files that an example shows as its source, and the command that builds it. */
async function example(part: Locator): Promise<{files: Files; command: string}> {
  const holder = part.and(part.page().locator('.example'));
  const source = holder.locator('.example__source');
  const files: Record<string, string> = {};
  const tabs = source.getByRole('tab');
  await arrived(tabs);
  for (const tab of await tabs.all()) {
    await tab.click();
    files[await tab.innerText()] = await copy(buttons(source));
  }
  return {files, command: await copy(holder.locator('.example__label [data-copy="text"]'))};
}

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

for (const locale of localesIn(true)) {
  test(`a reader of the ${locale} site gets from its landing page to a package in two formats`, async ({
    site,
  }) => {
    test.skip(!existsSync(installed), '`npm run examples` installs the packages');
    test.setTimeout(120_000);
    const page = await site.open(address(locale, ''), {before: clipboard()});
    await page.locator('main').getByRole('link', {name: words[locale].start}).click();
    await expect(page).toHaveURL(inBar(address(locale, 'guide/start/quick-start')));

    // A first build, in an empty folder with the two files of the example.
    const first = emptyFolder();
    const existing = section(page, 'existing');
    const [installRslib = '', build = ''] = await commands(existing);
    expect(installRslib).toBe('npm install -D @rslib/core');
    const minimal = await example(existing);
    expect(Object.keys(minimal.files).sort()).toEqual(['package.json', 'src/index.ts']);
    expect(minimal.command).toBe(build);
    save(first, minimal.files);
    install(first, installRslib);
    await run(first, build);
    expect(existsSync(join(first, 'dist/index.js'))).toBe(true);

    // The next one has declarations.
    const declarations = section(page, 'declarations');
    const [installTypeScript = ''] = await commands(declarations);
    expect(installTypeScript).toBe('npm install -D typescript');
    const settings = await blocks(declarations);
    expect(Object.keys(settings).sort()).toEqual(['rslib.config.ts', 'tsconfig.json']);
    save(first, settings);
    install(first, installTypeScript);
    await run(first, build);
    expect(existsSync(join(first, 'dist/index.d.ts'))).toBe(true);

    // Two formats: three files, the tsconfig.json from above, the two packages.
    const dual = emptyFolder();
    const both = section(page, 'dual-package');
    const shown = await example(both);
    expect(Object.keys(shown.files).sort()).toEqual([
      'package.json',
      'rslib.config.ts',
      'src/index.ts',
    ]);
    const {'check.mjs': check = '', '': runCheck = ''} = await blocks(both);
    save(dual, {
      ...shown.files,
      'tsconfig.json': settings['tsconfig.json'] ?? '',
      'check.mjs': check,
    });
    install(dual, installRslib);
    install(dual, installTypeScript);
    await run(dual, shown.command);
    const printed = await run(dual, runCheck);
    await expect(page.locator('article')).toContainText(printed);
    expect(printed).toBe('Hello, Ada. Hello, Ada.');

    // Its users get types with `import` and with `require()`, as TypeScript for Node.js sees them.
    const name = (JSON.parse(shown.files['package.json'] ?? '{}') as {name: string}).name;
    const use =
      '// @ts-expect-error -- a name is a string\ngreet(1);\nexport const text: string = ';
    save(dual, {
      'use.mts': `import {greet} from '${name}';\n${use}greet('Ada', {loud: true});`,
      'use.cts': `import {greet} from '${name}';\n${use}greet('Ada', {loud: true});`,
      'tsconfig.use.json': JSON.stringify({
        compilerOptions: {module: 'nodenext', strict: true, noEmit: true, types: []},
        files: ['use.mts', 'use.cts'],
      }),
    });
    await run(dual, 'npx tsc -p tsconfig.use.json');

    // The pages that go on from here show the same package.
    await both.getByRole('link', {name: links[locale].formats}).click();
    await expect(page).toHaveURL(inBar(address(locale, 'guide/basic/output-format#cjs')));
    expect(await example(section(page, 'cjs'))).toEqual(shown);
    await page.goBack();
    await section(page, 'next').getByRole('link', {name: links[locale].node}).click();
    await expect(page).toHaveURL(inBar(address(locale, 'guide/solution/nodejs')));
    const node = await example(section(page, 'commonjs'));
    expect(shown.files).toEqual(expect.objectContaining(node.files));
    expect(node.command).toBe(shown.command);
  });
}
