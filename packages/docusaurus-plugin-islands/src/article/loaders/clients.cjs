/** Client modules: the directive, their ids, and how requests are resolved to files. */
const {existsSync, statSync} = require('node:fs');
const path = require('node:path');

const directive = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/)*(['"])use client\1/;
const source = /\.(?:[cm]?[jt]sx?|mdx?)$/;
const imported =
  /(?:^|[\n;])\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s*)?(['"])([^'"]+)\1/g;
const ends = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md'].flatMap((end) => [
  end,
  `/index${end}`,
]);

/** The folder of this mode of the package. */
const root = path.dirname(__dirname);

const isClient = (text) => directive.test(text);

/** Returns the id of a client module. */
function islandId(siteDir, file) {
  const name = file.startsWith(path.join(root, 'islands') + path.sep)
    ? `theme/${path.basename(file)}`
    : path
        .relative(siteDir, file)
        .split(path.sep)
        .join('/')
        .replace(/^src\/(?:components\/)?/, '');
  return name.replace(/(?:\/index)?\.[jt]sx?$/, '');
}

/** Returns what a module imports by the text of its imports, types included. */
const importsOf = (text) => [...text.matchAll(imported)].map(([, , request]) => request);

/** Returns the file that a request means, by the aliases of the bundler and its path; undefined for a package. */
function resolveFile(aliases, from, request) {
  const bare = request.replace(/\?.*$/, '');
  const base =
    aliasOf(aliases, bare) ??
    (/^[./]/.test(bare) ? path.resolve(path.dirname(from), bare) : undefined);
  if (!base) return undefined;
  return ends
    .map((end) => base + end)
    .find((file) => source.test(file) && existsSync(file) && statSync(file).isFile());
}

function aliasOf(aliases, request) {
  let best = '';
  for (const name of Object.keys(aliases)) {
    const isPrefix = request === name || request.startsWith(`${name}/`);
    if (isPrefix && name.length > best.length) best = name;
  }
  return best && typeof aliases[best] === 'string'
    ? aliases[best] + request.slice(best.length)
    : undefined;
}

module.exports = {isClient, islandId, importsOf, resolveFile, root};
