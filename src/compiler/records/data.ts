import fs from 'node:fs';
import path from 'node:path';
import type {ExampleRecord} from './example';
import type {Template} from '../log/placeholders';
import type {History} from './history/model';
import {repositoryUrl} from './repository';
import {findOption, type OptionData, type OptionFact} from './options/model';
import type {Locale} from '../../site/locales';
import {readGlossary, type Definition, type GlossaryFolders} from '../parse/glossary';

/** Where the pages of one language find recorded facts. */
export type PageData = {
  readonly locale: Locale;
  example(name: string): ExampleRecord;
  exampleFile(name: string, file: string): string;
  option(name: string): OptionFact;
  /** What a term of the glossary means. */
  term(id: string): Definition;
  /** All of them, with what they were read from. */
  readonly options: OptionData;
  /** Since when they are there and what has changed in them. */
  readonly history: History;
  /** The packages' messages. */
  readonly messages: readonly Template[];
  readonly packageVersion: string;
  /** The address of this site's own sources. */
  readonly repositoryUrl: string;
};

/** Recorded facts for pages while they are compiled: read for each page, as they may change meanwhile. */
export type Records = {readonly siteDir: string; readonly load: () => PageData};

/** Folders whose content ends up in pages; a change in them must not meet a cached page. */
export const dataFolders = ['src/data', 'examples'] as const;

/** Records as they were read, each with the time of its last change. */
const read = new Map<string, {readonly changed: number; readonly record: unknown}>();

/** Reads a record: once for all the components that show it, and again when it has changed under a running server. */
function readRecord<T>(file: string): T {
  const changed = fs.statSync(file).mtimeMs;
  let known = read.get(file);
  if (known?.changed !== changed) {
    known = {changed, record: JSON.parse(fs.readFileSync(file, 'utf8'))};
    read.set(file, known);
  }
  return known.record as T;
}

/** Reads records and sources below a site folder. Unknown names throw and list what there is. */
export function loadPageData(
  siteDir: string,
  locale: Locale,
  folders: GlossaryFolders = {docs: 'docs', i18n: 'i18n'},
): PageData {
  const options = readRecord<OptionData>(path.join(siteDir, 'src/data/options.json'));
  const folder = path.join(siteDir, 'src/data/examples');
  let glossary: ReadonlyMap<string, Definition> | undefined;
  return {
    locale,
    packageVersion: options.version,
    repositoryUrl: repositoryUrl(siteDir),
    options,
    get history() {
      return readRecord<History>(path.join(siteDir, 'src/data/history.json'));
    },
    get messages() {
      return readRecord<readonly Template[]>(path.join(siteDir, 'src/data/messages.json'));
    },
    example(name) {
      const file = path.join(folder, `${name}.json`);
      if (!fs.existsSync(file)) {
        throw new Error(
          `No recorded example "${name}". There is: ${fs.readdirSync(folder).join(', ')}`,
        );
      }
      return readRecord<ExampleRecord>(file);
    },
    exampleFile(name, file) {
      const record = this.example(name);
      if (!record.files.includes(file)) {
        throw new Error(`Example "${name}" has no file "${file}": ${record.files.join(', ')}`);
      }
      return fs.readFileSync(path.join(siteDir, 'examples', name, file), 'utf8');
    },
    option: (name) => findOption(options, name),
    term(id) {
      glossary ??= readGlossary(siteDir, locale, folders);
      const definition = glossary.get(id);
      if (!definition) {
        throw new Error(
          `The glossary has no term "${id}". There is: ${[...glossary.keys()].join(', ')}`,
        );
      }
      return definition;
    },
  };
}
