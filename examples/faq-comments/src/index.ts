/** Greets by name. */
export function greet(name: string): string {
  // Nobody has to give a name.
  return `Hello, ${name || 'you'}!`;
}

/** Nothing uses this. */
function shout(text: string): string {
  return text.toUpperCase();
}
