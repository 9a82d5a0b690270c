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
  // What the server alone draws, see `Kept`.
  'docusaurus.config': (data) => delete data.customFields.settings.tools,
};

/**
 * Title and description of every document: for cards. What a link of the sidebar is called, for breadcrumbs of the theme,
 * and that it is no secret. The file is named after the address of the documents.
 */
function trimVersion({version}) {
  if (!version) return;
  version.docs = {};
  Object.values(version.docsSidebars).forEach(trimItems);
}

function trimItems(items) {
  for (const item of items) {
    delete item.docId;
    if (!item.unlisted) delete item.unlisted;
    if (item.items) trimItems(item.items);
  }
}

module.exports = function forBrowser(text) {
  const name = path.basename(this.resourcePath);
  // The module behind a chunk is named twice more, for the server.
  if (name === 'registry.js')
    return text.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  const trim = Object.entries(lists).find(([start]) => name.startsWith(start))?.[1] ?? trimVersion;
  const from = text.indexOf('{', text.indexOf('export default') + 1);
  const to = text.lastIndexOf('}') + 1;
  const data = JSON.parse(text.slice(from, to));
  trim(data);
  return text.slice(0, from) + JSON.stringify(data) + text.slice(to);
};
