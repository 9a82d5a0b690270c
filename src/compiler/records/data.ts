import fs from 'node:fs';
import path from 'node:path';
import type {ExampleRecord} from './example';
import {repositoryUrl} from '../../config/repository';
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
  readonly packageVersion: string;
  /** The address of this site's own sources. */
  readonly repositoryUrl: string;
};

/** Folders whose content ends up in pages; a change in them must not meet a cached page. */
export const dataFolders = ['src/data', 'examples'] as const;

/** Reads records and sources below a site folder. Unknown names throw and list what there is. */
export function loadPageData(
  siteDir: string,
  locale: Locale,
  folders: GlossaryFolders = {docs: 'docs', i18n: 'i18n'},
): PageData {
  const optionFile = path.join(siteDir, 'src/data/options.json');
  const options = JSON.parse(fs.readFileSync(optionFile, 'utf8')) as OptionData;
  const records = new Map<string, ExampleRecord>();
  const folder = path.join(siteDir, 'src/data/examples');
  let glossary: ReadonlyMap<string, Definition> | undefined;
  return {
    locale,
    packageVersion: options.version,
    repositoryUrl: repositoryUrl(siteDir),
    options,
    example(name) {
      const known = records.get(name);
      if (known) return known;
      const file = path.join(folder, `${name}.json`);
      if (!fs.existsSync(file)) {
        throw new Error(
          `No recorded example "${name}". There is: ${fs.readdirSync(folder).join(', ')}`,
        );
      }
      const record = JSON.parse(fs.readFileSync(file, 'utf8')) as ExampleRecord;
      records.set(name, record);
      return record;
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
