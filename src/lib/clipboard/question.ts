/** The address that asks an assistant about a page (spec 2.10): English in every language, with the twin's address. */
export function questionAddress(ask: string, twin: string): string {
  return ask + encodeURIComponent(`Read ${twin}, I want to ask questions about it.`);
}
