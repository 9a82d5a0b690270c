/**
 * Puts the props of islands in single quotes, so that double quotes in their JSON need no escapes. React has already
 * escaped single quotes.
 */
export function quoteProps(html: string): string {
  return html.replace(
    /(<site-island data-island="[^"]*" data-props=)"([^"]*)"/g,
    (_, start: string, props: string) => `${start}'${props.replaceAll('&quot;', '"')}'`,
  );
}
