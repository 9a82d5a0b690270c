type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets the text fields of an island back to what the server rendered, which React expects, and returns a function that
 * types the user's text again: the component hears of it as of any key.
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
    // When React has attached its listeners.
    queueMicrotask(() => {
      for (const {field, value, selectionStart, selectionEnd} of typed) {
        // React compares with the value that it last set through the field's own property.
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
