/** Returns the URL that opens an AI assistant with a question about a page; `mirror` is its Markdown mirror. */
export function questionAddress(ask: string, mirror: string): string {
  return ask + encodeURIComponent(`Read ${mirror}, I want to ask questions about it.`);
}
