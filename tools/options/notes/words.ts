import type {LocalizedText} from '../../../src/site/locales';
import type {OptionNote} from '../../../src/compiler/records/options/note';

export type OptionNotes = Readonly<Record<string, OptionNote>>;

export function words(en: string, zh: string): LocalizedText {
  return {en, 'zh-Hans': zh};
}
