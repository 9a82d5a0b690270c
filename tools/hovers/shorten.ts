/** A signature fills at most about four lines of a popover. */
export const maxCode = 220;

/** A description is a sentence or two. */
export const maxDoc = 240;

/** A type is written out where that is no longer than this; a longer one keeps its names. */
const maxExpanded = 140;

/**
 * What stands before a type, and the fullest of its texts that is short: `texts` goes from the fullest to the shortest.
 * Where all are long, the shortest is cut.
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
  // What is optional may be missing: that it may be undefined says the same again.
  const text = `${before}${chosen}`.replace(/(\?: [^;,(){}]+?) \| undefined(?=[;,)]|$)/g, '$1');
  return cut(text, maxCode);
}

/** The first paragraph of a doc comment on one line, links as their text, cut after a sentence where it is long. */
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
  // A list without its heading, or an address alone, explains nothing.
  if (/^[-*] |^https?:\S+$/.test(text)) return '';
  if (text.length <= maxDoc) return text;
  const sentences = /^.{40,}[.!?](?= )/.exec(text.slice(0, maxDoc));
  return sentences?.[0] ?? cut(text, maxDoc);
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 1);
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

/** A written-out type with its objects closed: `boolean | {…}`; none when nothing but an object would be left. */
export function withoutMembers(type: string): readonly string[] {
  let text = type;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\{[^{}…]*(?:\{…\}[^{}…]*)*\}/g, '{…}');
  }
  return text === type || /^\{…\}(?:\[\])*$/.test(text) ? [] : [text];
}
