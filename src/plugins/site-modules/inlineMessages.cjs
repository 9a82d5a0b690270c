/** Loader for components: inlines their messages, so that no page has a catalogue of all messages. */
const {readFileSync} = require('node:fs');

/** Messages by id, without a default message. */
const inlined = /(\btranslate\(\{\s*id: '([\w.]+)')(?=[,}\s])|<Translate\s+id="([\w.]+)"\s*\/>/g;

module.exports = function inlineMessages(text) {
  const {file} = this.getOptions();
  this.addDependency(file);
  const messages = readMessages(file);
  return text.replace(inlined, (all, call, id, element) => {
    const message = messages[id ?? element];
    if (message === undefined) return all;
    return call
      ? `${call}, message: ${JSON.stringify(message)}`
      : `<Translate id="${element}">{${JSON.stringify(message)}}</Translate>`;
  });
};

/** Returns the ids of messages that sources also use in other ways, and so cannot be inlined. */
module.exports.notInlined = function notInlined(ids, texts) {
  const inPlace = countIds(inlined, texts, ([, , call, element]) => call ?? element);
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

/** Messages by file. Only builds use this loader, so files do not change. */
const cache = new Map();

function readMessages(file) {
  if (!cache.has(file)) {
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    cache.set(file, Object.fromEntries(entries.map(([id, {message}]) => [id, message])));
  }
  return cache.get(file);
}
