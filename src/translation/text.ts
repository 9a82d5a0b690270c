import {createHash} from 'node:crypto';

/** A short hash: 64 bits tell the sections of a site apart. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Stand for the braces of `{#id}`, which Docusaurus takes off a heading before MDX would read it as code: a page keeps
 * its length, so that places in its tree are places in its text.
 */
export const braces = ['\u{e000}', '\u{e001}'] as const;

/** An id that is written behind a heading's text, with the space before it. */
export const writtenId = new RegExp(
  `\\s*(?:\\{|${braces[0]})#([^{}\\s]+?)(?:\\}|${braces[1]})\\s*$`,
  'u',
);

/** Text as it would be written by hand once more: line breaks and composed characters aside. */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ');
}
