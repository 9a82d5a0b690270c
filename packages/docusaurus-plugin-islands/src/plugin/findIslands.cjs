const {existsSync, readFileSync, readdirSync, statSync} = require('node:fs');
const path = require('node:path');

const directive = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/)*(['"])use client\1/;
const source = /\.(?:tsx?|jsx?|mdx?)$/;
const imported = /(?:^|[\n;])\s*(?:import|export)\s(?!type\s)[^'"]*?from\s*(['"])([^'"]+)\1/g;

/** Returns true for the text of a module that starts with `'use client'`. */
const isClient = (text) => directive.test(text);

/** Returns the id of an island's module: its path without `src/components/`, the extension and `/index`. */
function islandId(siteDir, file) {
  return path
    .relative(siteDir, file)
    .split(path.sep)
    .join('/')
    .replace(/^src\/(?:components\/)?/, '')
    .replace(/(?:\/index)?\.[jt]sx?$/, '');
}

/**
 * Returns the client modules among the files of the folders and themes, and among the modules that these files import.
 * Does not follow the imports of client modules: inside an island, another client module is an ordinary component.
 */
function findIslands(siteDir, folders, themes) {
  const texts = new Map();
  const read = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'));
    return texts.get(file);
  };
  const found = new Set();
  const seen = new Set();
  const queue = [...folders, ...themes].flatMap((folder) =>
    listSources(path.resolve(siteDir, folder)),
  );
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = read(file);
    if (isClient(text)) {
      found.add(file);
      continue;
    }
    for (const [, , request] of text.matchAll(imported)) {
      const target = findFile(candidates(siteDir, themes, file, request));
      if (target) queue.push(target);
    }
  }
  return [...found].sort();
}

function listSources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => source.test(name) && !/\.d\.ts$/.test(name))
    .map((name) => path.join(folder, name));
}

/** Returns the paths without extension that an import may mean; an empty array for the import of a package. */
function candidates(siteDir, themes, from, request) {
  if (request.startsWith('@site/')) return [path.join(siteDir, request.slice('@site/'.length))];
  if (request.startsWith('@theme/')) {
    return themes.map((theme) => path.join(siteDir, theme, request.slice('@theme/'.length)));
  }
  return request.startsWith('.') ? [path.resolve(path.dirname(from), request)] : [];
}

function findFile(paths) {
  const ends = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];
  return paths
    .flatMap((base) => ends.map((end) => base + end))
    .find((file) => source.test(file) && existsSync(file) && statSync(file).isFile());
}

module.exports = {isClient, islandId, findIslands};
