/** Loader for files that Docusaurus generates: removes data that no script in the browser uses. */
const path = require('node:path');
const trimmedFields = require('docusaurus-plugin-islands/trimmedData');

/** Beginnings of file names, and the names of their data in the value of `useDocusaurusContext()`. */
const names = {
  globalData: 'globalData',
  'site-metadata': 'siteMetadata',
  'docusaurus.config': 'siteConfig',
};

module.exports = function trimGenerated(text) {
  const file = path.basename(this.resourcePath);
  // Removes the components of pages, because the browser gets pages as HTML.
  if (file === 'routes.js')
    return text.replace(/^import .*$|component: ComponentCreator\(.*\),?/gm, '');
  const [, name] = Object.entries(names).find(([start]) => file.startsWith(start));
  const from = text.indexOf('{', text.indexOf('export default') + 1);
  const to = text.lastIndexOf('}') + 1;
  const data = JSON.parse(text.slice(from, to));
  for (const {owner, key} of trimmedFields({[name]: data})) delete owner[key];
  return text.slice(0, from) + JSON.stringify(data) + text.slice(to);
};
