/** The address that asks an assistant about a page: English in every language, with the mirror's address. */
export function questionAddress(ask: string, mirror: string): string {
  return ask + encodeURIComponent(`Read ${mirror}, I want to ask questions about it.`);
}
