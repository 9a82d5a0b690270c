import fs from 'node:fs';
import path from 'node:path';
import type {Comparison} from './examples/comparison';
import type {ExampleRecord} from './examples/exampleRecord';
import {readPlaces, type ExamplePlace} from './examples/gallery';
import type {Template} from './messages/placeholders';
import type {History} from './history/historyTypes';
import {readErrorIndex, type ErrorEntry} from './messages/errorIndex';
import {repositoryUrl} from '../compiler/repository';
import {findOption, type OptionData, type OptionFact} from './options/optionTypes';
import type {IndexRecord, TextsRecord} from './explorer/records';
import type {Locale} from '../site/locales';
import {readGlossary, type Definition, type GlossaryFolders} from '../compiler/parse/glossaryTerms';

export type PageData = {
  readonly locale: Locale;
  example(name: string): ExampleRecord;
  exampleFile(name: string, file: string): string;
  /** Names of all recorded examples. */
  readonly exampleNames: readonly string[];
  /** Sections that show examples, by the name of the example. */
  readonly examplePlaces: ReadonlyMap<string, ExamplePlace>;
  readonly explorer: ExplorerRecords;
  readonly comparison: Comparison;
  option(name: string): OptionFact;
  term(id: string): Definition;
  readonly options: OptionData;
  readonly history: History;
  readonly messages: readonly Template[];
  /** Sections of all documents that are about one error or warning. */
  readonly errors: readonly ErrorEntry[];
  readonly packageVersion: string;
  readonly repositoryUrl: string;
};

/** Recorded builds that the explorer shows. */
export type ExplorerRecords = {
  readonly index: IndexRecord;
  /** Reads the texts of a group, `texts-<group>.json`. */
  readonly texts: (group: number) => TextsRecord;
};

/** Access to the page data. Each page calls `load`, because records may change while the development server runs. */
export type Records = {readonly siteDir: string; readonly load: () => PageData};

/** Folders with the facts and examples that pages show. */
export const dataFolders = ['src/data', 'examples'] as const;

const read = new Map<string, {readonly changed: number; readonly record: unknown}>();

/** Reads a JSON file, or returns it from the cache if the file has not changed. */
function readRecord<T>(file: string): T {
  const changed = fs.statSync(file).mtimeMs;
  let cached = read.get(file);
  if (cached?.changed !== changed) {
    cached = {changed, record: JSON.parse(fs.readFileSync(file, 'utf8'))};
    read.set(file, cached);
  }
  return cached.record as T;
}

/** Creates the page data of a site. Functions in the data throw on an unknown name, with a list of valid names. */
export function loadPageData(
  siteDir: string,
  locale: Locale,
  folders: GlossaryFolders = {docs: 'docs', i18n: 'i18n'},
): PageData {
  const options = readRecord<OptionData>(path.join(siteDir, 'src/data/options.json'));
  const folder = path.join(siteDir, 'src/data/examples');
  let errors: readonly ErrorEntry[] | undefined;
  let places: ReadonlyMap<string, ExamplePlace> | undefined;
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
    get errors() {
      return (errors ??= readErrorIndex(siteDir, locale, folders));
    },
    get explorer() {
      const read = <T>(name: string): T =>
        readRecord<T>(path.join(siteDir, 'src/data/explorer', `${name}.json`));
      return {
        index: read<IndexRecord>('index'),
        texts: (group: number) => read<TextsRecord>(`texts-${group}`),
      };
    },
    get comparison() {
      return readRecord<Comparison>(path.join(siteDir, 'src/data/comparison.json'));
    },
    get exampleNames() {
      return fs.readdirSync(folder).map((file) => path.basename(file, '.json'));
    },
    get examplePlaces() {
      return (places ??= readPlaces(siteDir, locale, folders));
    },
    example(name) {
      const file = path.join(folder, `${name}.json`);
      if (!fs.existsSync(file)) {
        throw new Error(
          `No recorded example "${name}". Recorded examples: ${fs.readdirSync(folder).join(', ')}`,
        );
      }
      return readRecord<ExampleRecord>(file);
    },
    exampleFile(name, file) {
      const record = this.example(name);
      if (!record.files.includes(file)) {
        throw new Error(
          `Example "${name}" has no file "${file}"; it has ${record.files.join(', ')}`,
        );
      }
      return fs.readFileSync(path.join(siteDir, 'examples', name, file), 'utf8');
    },
    option: (name) => findOption(options, name),
    term(id) {
      glossary ??= readGlossary(siteDir, locale, folders);
      const definition = glossary.get(id);
      if (!definition) {
        throw new Error(
          `The glossary has no term "${id}". Terms: ${[...glossary.keys()].join(', ')}`,
        );
      }
      return definition;
    },
  };
}
