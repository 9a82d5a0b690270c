import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {forms} from '../../../src/components/markdown';
import sitePages from '../../../src/plugins/site-pages';
import {localeBaseUrl, locales} from '../../../src/site/locales';
import {settings} from '../../../docusaurus.config';
import {root} from '../../../tools/support/paths';
import {writeFolder} from '../../support/siteFolder';

let generated: string;
const mode = process.env.NODE_ENV;
beforeEach(() => (generated = writeFolder({})));
afterEach(() => {
  process.env.NODE_ENV = mode;
});

/** Returns the plugin `site-pages` of a site that has only a landing page. */
function pluginOf(locale: (typeof locales)[number]): ReturnType<typeof sitePages> {
  const context = {
    siteDir: root,
    baseUrl: localeBaseUrl('/', locale),
    siteConfig: {url: 'https://a.example'},
    i18n: {currentLocale: locale},
    outDir: path.join(generated, 'build'),
    generatedFilesDir: generated,
    codeTranslations: new Proxy({}, {get: (_, id) => id}),
  } as unknown as LoadContext;
  const folders = {docs: 'docs', i18n: 'i18n', pages: 'src/pages'};
  const content = {...folders, translation: 'i18n/translation.json'};
  return sitePages(context, {settings, content, forms});
}

/** Loads the site. Returns the folder that the development server serves as static files, and its URL. */
async function load(locale: (typeof locales)[number]): Promise<{url: string; folder: string}> {
  const plugin = pluginOf(locale);
  const docs = {loadedVersions: [{docs: [], sidebars: {}}]};
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: docs}},
    actions: {createData: () => Promise.resolve(''), setGlobalData: () => undefined},
  } as never);
  const {devServer} = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    devServer: {static: readonly [{publicPath: string; directory: string}]};
  };
  const [{publicPath, directory}] = devServer.static;
  return {url: publicPath, folder: directory};
}

/** Waits until a file exists, because the development server derives files of the whole site in the background. */
async function written(file: string): Promise<void> {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 50));
}

it.each(locales)(
  'the development server has mirrors, lists and search of %s',
  async (locale) => {
    process.env.NODE_ENV = 'development';
    const {url, folder} = await load(locale);
    await written(path.join(folder, 'search-index.json'));
    expect(url).toBe(localeBaseUrl('/', locale));
    const text = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    const address = `https://a.example${url}`;
    expect(text('index.md')).toContain(`<${address}>`);
    expect(text('llms.txt')).toContain(`(${address}index.md)`);
    expect(text('llms-full.txt')).toContain(text('index.md'));
    expect(text('404.md')).toContain(`<${address}llms.txt>`);
  },
  30_000,
);

it('a build writes mirrors and lists to its output only', async () => {
  process.env.NODE_ENV = 'production';
  const {folder} = await load('en');
  expect(() => readFileSync(path.join(folder, 'index.md'))).toThrow('ENOENT');
});

/** Returns the files and folders that the loader of pages adds to the bundler's dependencies. */
function watched(): readonly string[] {
  type Rule = {readonly loader: string; readonly options: object; readonly resource: RegExp};
  const {module} = pluginOf('en').configureWebpack?.({}, false, {} as never, undefined) as {
    module: {rules: readonly Rule[]};
  };
  const found: string[] = [];
  const note = (name: string): void => void found.push(path.relative(root, name));
  for (const {loader, options, resource} of module.rules) {
    expect('/docs/x.mdx').toMatch(resource);
    const run = jest.requireActual<(this: object, source: string) => string>(loader);
    const compiler = {
      getOptions: () => options,
      resourcePath: path.join(root, 'docs/guide/start/index.mdx'),
      addDependency: note,
      addContextDependency: note,
    };
    expect(run.call(compiler, 'Text.')).toBe('Text.');
  }
  return found;
}

const translation = [
  'docs/guide/start/index.mdx',
  'i18n/zh-Hans/docusaurus-plugin-content-docs/current/guide/start/index.mdx',
  'i18n/zh-Hans/translation-lock.json',
];

it('the development server compiles pages again when a record, the glossary or their translation changes', () => {
  process.env.NODE_ENV = 'development';
  expect(watched()).toEqual(['src/data', 'docs/guide/start/glossary.mdx', ...translation]);
});

it('a build depends on translations, and reads records once', () => {
  process.env.NODE_ENV = 'production';
  expect(watched()).toEqual(translation);
});
