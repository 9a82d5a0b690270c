import type {LocalizedText} from '../../../site/locales';
import type {OptionNote} from '../note';

export type OptionNotes = Readonly<Record<string, OptionNote>>;

export function words(en: string, zh: string): LocalizedText {
  return {en, 'zh-Hans': zh};
}
