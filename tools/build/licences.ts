import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../support/paths';

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | {readonly name: string};
};

/** Its runtime is in the bundles without being a module of them. */
const bundler = 'node_modules/@rspack/core';

/** The packages that files are of, as folders from the root. */
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

/** The licence that a package brings; of one that brings none, the text that its manifest names, with its author. */
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
  if (!holder) throw new Error(`${folder} has neither a licence nor an author.`);
  if (license !== 'MIT') throw new Error(`${name} has no licence beside it: ${license}.`);
  return textAt('LICENSE').replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}

/** The licences of what the files are made of; packages that share a text stand above it together. */
export function licences(files: readonly string[]): string {
  const texts = new Map<string, string[]>();
  for (const folder of packagesOf([...files, bundler])) {
    const {name, version, license} = manifestOf(folder);
    const text = textOf(folder);
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...texts].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`);
  return `The scripts of this site hold these packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
