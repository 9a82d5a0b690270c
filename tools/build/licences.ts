import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../support/paths';

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | {readonly name: string};
};

/** Folder of the bundler. Bundles contain its runtime, which is not listed among their modules. */
const ownBundler = 'node_modules/@rspack/core';

/** Returns the folders of the packages that contain the files, relative to the root. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const folders = files.flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}

const textAt = (...parts: readonly string[]): string =>
  readFileSync(path.join(root, ...parts), 'utf8')
    .replace(/\r\n?/g, '\n')
    .trim();

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(textAt(folder, 'package.json')) as Manifest;

/** Returns the texts of a package's licence files. If it has none, returns the MIT licence in its author's name. */
function textOf(folder: string): string {
  const files = readdirSync(path.join(root, folder)).filter((file) =>
    /^(?:licen[cs]e|notice|copying)/i.test(file),
  );
  if (files.length > 0)
    return files
      .sort()
      .map((file) => textAt(folder, file))
      .join('\n\n');
  const {name, license, author} = manifestOf(folder);
  const holder = typeof author === 'object' ? author.name : author;
  if (!holder) throw new Error(`${folder} has no licence file and no author in its package.json.`);
  if (license !== 'MIT')
    throw new Error(`${name} has no licence file, and the text of ${license} is unknown.`);
  return textAt('LICENSE').replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}

/** Returns the licences of all packages that contain the files. Packages with the same text share one section. */
export function licences(
  files: readonly string[],
  subject = 'The scripts of this site contain',
  bundler = ownBundler,
): string {
  const texts = new Map<string, string[]>();
  for (const folder of packagesOf([...files, bundler])) {
    const {name, version, license} = manifestOf(folder);
    const text = textOf(folder);
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...texts].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`);
  return `${subject} the following packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
