/**
 * Which documents are static. Bundlers do not run the loader for documents in their cache, so the records are kept
 * beside it: a cache without its records has another version.
 */
const {createHash, randomBytes} = require('node:crypto');
const {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} = require('node:fs');
const path = require('node:path');

/** Returns a hash of the files of this package. */
function hashOfPackage() {
  const folder = path.dirname(__dirname);
  const hash = createHash('sha256');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true});
  for (const file of files.filter((entry) => entry.isFile()))
    hash.update(readFileSync(path.join(file.parentPath ?? file.path, file.name)));
  return hash.digest('hex');
}

module.exports = function createRecords(siteDir, locale, options) {
  const file = path.join(
    ...[siteDir, 'node_modules/.cache/docusaurus-plugin-islands', `${locale}.json`],
  );
  const own = createHash('sha256')
    .update(hashOfPackage() + JSON.stringify(options))
    .digest('hex');
  let {stamp, reasons = {}, of} = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!stamp || of !== own) {
    stamp = randomBytes(8).toString('hex');
    reasons = {};
  }
  return {
    /** Part of the version of the bundler's cache. */
    version: `${own}-${stamp}`,
    /** Records a module of a document. Lists of a blog have a module of their own for the beginning of a post. */
    record(name, query, reason) {
      reasons[name + query] = reason ?? null;
    },
    /** Keeps the records of the documents that a build has. */
    save(names) {
      const entries = Object.entries(reasons).filter(([id]) => names.has(nameOf(id)));
      reasons = Object.fromEntries(entries);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify({stamp, of: own, reasons}));
    },
    /** Returns the documents, each with the reason why one of its modules is hydrated as a whole, or null. */
    entries() {
      const documents = new Map();
      for (const [id, reason] of Object.entries(reasons))
        documents.set(nameOf(id), documents.get(nameOf(id)) ?? reason);
      return [...documents].sort(([a], [b]) => (a < b ? -1 : 1));
    },
  };
};

const nameOf = (id) => id.replace(/\?.*$/, '');
