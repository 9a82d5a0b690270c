/** Returns true for an event target that handles typed characters: a field, a select, an editable element. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable]');
  return field !== null && field.getAttribute('contenteditable') !== 'false';
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns true for Control or Command with a Latin letter. Keyboard layouts of other scripts, such as Cyrillic or Greek,
 * have another letter on the same key.
 */
export function isCommand({key, code, ctrlKey, metaKey}: Key, letter: string): boolean {
  const isLatin = /^[ -~]*$/.test(key);
  return (
    (ctrlKey || metaKey) &&
    (key.toLowerCase() === letter || (!isLatin && code === `Key${letter.toUpperCase()}`))
  );
}

/**
 * Returns true for a single character that may trigger a shortcut: without modifiers other than Shift, not typed with
 * an input method or in a text field, and not handled already.
 */
export function isShortcutKey(event: KeyboardEvent): boolean {
  return (
    [...event.key].length === 1 &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !(event.isComposing || event.defaultPrevented) &&
    !takesText(event.target)
  );
}
