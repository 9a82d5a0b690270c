/**
 * Puts the props of islands in single quotes, so that double quotes in their JSON need no escape. React has escaped
 * single quotes. The document template contains this function as text, so it must not use anything from outside.
 */
export function quoteProps(html: string): string {
  return html.replace(
    /(<site-island data-island=\x22[^\x22]*\x22 data-props=)\x22([^\x22]*)\x22/g,
    (_, start: string, props: string) => `${start}'${props.replaceAll('&quot;', '\x22')}'`,
  );
}
