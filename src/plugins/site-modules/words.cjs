/** Words of the interface stand in the bundle beside the view that says them, not all of them in every page's. */
const {readFileSync} = require('node:fs');

/** Where a view says a word by its id, with nothing else in it. */
const said = /(\btranslate\(\{\s*id: '([\w.]+)')(?=[,}\s])|<Translate\s+id="([\w.]+)"\s*\/>/g;

/** A loader for views: gives each its words. */
module.exports = function words(text) {
  const {file} = this.getOptions();
  this.addDependency(file);
  const catalogue = read(file);
  return text.replace(said, (all, call, id, element) => {
    const word = catalogue[id ?? element];
    if (word === undefined) return all;
    return call
      ? `${call}, message: ${JSON.stringify(word)}`
      : `<Translate id="${element}">{${JSON.stringify(word)}}</Translate>`;
  });
};

/** The ids that are named in another way, too, by one of some views. The theme names its own elsewhere. */
module.exports.unsaid = function unsaid(ids, texts) {
  const inPlace = countIds(said, texts, ([, , call, element]) => call ?? element);
  const named = countIds(/(['"])([\w.]+)\1/g, texts, ([, , id]) => id);
  return ids.filter((id) => !inPlace.has(id) || named.get(id) !== inPlace.get(id));
};

function countIds(pattern, texts, idOf) {
  const counts = new Map();
  for (const match of texts.flatMap((text) => [...text.matchAll(pattern)])) {
    const id = idOf(match);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Catalogues that were read. Only a build has this loader, and begins with what it ends with. */
const catalogues = new Map();

function read(file) {
  if (!catalogues.has(file)) catalogues.set(file, parse(file));
  return catalogues.get(file);
}

function parse(file) {
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(entries.map(([id, {message}]) => [id, message]));
}
