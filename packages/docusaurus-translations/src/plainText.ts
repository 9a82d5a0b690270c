import {createHash} from 'node:crypto';

/** Returns a hash of 64 bits, enough for the sections of a site. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** One-character replacements for the braces of `{#id}`, which MDX would parse as code. Positions stay the same. */
export const braces = ['\u{e000}', '\u{e001}'] as const;

/** Matches an explicit id at the end of a heading: `{#id}`, or with the replacements in `braces`. */
export const writtenId = new RegExp(
  `\\s*(?:\\{|${braces[0]})#([^{}\\s]+?)(?:\\}|${braces[1]})\\s*$`,
  'u',
);

/** Replaces white space by single spaces, and composes characters (NFC), for comparing texts. */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ');
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
