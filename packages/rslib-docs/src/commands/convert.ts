import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join, posix} from 'node:path';
import {convertCommand, type InputFile} from '../../../../src/rslib/convert/convert';
import {localeRows, locales} from '../../../../src/site/locales';
import {codes, Failure, limits, plain, type Command} from '../command';
import {openDocs} from '../docs';
import {versionsFor} from '../versions';

/** Files of a folder that the conversion reads. */
const configurations =
  /^(?:package\.json|tsconfig(?:\.[\w-]+)?\.json|(?:tsup|vite|rollup|build|tsdown)\.config\.[cm]?[jt]s)$/;

/** Maximum number of sources of a folder, whose names count as pasted text. */
const maxSources = 2000;

function pathsIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => configurations.test(name));
  return names.map((name) => join(path, name));
}

/** Returns the paths of sources in a folder, which patterns of a configuration may match. */
function sourcesIn(folder: string, path = ''): readonly string[] {
  return readdirSync(join(folder, path), {withFileTypes: true}).flatMap((entry) => {
    if (/^(?:\.|node_modules$|dist$)/.test(entry.name)) return [];
    const inner = posix.join(path, entry.name);
    if (entry.isDirectory()) return sourcesIn(folder, inner);
    return /\.(?:[cm]?[jt]sx?|css|less|scss|vue|svelte)$/.test(entry.name) ? [inner] : [];
  });
}

function read(path: string): InputFile {
  if (statSync(path).size > limits.file) throw new Failure(`${plain(path)} is too large.`);
  const text = readFileSync(path, 'utf8');
  if (text.includes('\0')) throw new Failure(`${plain(path)} is binary, not a configuration.`);
  return {name: basename(path), text};
}

function readAll(paths: readonly string[]): readonly InputFile[] {
  if (paths.length === 0) throw new Failure('A file is missing. See --help.');
  try {
    const lists = paths
      .filter((path) => statSync(path).isDirectory())
      .map((path) => ({
        name: '',
        text: [...sourcesIn(path)].sort().slice(0, maxSources).join('\n'),
      }));
    return [...paths.flatMap(pathsIn).map(read), ...lists.filter(({text}) => text !== '')];
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure((error as Error).message);
  }
}

export default {
  run(paths, {lang}) {
    const files = readAll(paths);
    const locale = locales.find((one) => localeRows[one].language === lang)!;
    const data = JSON.parse(convertCommand(files, {json: true, locale})) as {
      readonly config: string;
    };
    const text = convertCommand(files, {locale}).trimEnd();
    return {
      code: data.config === '' ? codes.missed : codes.found,
      text: [versionsFor(openDocs(lang)).line, '', text].join('\n'),
      data,
    };
  },
} satisfies Command;
