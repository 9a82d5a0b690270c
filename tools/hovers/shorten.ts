/** Maximum length of a signature, in characters: about four lines of a popover. */
const maxCode = 220;

/** Maximum length of a description, in characters: one or two sentences. */
const maxDoc = 240;

/** Maximum length of a type's form, in characters. If all of its forms are longer, the shortest is used. */
const maxExpanded = 140;

/**
 * Returns `before` and the first short text of `texts`, or else the shortest. `texts` are forms of one type, the
 * fullest first. The result is cut if it is too long.
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
  // After `?:`, `| undefined` is superfluous.
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
  // A list item or a URL alone is not a description.
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

/** Returns `[type]` with collapsed objects: `boolean | {…}`. Returns `[]` if it has no objects or is only an object. */
export function withoutMembers(type: string): readonly string[] {
  let text = type;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\{[^{}…]*(?:\{…\}[^{}…]*)*\}/g, '{…}');
  }
  return text === type || /^\{…\}(?:\[\])*$/.test(text) ? [] : [text];
}
