/** A page without its scripts, and without what fetches one beforehand: what the text and its styles alone cost. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) =>
      /rel=["']?(?:modulepreload|prefetch)|as=["']?script/i.test(link) ? '' : link,
    );
}
