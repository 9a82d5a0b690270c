/** Removes scripts from a page, and links that fetch scripts ahead. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) =>
      /rel=["']?(?:modulepreload|prefetch)|as=["']?script/i.test(link) ? '' : link,
    );
}
