/** Returns true for a URL with a host: `https://…`, `http://…` or `//…`. */
export function isExternal(link: string | undefined): link is string {
  return link !== undefined && /^(?:https?:)?\/\//i.test(link);
}
