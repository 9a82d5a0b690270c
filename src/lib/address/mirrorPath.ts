/** Returns the path of a page's Markdown mirror: `x/y` → `x/y.md`, `x/` → `x/index.md`. */
export function mirrorPath(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}
