type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Resets the text fields of an island to the values of the server, which React expects. Returns a function that enters
 * the user's text again and dispatches an `input` event.
 */
export function takeTypedText(island: HTMLElement): () => void {
  const typed = [...island.querySelectorAll<Field>('input, textarea')]
    .filter((field) => isText(field) && field.value !== field.defaultValue)
    .filter((field) => field.closest('site-island, site-slot') === island)
    .map((field) => {
      const {value, selectionStart, selectionEnd} = field;
      field.value = field.defaultValue;
      return {field, value, selectionStart, selectionEnd};
    });
  return () => {
    if (typed.length === 0) return;
    // Waits until React has attached its listeners.
    queueMicrotask(() => {
      for (const {field, value, selectionStart, selectionEnd} of typed) {
        // Calls the setter of the prototype. React overrides the setter of the field, which would hide the change.
        const prototype = Object.getPrototypeOf(field) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
        if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }
    });
  };
}

function isText(field: Field): boolean {
  return field instanceof HTMLTextAreaElement || /^(?:text|search|url|tel)$/.test(field.type);
}
