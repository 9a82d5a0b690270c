/**
 * Puts the props of islands in single quotes, so that the double quotes of their JSON need not be escaped. React has
 * escaped the single ones. The function is written into the document template as text, so it uses nothing from outside.
 */
export function quoteProps(html: string): string {
  return html.replace(
    /(<site-island data-island=\x22[^\x22]*\x22 data-props=)\x22([^\x22]*)\x22/g,
    (_, start: string, props: string) => `${start}'${props.replaceAll('&quot;', '\x22')}'`,
  );
}
