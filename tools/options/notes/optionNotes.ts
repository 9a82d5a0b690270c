import type {OptionNote} from '../../../src/compiler/records/options/optionNote';
import type {LocalizedText} from '../../../src/site/locales';

export type OptionNotes = Readonly<Record<string, OptionNote>>;

export function text(en: string, zh: string): LocalizedText {
  return {en, 'zh-Hans': zh};
}

/** Returns a note with a summary in both languages. */
export function note(en: string, zh: string, more: Omit<OptionNote, 'summary'> = {}): OptionNote {
  return {summary: text(en, zh), ...more};
}
