/**
 * Loads `SITE_CONFIG`, or `docusaurus.config.ts`, as one bundle. Without the bundle, Docusaurus would compile every
 * imported file with Babel, even files of packages. This takes 14 s of CPU time in a fresh clone, the bundle takes 2 s.
 */
const {createHash} = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {buildSync} = require('esbuild');

const entry = process.env.SITE_CONFIG ?? 'docusaurus.config.ts';
// The folder is as deep as `src/compiler`, because the bundled `siteRoot.ts` resolves `../..` from its own path.
const folder = path.resolve('.cache', `config-${entry.replace(/\W+/g, '-')}`);

/** Maps the packages of the workspace to their sources, because Node.js does not import TypeScript. */
const alias = Object.fromEntries(
  readdirSync('packages')
    .filter((name) => existsSync(path.join('packages', name, 'package.json')))
    .map((name) => [name, `./packages/${name}/src`]),
);

/** Bundles the configuration. Returns the URL of the bundle. */
function bundle() {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    alias,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    write: false,
  });
  const [{text}] = outputFiles;
  const hash = createHash('sha256').update(text).update(readFileSync('package-lock.json'));
  const name = hash.digest('hex');
  const file = path.join(folder, `${name}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(folder, {recursive: true});
    // Builds of two languages may do this at the same time, so they replace the file as a whole and delete nothing else
    // that has its name: the bundle, and the folder in which the compiler caches its results.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
    for (const other of readdirSync(folder).filter((entry) => !entry.startsWith(name))) {
      rmSync(path.join(folder, other), {recursive: true, force: true});
    }
  }
  return pathToFileURL(file).href;
}

// Docusaurus calls this function once per language, but Node.js evaluates the bundle only once.
module.exports = async () => (await import(bundle())).default();
module.exports.bundle = bundle;
