import type {LocalizedText} from '../../site/locales';

/** Column heads of the tool table. */
export const columns: readonly LocalizedText[] = [
  {en: 'Tool', 'zh-Hans': '工具'},
  {en: 'What it is for', 'zh-Hans': '用途'},
  {en: 'Package', 'zh-Hans': '包名'},
];
