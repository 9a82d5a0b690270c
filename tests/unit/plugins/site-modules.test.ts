import {join} from 'node:path';
import {replaceable, replaceMessages} from '../../../src/plugins/site-modules/clientConfig';
import emitFiles from '../../../src/plugins/site-modules/emitFiles.cjs';
import trimGenerated from '../../../src/plugins/site-modules/trimGenerated.cjs';
import inlineMessages, {notInlined} from '../../../src/plugins/site-modules/inlineMessages.cjs';
import {writeFolder} from '../../support/siteFolder';

let folder: string;
beforeAll(() => {
  folder = writeFolder({
    'code.json':
      '{"search.label": {"message": "Search"}, "outline.title": {"message": "On this page"}, "zoom.open": {"message": "See {alt}"}}',
  });
});

test.each([
  [`translate({id: 'search.label'})`, `translate({id: 'search.label', message: "Search"})`],
  [
    `translate({id: 'zoom.open'}, {alt})`,
    `translate({id: 'zoom.open', message: "See {alt}"}, {alt})`,
  ],
  [`<Translate id="search.label" />`, `<Translate id="search.label">{"Search"}</Translate>`],
  ['translate({id: `callout.${kind}`})', 'translate({id: `callout.${kind}`})'],
  [`translate({id: 'theme.unknown'})`, `translate({id: 'theme.unknown'})`],
  [`translate({id: 'outline.title'})`, `translate({id: 'outline.title'})`],
  [`<Translate id="zoom.open" values={{alt}} />`, `<Translate id="zoom.open" values={{alt}} />`],
])('messages are inlined into components: %s', (text, expected) => {
  const file = join(folder, 'code.json');
  const watched: string[] = [];
  const loader = {
    getOptions: () => ({file, replaced: ['outline.title']}),
    addDependency: (path: string) => void watched.push(path),
  };
  expect(inlineMessages.call(loader, text)).toBe(expected);
  expect(watched).toEqual([file]);
});

test('texts of the settings replace messages in the language of the page', () => {
  const settings = {
    themeConfig: {
      texts: {
        outlineTitle: {en: 'Contents', 'zh-Hans': '目录'},
        fallbackHeadingTitle: {en: 'Untitled', 'zh-Hans': '无标题'},
      },
    },
  };
  const codeTranslations = {'outline.title': 'On this page', 'search.label': 'Search'};
  replaceMessages({
    siteConfig: {customFields: {settings}},
    i18n: {currentLocale: 'zh-Hans'},
    codeTranslations,
  } as never);
  expect(codeTranslations).toEqual({'outline.title': '目录', 'search.label': 'Search'});
  expect(replaceable).toContain('outline.title');
});

test('a message that is always inlined is removed from the catalogue', () => {
  const views = [
    `translate({id: 'a'}); <Translate id="b" />; translate({id: 'c'})`,
    `translate({id: 'a'}); const names = {c: 'c'}; <Translate id="d" values={{n}} />`,
  ];
  expect(notInlined(['a', 'b', 'c', 'd', 'theme.e'], views)).toEqual(['c', 'd', 'theme.e']);
});

test.each([
  [
    'globalData.json',
    '{"docusaurus-plugin-content-docs":{"default":{"versions":[{"docs":[{"id":"a"}],"path":"/"}]}}}',
    '{"docusaurus-plugin-content-docs":{"default":{"versions":[{"path":"/"}]}}}',
  ],
  [
    'docusaurus.config.mjs',
    '/* {} */\nexport default {"customFields":{"settings":{"lang":"en"},"static":{"tools":{}}}};\n',
    '/* {} */\nexport default {"customFields":{"settings":{"lang":"en"}}};\n',
  ],
  [
    'routes.js',
    "import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n  {\n    path: '/a',\n    component: ComponentCreator('/a', 'bbc'),\n    exact: true\n  },\n  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n",
    "\n\n\nexport default [\n  {\n    path: '/a',\n    \n    exact: true\n  },\n  {\n    path: '*',\n    \n  },\n];\n",
  ],
])('the browser bundle has %s without unused data', (name, text, expected) => {
  expect(trimGenerated.call({resourcePath: `/site/.docusaurus/${name}`}, text)).toBe(expected);
});

test('linked files are emitted by the bundle of their document', () => {
  const request = (rest: string): string =>
    `require("!file-loader?name=[name]${rest}!./a.png").default`;
  const text = request('&emitFile=false') + request('&emitFile=false');
  expect(emitFiles(text)).toBe(request('') + request(''));
});
