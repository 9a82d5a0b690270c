import type {LocalizedText} from '../../site/locales';

/** How keys are told that differ on macOS; both are shown, whatever the reader's system. */
export const words = {
  both: {en: '{keys} or {mac}', 'zh-Hans': '{keys} 或 {mac}'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
