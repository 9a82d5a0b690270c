import fs from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import type {LocalizedText} from '../../site/locales';
import {siteRoot} from '../../compiler/siteRoot';

/** Sentences about a release, with code in backticks. Names of options become links to their descriptions. */
type ReleaseNote = {
  /** The most important change for users, in one sentence. */
  readonly line: LocalizedText;
  readonly more?: LocalizedText;
  /** Routes of the article about the release, and of the section for users who upgrade to it. */
  readonly article?: string;
  readonly guide?: string;
  /** Descriptions and defaults (as code) of options that the release added, if they have changed since. */
  readonly options?: Readonly<Record<string, LocalizedText & {readonly default?: string}>>;
};

/** Notes by version. A release without a note is described by the names of its changed options. */
export const releaseNotes = readNotes();

/** Reads `notes.yml`, where the fields `en` and `zh-Hans` of a note are its `line`. */
function readNotes(): Readonly<Record<string, ReleaseNote>> {
  const file = path.join(siteRoot, 'src/rslib/releases/notes.yml');
  const notes = parseYaml(fs.readFileSync(file, 'utf8')) as Readonly<
    Record<string, LocalizedText & Omit<ReleaseNote, 'line'>>
  >;
  return Object.fromEntries(
    Object.entries(notes).map(([version, {en, 'zh-Hans': zh, ...more}]) => [
      version,
      {line: {en, 'zh-Hans': zh}, ...more},
    ]),
  );
}
