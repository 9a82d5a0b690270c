/** Maximum length of a signature, in characters: about four lines of a popover. */
const maxCode = 220;

/** Maximum length of a description, in characters: one or two sentences. */
const maxDoc = 240;

/** Maximum length of a form of a type, in characters. If all forms are longer, the shortest form is used. */
const maxExpanded = 140;

/**
 * Returns `before` and one of `texts`, which are forms of one type, the longest first: the first form of at most
 * `maxExpanded` characters, or else the shortest. The result is cut if it is longer than `maxCode`.
 */
export function shortenType(before: string, texts: readonly string[]): string {
  const plain = texts.map((text) =>
    text
      .replace(/import\((?:'[^']*'|"[^"]*")\)\./g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const byLength = [...plain].sort((left, right) => left.length - right.length);
  const chosen = plain.find((text) => text.length <= maxExpanded) ?? byLength[0] ?? '';
  // Removes `| undefined` after `?:`, which already implies it.
  const text = `${before}${chosen}`.replace(/(\?: [^;,(){}]+?) \| undefined(?=[;,)]|$)/g, '$1');
  return cut(text, maxCode);
}

/** Returns the first paragraph of a doc comment on one line, without link targets, cut after a sentence. */
export function shortenDoc(comment: string): string {
  const paragraph = comment.trim().split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|```|@))/, 1)[0] ?? '';
  const text = paragraph
    .replace(/\{@link(?:code|plain)?\s+([^}|\s]+)(?:[|\s]+([^}]*))?\}/g, (_all, target, label) =>
      String(label || target).trim(),
    )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  // Ignores comments that are only a list item or a URL, because they describe nothing.
  if (/^[-*] |^https?:\S+$/.test(text)) return '';
  if (text.length <= maxDoc) return text;
  const sentences = /^.{40,}[.!?](?= )/.exec(text.slice(0, maxDoc));
  return sentences?.[0] ?? cut(text, maxDoc);
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

/** Returns a list with the type in the form `boolean | {…}`. It is empty if the type has no object or is an object. */
export function withoutMembers(type: string): readonly string[] {
  let text = type;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\{[^{}…]*(?:\{…\}[^{}…]*)*\}/g, '{…}');
  }
  return text === type || /^\{…\}(?:\[\])*$/.test(text) ? [] : [text];
}
