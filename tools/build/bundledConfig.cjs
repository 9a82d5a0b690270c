/**
 * Loads `SITE_CONFIG`, or `docusaurus.config.ts`, as one bundle. Without the bundle, Docusaurus would compile every
 * imported file with Babel, even files of packages. This takes 14 s of CPU time in a fresh clone, the bundle takes 2 s.
 */
const {createHash} = require('node:crypto');
const {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} = require('node:fs');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {buildSync} = require('esbuild');

const entry = process.env.SITE_CONFIG ?? 'docusaurus.config.ts';
// The folder is as deep as `src/compiler`, because the bundled `siteRoot.ts` resolves `../..` from its own path.
const folder = path.resolve('.cache', `config-${entry.replace(/\W+/g, '-')}`);

function bundle() {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    write: false,
  });
  const [{text}] = outputFiles;
  // The compiler caches results in `folder`. If the bundle or a package has changed, they are outdated and deleted.
  const hash = createHash('sha256').update(text).update(readFileSync('package-lock.json'));
  const file = path.join(folder, `${hash.digest('hex')}.mjs`);
  if (!existsSync(file)) {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, text);
  }
  return pathToFileURL(file).href;
}

// Docusaurus calls this function once per language, but Node.js evaluates the bundle only once.
module.exports = async () => (await import(bundle())).default();
