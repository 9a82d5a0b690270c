import type {MessageId} from '../../site/locales';

/** Label of a key. If it is a symbol, `name` is the id of the message with the name of the key. */
type Cap = {readonly label: string; readonly name?: MessageId};

const symbols: Readonly<Record<string, Cap>> = {
  Cmd: {label: '⌘', name: 'keys.command'},
  Option: {label: '⌥', name: 'keys.option'},
  Up: {label: '↑', name: 'keys.up'},
  Down: {label: '↓', name: 'keys.down'},
  Left: {label: '←', name: 'keys.left'},
  Right: {label: '→', name: 'keys.right'},
};

/** Returns the keys of a combination such as `Ctrl+Shift+K`; a plus at its end is a key. Throws if a key is missing. */
export function keyCaps(press: string): readonly Cap[] {
  const keys = press.split(/(?<=[^+])\+(?=.)/).map((key) => key.trim());
  if (keys.some((key) => key === ''))
    throw new Error(`"${press}" is not a key combination: write one such as Ctrl+Shift+K.`);
  return keys.map((key) => symbols[key] ?? {label: key});
}
