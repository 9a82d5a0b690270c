import {join} from 'node:path';
import {trimGenerated} from '../../../src/plugins/site-modules/bundler';
import forBrowser from '../../../src/plugins/site-modules/forBrowser.cjs';
import words, {unsaid} from '../../../src/plugins/site-modules/words.cjs';
import {removeFolder, writeFolder} from '../../support/siteFolder';

let folder: string;
beforeAll(() => {
  folder = writeFolder({
    'code.json': '{"search.label": {"message": "Search"}, "zoom.open": {"message": "See {alt}"}}',
  });
});
afterAll(() => removeFolder(folder));

test.each([
  [`translate({id: 'search.label'})`, `translate({id: 'search.label', message: "Search"})`],
  [
    `translate({id: 'zoom.open'}, {alt})`,
    `translate({id: 'zoom.open', message: "See {alt}"}, {alt})`,
  ],
  [`<Translate id="search.label" />`, `<Translate id="search.label">{"Search"}</Translate>`],
  ['translate({id: `callout.${kind}`})', 'translate({id: `callout.${kind}`})'],
  [`translate({id: 'theme.unknown'})`, `translate({id: 'theme.unknown'})`],
  [`<Translate id="zoom.open" values={{alt}} />`, `<Translate id="zoom.open" values={{alt}} />`],
])('a view gets the words that it says in place: %s', (text, expected) => {
  const file = join(folder, 'code.json');
  const watched: string[] = [];
  const loader = {
    getOptions: () => ({file}),
    addDependency: (path: string) => void watched.push(path),
  };
  expect(words.call(loader, text)).toBe(expected);
  expect(watched).toEqual([file]);
});

test('a word leaves the catalogue when every view says it in place', () => {
  const views = [
    `translate({id: 'a'}); <Translate id="b" />; translate({id: 'c'})`,
    `translate({id: 'a'}); const names = {c: 'c'}; <Translate id="d" values={{n}} />`,
  ];
  expect(unsaid(['a', 'b', 'c', 'd', 'theme.e'], views)).toEqual(['c', 'd', 'theme.e']);
});

test.each([
  [
    'globalData.json',
    '{"docusaurus-plugin-content-docs":{"default":{"versions":[{"docs":[{"id":"a"}],"path":"/"}]}}}',
    '{"docusaurus-plugin-content-docs":{"default":{"versions":[{"docs":[],"path":"/"}]}}}',
  ],
  [
    'index-466.json',
    '{"version":{"docsSidebars":{"guide":[{"items":[{"href":"/a","docId":"a","unlisted":false},{"docId":"b","unlisted":true}]}]},"docs":{"a":{"title":"A"}}}}',
    '{"version":{"docsSidebars":{"guide":[{"items":[{"href":"/a"},{"unlisted":true}]}]},"docs":{}}}',
  ],
  [
    'zh-06e.json',
    '{"version":{"docsSidebars":{"guide":[]},"docs":{"a":{"title":"甲"}}}}',
    '{"version":{"docsSidebars":{"guide":[]},"docs":{}}}',
  ],
  [
    'docusaurus.config.mjs',
    '/* {} */\nexport default {"customFields":{"settings":{"lang":"en","tools":{}}}};\n',
    '/* {} */\nexport default {"customFields":{"settings":{"lang":"en"}}};\n',
  ],
  [
    'registry.js',
    'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],};',
    'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/docs/a.mdx")],};',
  ],
])('the browser gets %s without what it has no use for', (name, text, expected) => {
  expect(forBrowser.call({resourcePath: `/site/.docusaurus/${name}`}, text)).toBe(expected);
});

test.each(['index-466.json', 'zh-06e.json', 'pr-7-zh-1a2.json'])(
  'what a version knows of every document stays out of the browser, whatever its address: %s',
  (name) => {
    const {resource} = trimGenerated('/site', '/site/.docusaurus');
    expect(resource(`/site/.docusaurus/docusaurus-plugin-content-docs/default/p/${name}`)).toBe(
      true,
    );
  },
);
