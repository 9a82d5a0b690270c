import fs from 'node:fs';
import path from 'node:path';
import type {ExampleRecord} from '../../lib/examples/record';
import {findOption, type OptionData, type OptionFact} from '../../lib/options/model';
import type {Locale} from '../../site/locales';

/** Where the pages of one language find recorded facts. */
export type PageData = {
  readonly locale: Locale;
  example(name: string): ExampleRecord;
  exampleFile(name: string, file: string): string;
  option(name: string): OptionFact;
  readonly packageVersion: string;
};

/** Folders whose content ends up in pages; a change in them must not meet a cached page. */
export const dataFolders = ['src/data', 'examples'] as const;

/** Reads records and sources below a site folder. Unknown names throw and list what there is. */
export function loadPageData(siteDir: string, locale: Locale): PageData {
  const optionFile = path.join(siteDir, 'src/data/options.json');
  const options = JSON.parse(fs.readFileSync(optionFile, 'utf8')) as OptionData;
  const records = new Map<string, ExampleRecord>();
  const folder = path.join(siteDir, 'src/data/examples');
  return {
    locale,
    packageVersion: options.version,
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
  };
}
