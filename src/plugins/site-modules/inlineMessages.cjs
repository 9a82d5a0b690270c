/** Loader for components: inlines their messages, so that no page loads a catalogue of all messages. */
const {readFileSync} = require('node:fs');

/** Matches `translate` and `<Translate>` with the id of a message and without a default message. */
const inlined = /(\btranslate\(\{\s*id: '([\w.]+)')(?=[,}\s])|<Translate\s+id="([\w.]+)"\s*\/>/g;

module.exports = function inlineMessages(text) {
  const {file, replaced} = this.getOptions();
  this.addDependency(file);
  const messages = readMessages(file);
  return text.replace(inlined, (all, call, id, element) => {
    const message = messages[id ?? element];
    if (message === undefined || replaced.includes(id ?? element)) return all;
    return call
      ? `${call}, message: ${JSON.stringify(message)}`
      : `<Translate id="${element}">{${JSON.stringify(message)}}</Translate>`;
  });
};

/** Returns the ids that stay in the browser's catalogue: `texts` use them in another form than `inlined`, or never. */
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

/** Messages of each file by id. Files do not change while they are cached, because only builds use this loader. */
const cache = new Map();

function readMessages(file) {
  if (!cache.has(file)) {
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    cache.set(file, Object.fromEntries(entries.map(([id, {message}]) => [id, message])));
  }
  return cache.get(file);
}
