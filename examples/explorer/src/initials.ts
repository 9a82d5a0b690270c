/** Returns the first letters of the words of a name. */
export function initials(name: string): string {
  const words = name.split(' ').map((word) => word.at(0) ?? '');
  return words.join('').toUpperCase();
}
