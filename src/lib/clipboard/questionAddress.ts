/** Returns a URL that opens an AI assistant with a question. `mirror` is the URL of the page's Markdown mirror. */
export function questionAddress(ask: string, mirror: string): string {
  return ask + encodeURIComponent(`Read ${mirror}, I want to ask questions about it.`);
}
