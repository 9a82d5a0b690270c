/**
 * Puts the HTML of slots into the islands they belong to. The static page renders them behind their island, as
 * `<fill-7>…</fill-7>`, and the island has `<!--fill-7-->` in their place.
 * The function is written into the document template as text, so it uses nothing from outside.
 */
export function fillSlots(html: string): string {
  const contents = new Map<string, string>();
  const takeOut = (text: string): string =>
    text.replace(/<fill-(\d+)>([^]*?)<\/fill-\1>/g, (_, key: string, content: string) => {
      contents.set(key, takeOut(content));
      return '';
    });
  const putIn = (text: string): string =>
    text.replace(/<!--fill-(\d+)-->/g, (_, key: string) => putIn(contents.get(key) ?? ''));
  return putIn(takeOut(html));
}
