import forBrowser from '../../../src/plugins/site-modules/forBrowser.cjs';

test.each([
  [
    'globalData.json',
    '{"docusaurus-plugin-content-docs":{"default":{"versions":[{"docs":[{"id":"a"}],"path":"/"}]}}}',
    '{"docusaurus-plugin-content-docs":{"default":{"versions":[{"docs":[],"path":"/"}]}}}',
  ],
  [
    'index-466.json',
    '{"version":{"docsSidebars":{"guide":[]},"docs":{"a":{"title":"A"}}}}',
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
