import {parse as parseYaml} from 'yaml';
import type {OptionNote, Overlay} from '../../../src/rslib/options/optionNote';
import type {LocalizedText} from '../../../src/site/locales';
import {read} from '../../support/files';

const readYaml = <T>(name: string): T => parseYaml(read(`tools/rslib/options/${name}.yml`)) as T;

type Choices = Omit<Overlay, 'order' | 'notes'> &
  Readonly<Record<'library' | 'bundler', readonly string[]>>;

const {library, bundler, ...choices} = readYaml<Choices>('overlay');

/** Settings of Rspack that Rslib changes and that pages show. */
export const bundlerSettings = bundler;

/** This site's choices about options, such as their order, and texts about them, which no package contains. */
export const overlay: Overlay = {
  ...choices,
  order: [...library, ...choices.groups],
  notes: readNotes(),
};

/** Reads `notes.yml`, in which each language of a summary is a field of the note itself. */
function readNotes(): Overlay['notes'] {
  const notes =
    readYaml<Readonly<Record<string, LocalizedText & Omit<OptionNote, 'summary'>>>>('notes');
  return Object.fromEntries(
    Object.entries(notes).map(([name, {en, 'zh-Hans': zh, ...more}]) => [
      name,
      {summary: {en, 'zh-Hans': zh}, ...more},
    ]),
  );
}
