import type {LocalizedText} from '../../site/locales';

/** What is printed on a key, and its name where that is a sign. */
type Cap = {readonly label: string; readonly name?: LocalizedText};

const signs: Readonly<Record<string, Cap>> = {
  Cmd: {label: '⌘', name: {en: 'Command', 'zh-Hans': 'Command'}},
  Option: {label: '⌥', name: {en: 'Option', 'zh-Hans': 'Option'}},
  Up: {label: '↑', name: {en: 'up arrow', 'zh-Hans': '上箭头'}},
  Down: {label: '↓', name: {en: 'down arrow', 'zh-Hans': '下箭头'}},
  Left: {label: '←', name: {en: 'left arrow', 'zh-Hans': '左箭头'}},
  Right: {label: '→', name: {en: 'right arrow', 'zh-Hans': '右箭头'}},
};

/** The keys of a combination, `Ctrl+Shift+K`; a plus at its end is a key itself. An empty name throws. */
export function keyCaps(press: string): readonly Cap[] {
  const keys = press.split(/(?<=[^+])\+(?=.)/).map((key) => key.trim());
  if (keys.some((key) => key === '')) throw new Error(`"${press}" names no keys`);
  return keys.map((key) => signs[key] ?? {label: key});
}
