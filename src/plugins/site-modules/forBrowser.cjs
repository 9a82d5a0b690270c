/**
 * A loader for what Docusaurus generates for server and browser alike: the bundle of the browser goes without what no
 * script there asks for. Most of it is about all pages, and would grow with their number.
 */
const path = require('node:path');

/** What each file is left without, by the beginning of its name. */
const lists = {
  // Every document with its address: for switches between versions.
  globalData: (data) => {
    for (const {versions} of Object.values(data['docusaurus-plugin-content-docs']))
      for (const version of versions) version.docs = [];
  },
  // Versions of the plugins: for its developer.
  'site-metadata': (data) => {
    data.pluginVersions = {};
  },
  // What the server alone draws.
  'docusaurus.config': (data) => delete data.customFields.settings.tools,
};

module.exports = function forBrowser(text) {
  const name = path.basename(this.resourcePath);
  // The server alone draws pages: they come as HTML.
  if (name === 'routes.js')
    return text.replace(/^import .*$|component: ComponentCreator\(.*\),?/gm, '');
  const [, trim] = Object.entries(lists).find(([start]) => name.startsWith(start));
  const from = text.indexOf('{', text.indexOf('export default') + 1);
  const to = text.lastIndexOf('}') + 1;
  const data = JSON.parse(text.slice(from, to));
  trim(data);
  return text.slice(0, from) + JSON.stringify(data) + text.slice(to);
};
