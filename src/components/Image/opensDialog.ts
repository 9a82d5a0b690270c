/** Returns true for the keys that open the search or the list of keyboard shortcuts. */
export function opensDialog({key, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' || key === '?';
}
