/** Returns true for the keys that open a dialog: the search, the shortcut keys. */
export function opensDialog({key, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' || key === '?';
}
