import type {MessageId} from '../../site/locales';

/** What is printed on a key, and its name where that is a sign. */
type Cap = {readonly label: string; readonly name?: MessageId};

const signs: Readonly<Record<string, Cap>> = {
  Cmd: {label: '⌘', name: 'keys.command'},
  Option: {label: '⌥', name: 'keys.option'},
  Up: {label: '↑', name: 'keys.up'},
  Down: {label: '↓', name: 'keys.down'},
  Left: {label: '←', name: 'keys.left'},
  Right: {label: '→', name: 'keys.right'},
};

/** The keys of a combination, `Ctrl+Shift+K`; a plus at its end is a key itself. An empty name throws. */
export function keyCaps(press: string): readonly Cap[] {
  const keys = press.split(/(?<=[^+])\+(?=.)/).map((key) => key.trim());
  if (keys.some((key) => key === '')) throw new Error(`"${press}" names no keys`);
  return keys.map((key) => signs[key] ?? {label: key});
}
