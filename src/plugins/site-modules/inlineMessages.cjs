/** Loader for components: inlines their messages, so that no page loads a catalogue of all messages. */
const {readFileSync} = require('node:fs');

/** Matches uses of a message that have its id, and no default message. */
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

/** Returns the ids of messages that cannot be inlined, because sources use them in other ways, too, or not at all. */
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

/** Messages by file. Only builds use this loader, so the files do not change meanwhile. */
const cache = new Map();

function readMessages(file) {
  if (!cache.has(file)) {
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    cache.set(file, Object.fromEntries(entries.map(([id, {message}]) => [id, message])));
  }
  return cache.get(file);
}
