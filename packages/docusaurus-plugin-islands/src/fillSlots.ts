/**
 * Moves the HTML of slots into their islands. The server renders a slot's HTML after its island, as
 * `<fill-7>…</fill-7>`, which replaces the comment `<!--fill-7-->` in the island.
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
