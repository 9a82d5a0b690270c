import fs from 'node:fs';
import path from 'node:path';
import type {Locale, LocalizedText} from '../../site/locales';

/** The record of a built example, as `npm run examples` writes it. */
export type ExampleRecord = {
  readonly name: string;
  readonly rslib: string;
  readonly typescript: string | null;
  readonly command: string;
  readonly exitCode: number;
  readonly log: string;
  readonly warnings: readonly string[];
  readonly files: readonly string[];
  readonly output: readonly {
    readonly path: string;
    readonly bytes: number;
    readonly text: string | null;
  }[];
};

/** One option, as `npm run options` reads it from the package. */
export type OptionRecord = {
  readonly name: string;
  readonly type: string;
  readonly default: string | LocalizedText;
  readonly scope: readonly ('top' | 'item')[];
  readonly cli: readonly string[];
  readonly since?: string;
  readonly deprecated?: LocalizedText;
  readonly summary: LocalizedText;
};

/** Where the pages of one language find recorded facts. */
export type PageData = {
  readonly locale: Locale;
  example(name: string): ExampleRecord;
  exampleFile(name: string, file: string): string;
  option(name: string): OptionRecord;
  readonly packageVersion: string;
};

/** Folders whose content ends up in pages; a change in them must not meet a cached page. */
export const dataFolders = ['src/data', 'examples'] as const;

/** Reads records and sources below a site folder. Unknown names throw and list what there is. */
export function loadPageData(siteDir: string, locale: Locale): PageData {
  const optionFile = path.join(siteDir, 'src/data/options.json');
  const options = JSON.parse(fs.readFileSync(optionFile, 'utf8')) as {
    version: string;
    options: OptionRecord[];
  };
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
    option(name) {
      const option = options.options.find((entry) => entry.name === name);
      if (!option) throw new Error(`No option "${name}" in src/data/options.json`);
      return option;
    },
  };
}
