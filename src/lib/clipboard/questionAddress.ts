/** Returns the URL that asks an assistant about a page, in English, with the URL of its Markdown mirror. */
export function questionAddress(ask: string, mirror: string): string {
  return ask + encodeURIComponent(`Read ${mirror}, I want to ask questions about it.`);
}
