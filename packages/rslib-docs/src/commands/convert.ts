import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {convertCommand, type InputFile} from '../../../../src/rslib/convert/convert';
import {localeRows, locales} from '../../../../src/site/locales';
import {codes, Failure, limits, plain, type Command} from '../command';
import {openDocs} from '../docs';
import {versionsFor} from '../versions';

/** Files of a folder that the conversion reads. */
const configurations =
  /^(?:package\.json|tsconfig(?:\.[\w-]+)?\.json|(?:tsup|vite|rollup|build|tsdown)\.config\.[cm]?[jt]s)$/;

function pathsIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => configurations.test(name));
  return names.map((name) => join(path, name));
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
    return paths.flatMap(pathsIn).map(read);
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
