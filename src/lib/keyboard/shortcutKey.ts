/** Returns true for an event target that handles typed characters: a field, a select, an editable element. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable]');
  return field !== null && field.getAttribute('contenteditable') !== 'false';
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
