import type {MessageId} from '../../site/locales';

/** Label of a key; `name` is the message for a label that is a symbol. */
type Cap = {readonly label: string; readonly name?: MessageId};

const symbols: Readonly<Record<string, Cap>> = {
  Cmd: {label: '⌘', name: 'keys.command'},
  Option: {label: '⌥', name: 'keys.option'},
  Up: {label: '↑', name: 'keys.up'},
  Down: {label: '↓', name: 'keys.down'},
  Left: {label: '←', name: 'keys.left'},
  Right: {label: '→', name: 'keys.right'},
};

/** Returns the keys of a combination such as `Ctrl+Shift+K`; a trailing plus is a key. Throws if a name is empty. */
export function keyCaps(press: string): readonly Cap[] {
  const keys = press.split(/(?<=[^+])\+(?=.)/).map((key) => key.trim());
  if (keys.some((key) => key === ''))
    throw new Error(`"${press}" is not a key combination: write one such as Ctrl+Shift+K.`);
  return keys.map((key) => symbols[key] ?? {label: key});
}
