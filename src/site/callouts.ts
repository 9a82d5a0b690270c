import type {LocalizedText} from './locales';

/** The kinds of callout and what each is called. */
export const calloutKinds = {
  note: {en: 'Note', 'zh-Hans': '说明'},
  tip: {en: 'Tip', 'zh-Hans': '提示'},
  info: {en: 'Info', 'zh-Hans': '信息'},
  warning: {en: 'Warning', 'zh-Hans': '注意'},
  danger: {en: 'Danger', 'zh-Hans': '警告'},
} as const satisfies Readonly<Record<string, LocalizedText>>;

type CalloutKind = keyof typeof calloutKinds;

/** True for the name of a kind. */
export function isCalloutKind(name: string): name is CalloutKind {
  return Object.hasOwn(calloutKinds, name);
}
