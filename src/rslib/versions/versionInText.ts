import {versionNumber} from './versionNumber';
import {newestIn} from './versionRange';

/** A version that was found in a text, and the range that it was resolved from, if any. */
export type Found = {readonly version: string; readonly range?: string};

const number = String.raw`(\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[\w.]{1,40})?)`;
/** Rest of a line, limited in length, because matching could be slow otherwise. */
const rest = String.raw`[^\n]{0,400}`;

/** Patterns of installed versions in lockfiles. */
const places: readonly ((name: string) => string)[] = [
  // package-lock.json: "node_modules/name": { "version": "1.0.1"
  (name) => String.raw`${name}":\s{0,20}\{\s{0,20}"version":\s?"${number}"`,
  // bun.lock: ["name@1.0.1"
  (name) => String.raw`\["${name}@${number}"`,
  // yarn.lock, classic and modern: the version on the line after the name and range of the package
  (name) => String.raw`^"?${name}@${rest}:\r?\n\s{1,8}version:? "?${number}`,
  // pnpm-lock.yaml: an entry in `importers` with specifier and version, and a key in `packages`
  (name) =>
    String.raw`${name}['"]?:\r?\n\s{1,12}specifier:${rest}\n\s{1,12}version: ['"]?${number}`,
  (name) => String.raw`^ {2,8}['"]?/?${name}[@/]${number}${rest}:\r?$`,
];

/**
 * Returns the version of a package in a text: a lockfile of npm, pnpm, Yarn or Bun, a package.json, or the version
 * itself. A range is resolved to the newest of the releases in it.
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
  const dependency = new RegExp(String.raw`"${name}"\s{0,20}:\s{0,20}"([^"\n]{1,200})"`).exec(
    text,
  )?.[1];
  const range = (dependency ?? (text.length < 200 ? text : ''))
    .trim()
    .replace(/^(?:workspace:|npm:)/, '')
    .replace(new RegExp(`^${name}@`), '');
  const exact = versionNumber(range);
  if (exact) return {version: exact};
  const version = range && newestIn(range, releases);
  return version ? {version, range} : undefined;
}
