/** Paths in the value of `useDocusaurusContext()` that the browser's bundle lacks. `*` stands for every key. */
const paths = [
  // Data of static components, such as long lists of links.
  'siteConfig.customFields.static',
  'siteMetadata.pluginVersions',
  // Lists of all documents.
  'globalData.docusaurus-plugin-content-docs.*.versions.*.docs',
];

/** Returns the fields of the data that the browser's bundle lacks, each with the object that has it. */
module.exports = function trimmedFields(data) {
  return paths.flatMap((path) => find(data, path.split('.'), []));
};

function find(owner, [first, ...rest], parents) {
  const keys = first === '*' ? Object.keys(owner) : Object.hasOwn(owner, first) ? [first] : [];
  return keys.flatMap((key) => {
    const path = [...parents, key];
    return rest.length > 0 ? find(owner[key], rest, path) : [{owner, key, path: path.join('.')}];
  });
}
