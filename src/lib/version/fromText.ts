import {versionNumber} from './number';
import {newestIn} from './range';

/** A version that was found, and the range it was taken from where the text names none. */
export type Found = {readonly version: string; readonly range?: string};

const number = String.raw`(\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[\w.]{1,40})?)`;
/** What else is on a line; bounded, so that no text is slow to read. */
const rest = String.raw`[^\n]{0,400}`;

/** Where lockfiles say what is installed. */
const places: readonly ((name: string) => string)[] = [
  // package-lock.json: "node_modules/name": { "version": "1.0.1"
  (name) => String.raw`${name}":\s{0,20}\{\s{0,20}"version":\s?"${number}"`,
  // bun.lock: ["name@1.0.1"
  (name) => String.raw`\["${name}@${number}"`,
  // yarn.lock of both kinds: the version below a name with its range
  (name) => String.raw`^"?${name}@${rest}:\r?\n\s{1,8}version:? "?${number}`,
  // pnpm-lock.yaml: what an importer resolves to, and a package
  (name) =>
    String.raw`${name}['"]?:\r?\n\s{1,12}specifier:${rest}\n\s{1,12}version: ['"]?${number}`,
  (name) => String.raw`^ {2,8}['"]?/?${name}[@/]${number}${rest}:\r?$`,
];

/**
 * The version of a package in a text: in a lockfile of npm, pnpm, Yarn or Bun, in a package.json or on its own. A range
 * stands for the newest release that it allows.
 */
export function versionIn(
  text: string,
  name: string,
  releases: readonly string[],
): Found | undefined {
  for (const place of places) {
    const version = new RegExp(place(name), 'm').exec(text)?.[1];
    if (version) return {version};
  }
  const wish = new RegExp(String.raw`"${name}"\s{0,20}:\s{0,20}"([^"\n]{1,200})"`).exec(text)?.[1];
  const range = (wish ?? (text.length < 200 ? text : ''))
    .trim()
    .replace(/^(?:workspace:|npm:)/, '')
    .replace(new RegExp(`^${name}@`), '');
  const exact = versionNumber(range);
  if (exact) return {version: exact};
  const version = range && newestIn(range, releases);
  return version ? {version, range} : undefined;
}
