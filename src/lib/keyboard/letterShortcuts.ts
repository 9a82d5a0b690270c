/** True where a key press is meant as text: a field, a list of choices, an editable element. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable]');
  return field !== null && field.getAttribute('contenteditable') !== 'false';
}

/**
 * True for a single printable character that may trigger a shortcut: no modifier but Shift, no
 * composition of an input method, nobody has handled it, and the reader is not typing.
 */
export function isLetterPress(event: KeyboardEvent): boolean {
  return (
    [...event.key].length === 1 &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !(event.isComposing || event.defaultPrevented) &&
    !takesText(event.target)
  );
}
