import type {Document, Section} from './document';
import {hashOf, plainText} from './text';

/** Reads a catalogue of messages, each a section. A file that is no such catalogue throws. */
export function readWords(file: string, source: string): Document {
  let data: Readonly<Record<string, unknown>>;
  try {
    data = JSON.parse(source) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new Error(`${file}:1: does not parse: ${(error as Error).message}`, {cause: error});
  }
  let from = 0;
  let line = 1;
  const sections = Object.entries(data).map(([id, entry]): Section => {
    const message = (entry as {message?: unknown} | null)?.message;
    const key = source.indexOf(JSON.stringify(id), from);
    const match = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/g;
    match.lastIndex = Math.max(key, from);
    const found = match.exec(source);
    if (typeof message !== 'string' || key < 0 || !found)
      throw new Error(`${file}:${line}: "${id}" has no "message"`);
    const start = found.index + found[0].length - found[1]!.length - 1;
    const end = start + found[1]!.length;
    line += source.slice(from, key).split('\n').length - 1;
    from = key;
    const text = plainText(message).trim();
    return {
      ...{id, hasId: true, heading: undefined, line, start, end, nodes: []},
      text: message,
      hash: hashOf(text),
    };
  });
  return {file, source, sections};
}
