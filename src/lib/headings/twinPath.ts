/** Path of a page's Markdown twin: `x/y` → `x/y.md`, `x/` → `x/index.md` (design 2). */
export function twinPath(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}
