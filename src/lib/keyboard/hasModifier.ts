type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns true if Alt, Ctrl, Meta or Shift is pressed, which gives a click or a key another meaning in browsers. */
export function hasModifier({altKey, ctrlKey, metaKey, shiftKey}: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
