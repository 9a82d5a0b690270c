import {readFileSync} from 'node:fs';
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import ExplorerView from '../../../src/components/Explorer';
import {expandExplorer} from '../../../src/components/Explorer/markdown';
import type {ComponentCall} from '../../../src/compiler/markdown/forms';
import {getViewMessages} from '../../../src/compiler/messages';
import {loadPageData} from '../../../src/rslib/pageData';
import {defaultState} from '../../../src/rslib/explorer/choices';
import {createModel} from '../../../src/rslib/explorer/model';
import type {IndexRecord} from '../../../src/rslib/explorer/records';
import {locales} from '../../../src/site/locales';
import {renderIn} from './support';
import {translatePage} from '../../support/translate';

jest.setTimeout(30_000);

const index = JSON.parse(readFileSync('src/data/explorer/index.json', 'utf8')) as IndexRecord;
const words = getViewMessages('en', 'Explorer');

async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `/guide/basic/explorer${search}`);
  const model = createModel(index, {state: defaultState}, () => '');
  renderIn(<ExplorerView words={words} model={model} />, {path: '/guide/basic/explorer'});
  await ready();
}

/** Waits until the code of the explorer, its data and the text of the open file are loaded. */
async function ready(): Promise<void> {
  do await act(() => new Promise((done) => setTimeout(done, 10)));
  while (document.querySelector('input[readonly], [aria-busy="true"]'));
}

async function press(control: HTMLElement): Promise<void> {
  fireEvent.click(control);
  await ready();
}

const radio = (group: RegExp, name: string | RegExp) =>
  within(screen.getByRole('group', {name: group})).getByRole<HTMLInputElement>('radio', {name});
const files = () =>
  [...document.querySelectorAll('[data-built] .explorer__file')].map((name) => name.textContent);
const summary = () => document.querySelector('.explorer__summary')!.textContent;
const config = () => document.querySelector('[aria-label="rslib.config.ts"]')?.textContent ?? '';
const button = (name: string | RegExp) => screen.getByRole('button', {name});
const address = (search: string) => waitFor(() => expect(location.search).toBe(search));

test('a choice changes files, configuration, announcement and address', async () => {
  await open();
  expect(files()).toEqual(['index.js']);
  await press(radio(/^dts/, 'per file'));
  expect(files()).toContain('index.d.ts');
  expect(config()).toContain('dts: true');
  expect(summary()).toMatch(/^✓Works in Node\.js 20, 22 and 24 4 files, \d+ B 1 hint$/);
  await address('?dts=files');
});

test('a file opens with its text', async () => {
  await open('?dts=files');
  await press(button(/^index\.d\.ts/));
  expect(button(/^index\.d\.ts/).getAttribute('aria-pressed')).toBe('true');
  const opened = screen.getByRole('region', {name: 'dist/index.d.ts'});
  expect(opened.textContent).toContain('export');
  await address('?dts=files&file=dist/index.d.ts');
});

test('a button shows the last change as a difference', async () => {
  await open();
  await press(radio(/^bundle/, 'off'));
  await press(button(/^initials\.js/));
  await press(button(words.whatChanged));
  expect(document.querySelector('.explorer__counts')!.textContent).toMatch(/[1-9]\d* new/);
  expect(document.querySelector('[aria-label="rslib.config.ts"] .line--inserted')).not.toBeNull();
  await address('?bundle=off&from=00000000000&file=dist/initials.js');
  await press(button(words.stop));
  expect(document.querySelector('.explorer__counts')).toBeNull();
});

test('wanted files, chosen or pasted as exports, are answered with the settings that write them', async () => {
  await open();
  await press(radio(new RegExp(words.mode), words.want));
  await press(radio(new RegExp(`^${words.formatText}`), 'cjs'));
  expect(config()).toContain("format: 'cjs'");
  const paste = async (value: string): Promise<void> => {
    fireEvent.change(screen.getByLabelText(words.paste), {target: {value}});
    await ready();
  };
  await paste('{"import": "./dist/index.js", "require": "./dist/index.cjs"}');
  expect(files()).toEqual(['index.cjs', 'index.js']);
  await address('?want=format.esm-cjs~code.cjs-js~files.one&show=20000000000');
  await paste('{"import": "./dist/index.mjs", "require": "./dist/index.cjs"}');
  const answer = document.querySelector<HTMLElement>('.explorer__answer')!;
  expect(answer.textContent).toContain(
    "{ format: 'esm', output: { filename: { js: '[name].mjs' } } }",
  );
  expect(answer.textContent).not.toContain("'[name].cjs'");
  expect(within(answer).getByRole('link').getAttribute('href')).toMatch(/#custom-names$/);
  await paste('nothing');
  expect(screen.getByText(/^This cannot be read/)).toBeTruthy();
  await press(radio(new RegExp(words.mode), words.choose));
  expect(files()).toEqual(['index.cjs', 'index.js']);
  await press(radio(new RegExp(words.mode), words.want));
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.paste).value).toBe('nothing');
  expect(radio(new RegExp(`^${words.formatText}`), 'esm+cjs').checked).toBe(true);
});

test('the three nearest of the other packages are listed, and more on demand', async () => {
  await open('?want=format.esm');
  const others = document.querySelectorAll('.explorer__others li');
  expect(others).toHaveLength(20);
  expect([...others].filter((other) => !other.closest('details'))).toHaveLength(3);
  expect(document.querySelector('.explorer__others')!.textContent).not.toContain('css');
  const [other] = within(others[0] as HTMLElement).getAllByRole('button');
  await press(other!);
  await address('?want=format.esm&show=00001000000');
});

test('packages that do not work are marked in the list of others', async () => {
  await open('?want=format.esm+cjs~code.cjs+mjs');
  const others = [...document.querySelectorAll('.explorer__others li')];
  const marked = (setting: string): boolean =>
    others
      .find((other) => other.textContent.startsWith(setting))!
      .textContent.endsWith(words.fails);
  expect(marked('autoExtension: off')).toBe(true);
  expect(marked('"type": commonjs')).toBe(false);
});

test('the fix of a problem keeps the wanted files, and names those that the package no longer has', async () => {
  await open('?want=format.cjs~code.js~type.module');
  await press(button('Switch autoExtension to “on”'));
  expect(files()).toEqual(['index.cjs']);
  expect(radio(new RegExp(`^${words.formatText}`), 'cjs').checked).toBe(true);
  expect(document.querySelector('.explorer__unmet')!.textContent).toContain('.cjs instead of .js');
  expect(summary()).toMatch(/^–Works in Node\.js 20, 22 and 24 nearest package, 1 file, /);
});

test('the page names the package that bundles declarations, and the stylesheet that users import', async () => {
  await open('?dts=bundled&css=imported&target=web');
  expect(document.querySelector('.explorer__card')!.textContent).toContain('api-extractor');
  expect(document.querySelector('.explorer__problems')!.textContent).toContain('badge/index.css');
});

test('a button applies the fix of a problem, and the focus moves to the result', async () => {
  await open('?format=cjs&autoExtension=off');
  expect(summary()).toMatch(/^✕Fails in Node\.js 20, 22 and 24 1 file, .* \d errors?/);
  const cure = button('Switch autoExtension to “on”');
  cure.focus();
  await press(cure);
  expect(files()).toEqual(['index.cjs']);
  expect(document.activeElement!.id).toBe('explorer-result');
  await address('?format=cjs');
});

test('a package for bundlers and browsers does not count as broken', async () => {
  await open('?bundle=off&target=web&css=imported');
  expect(summary()).toMatch(/^–For bundlers/);
  expect(document.querySelectorAll('td [data-result="elsewhere"]')).toHaveLength(6);
  expect(document.querySelectorAll('[data-kind="error"]')).toHaveLength(0);
});

test('the fields to set in package.json are listed beside the configuration, with a link to the file', async () => {
  await open('?format=esm-cjs&type=commonjs');
  const write = screen.getByRole('region', {name: words.write});
  expect(write.textContent).toContain('Set "type": "commonjs", main, exports in package.json.');
  expect(write.textContent).toMatch(/Run: npx rslibOpen in StackBlitz$/);
  await press(within(write).getByRole('link', {name: 'Open package.json'}));
  expect(screen.getByRole('region', {name: 'package.json'}).textContent).toContain('"type"');
});

test('a script is judged in a page, and brings no option that nobody chose', async () => {
  await open();
  await press(radio(/^format/, 'umd'));
  expect(config()).not.toContain('autoExternal');
  expect(summary()).toMatch(/^✕Fails in a page 1 file, /);
  const verdict = screen.getByRole('region', {name: words.verdict});
  expect(verdict.textContent).toContain('Set umdName');
  expect(within(verdict).queryByText('require()')).toBeNull();
  await press(button('Switch target to “web”'));
  expect(summary()).toMatch(/^✓Works in a page 1 file, /);
  expect(config()).toContain("output: { target: 'web' }");
  await address('?format=umd&target=web');
  await press(radio(/^format/, 'esm'));
  await address('');
  expect(config()).toBe('');
});

test('a preset shows its package, also after wanted files', async () => {
  await open('?want=format.cjs');
  const preset = radio(/^What do you build/, words.bothPreset);
  await press(preset);
  expect(preset.checked).toBe(true);
  expect(files()).toEqual(expect.arrayContaining(['index.cjs', 'index.d.cts', 'index.js']));
  await address('?format=esm-cjs&dts=files&autoExtension=types');
});

test('the playground gets the files and packages that build the shown state', async () => {
  await open('?dts=bundled');
  const form = button('Open in StackBlitz').closest('form')!;
  const data = Object.fromEntries(new FormData(form)) as Record<string, string>;
  expect(form.getAttribute('action')).toMatch(/^https:\/\/stackblitz\.com\//);
  expect(data['project[files][rslib.config.ts]']).toContain('bundle: true');
  const {scripts, devDependencies, dependencies} = JSON.parse(
    data['project[files][package.json]']!,
  ) as Record<string, Record<string, string>>;
  expect(scripts).toEqual({build: 'rslib'});
  expect(devDependencies).toHaveProperty('@microsoft/api-extractor');
  expect(dependencies).toHaveProperty('clsx');
});

test('settings that cannot be combined show the error message of the build', async () => {
  await open('?format=umd&bundle=off');
  expect(files()).toEqual([]);
  expect(screen.getByLabelText(words.message).textContent).toContain('bundle');
});

test('an address with invalid parts shows defaults for them and names them', async () => {
  await open('?format=amd&dts=files&from=zz');
  expect(screen.getByText(/format=amd, from=zz/)).toBeTruthy();
  expect(files()).toContain('index.d.ts');
});

test.each(locales)('the HTML of the page contains the first output in %s', (locale) => {
  const node = expandExplorer({data: loadPageData('.', locale)} as unknown as ComponentCall);
  expect(JSON.stringify(node)).toContain('dist/index.js');
  expect(JSON.stringify(node)).toContain('export');
});

test('in a translated page, each choice changes the summary, and the list of changes comes and goes', async () => {
  await open();
  const stop = translatePage();
  const first = summary();
  for (let round = 0; round < 2; round += 1) {
    await press(radio(/^format/, 'cjs'));
    expect(summary()).not.toBe(first);
    await press(radio(/^dts/, 'per file'));
    expect(summary()).toMatch(/4 files/);
    await press(button(words.reset!));
    expect(summary()).toBe(first);
  }
  await press(button(words.pin!));
  await press(radio(/^format/, 'cjs'));
  expect(document.querySelector('.explorer__step')?.textContent).toContain('cjs');
  await press(button(words.stop!));
  stop();
});
