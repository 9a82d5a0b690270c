/** Loader for files that Docusaurus generates: removes data that no script in the browser uses. */
const path = require('node:path');

/** For each beginning of a file name, a function that removes the unused data from the parsed file. */
const removers = {
  // Removes the lists of documents: only a menu of docs versions, which this site lacks, would use them.
  globalData: (data) => {
    for (const {versions} of Object.values(data['docusaurus-plugin-content-docs']))
      for (const version of versions) version.docs = [];
  },
  'site-metadata': (data) => {
    data.pluginVersions = {};
  },
  'docusaurus.config': (data) => delete data.customFields.settings.tools,
};

module.exports = function trimGenerated(text) {
  const name = path.basename(this.resourcePath);
  // Removes the components of pages, because the browser gets pages as HTML.
  if (name === 'routes.js')
    return text.replace(/^import .*$|component: ComponentCreator\(.*\),?/gm, '');
  const [, trim] = Object.entries(removers).find(([start]) => name.startsWith(start));
  const from = text.indexOf('{', text.indexOf('export default') + 1);
  const to = text.lastIndexOf('}') + 1;
  const data = JSON.parse(text.slice(from, to));
  trim(data);
  return text.slice(0, from) + JSON.stringify(data) + text.slice(to);
};
