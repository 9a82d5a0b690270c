import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {agreeOn} from '../src/agree.ts';
import {readConfig, type Config} from '../src/config.ts';
import {readLock, writeLock, type Lock} from '../src/lock.ts';
import type {State} from '../src/states.ts';
import {readTranslation} from '../src/readTranslation.ts';

/** Configuration of a site in English and French. */
export const configuration = {
  source: 'en',
  locales: ['fr'],
  content: [
    {
      source: 'handbook',
      target: 'i18n/{locale}/docusaurus-plugin-content-docs/current',
      prefix: '',
    },
    {
      source: 'src/pages',
      target: 'i18n/{locale}/docusaurus-plugin-content-pages',
      prefix: 'pages/',
    },
  ],
  words: [{source: 'i18n/en/code.json', target: 'i18n/{locale}/code.json'}],
  explicitIds: true,
  glossary: 'i18n/terms.json',
  rules: {fr: ['Vouvoyer le lecteur.']},
};

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

/** Writes files, given by path, into a temporary folder that is removed after the tests of the file; returns it. */
export function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'translations-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

export const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const lockFileOf = (locale: string): string => `i18n/${locale}/translation-lock.json`;
export const lockFile = lockFileOf('fr');

export type Files = Readonly<Record<string, string | undefined>>;

/** A site in a temporary folder. The first language of `locales` is the one to translate to. */
export class TestSite {
  readonly root: string;
  private readonly locale: string;

  constructor(files: Files, config: Partial<Config> & Pick<Config, 'locales'> = configuration) {
    this.locale = config.locales[0]!;
    this.root = writeFolder({'i18n/translation.json': JSON.stringify(config)});
    this.write(files);
  }

  /** Writes the files. Removes a file if its text is undefined. */
  write(files: Files): void {
    for (const [file, text] of Object.entries(files)) {
      const place = join(this.root, file);
      if (text === undefined) {
        rmSync(place, {force: true, recursive: true});
        continue;
      }
      mkdirSync(dirname(place), {recursive: true});
      writeFileSync(place, text);
    }
  }

  translation() {
    return readTranslation(this.root, readConfig(this.root), this.locale);
  }

  /** Maps `page#section` to the state of each section that is not fresh. */
  async open(): Promise<Readonly<Record<string, State>>> {
    const {pages} = await this.translation();
    return Object.fromEntries(
      pages.flatMap(({path, sections}) =>
        sections
          .filter(({state}) => state !== 'fresh')
          .map(({id, state}) => [`${path}#${id}`, state] as const),
      ),
    );
  }

  get lock(): Lock {
    return readLock(this.root, lockFileOf(this.locale));
  }

  set lock(pages: Lock) {
    writeLock(this.root, lockFileOf(this.locale), pages);
  }

  /** Records the agreement of all pages. Returns the sections that are refused, as `page#section`. */
  async sync(reason?: string): Promise<readonly string[]> {
    const refused: string[] = [];
    let lock = this.lock;
    for (const page of (await this.translation()).pages) {
      if (page.isSettled) continue;
      const result = agreeOn(lock, page, {reason});
      lock = result.lock;
      refused.push(...result.refused.map(({id}) => `${page.path}#${id}`));
    }
    this.lock = lock;
    return refused;
  }
}
