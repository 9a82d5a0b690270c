/** Returns true for a target that accepts text: a field, a select, an editable element. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable]');
  return field !== null && field.getAttribute('contenteditable') !== 'false';
}

/**
 * Returns true for a single character that may trigger a shortcut: not handled yet, without modifiers other than Shift,
 * not from an input method, and not in a text field.
 */
export function isShortcutKey(event: KeyboardEvent): boolean {
  return (
    [...event.key].length === 1 &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !(event.isComposing || event.defaultPrevented) &&
    !takesText(event.target)
  );
}
