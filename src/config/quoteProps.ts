/**
 * Puts the props of islands in single quotes, so that double quotes in their JSON need no escapes. React has already
 * escaped single quotes. The source of this function is copied into the document template, so the function must not use
 * anything outside of it.
 */
export function quoteProps(html: string): string {
  return html.replace(
    /(<site-island data-island=\x22[^\x22]*\x22 data-props=)\x22([^\x22]*)\x22/g,
    (_, start: string, props: string) => `${start}'${props.replaceAll('&quot;', '\x22')}'`,
  );
}
