import type {Document, Section} from './document.ts';
import {escapeRegExp, hashOf, plainText} from './plainText.ts';

/** Reads a message catalogue with one section per message. Throws if it is invalid. */
export function readMessages(file: string, source: string): Document {
  let data: Readonly<Record<string, unknown>>;
  try {
    data = JSON.parse(source) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new Error(`${file}:1: does not parse: ${(error as Error).message}`, {cause: error});
  }
  let from = 0;
  const sections = Object.entries(data).map(([id, entry]): Section => {
    const message = (entry as {message?: unknown} | null)?.message;
    const key = find(source, new RegExp(`${escapeRegExp(JSON.stringify(id))}\\s*:`, 'g'), from);
    const line = source.slice(0, key?.index ?? from).split('\n').length;
    const found = find(source, /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/g, key?.index ?? from);
    if (typeof message !== 'string' || !found)
      throw new Error(`${file}:${line}: "${id}" has no "message"`);
    from = found.index + found[0].length;
    const [start, end] = [from - 1 - found[1]!.length, from - 1];
    const hash = hashOf(plainText(message).trim());
    return {id, line, start, end, text: message, hash, nodes: []};
  });
  return {kind: 'words', file, source, sections};
}

function find(source: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(source);
}
