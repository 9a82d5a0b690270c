/** Returns true for an absolute URL. */
export function isExternal(link: string | undefined): link is string {
  return link !== undefined && /^(?:https?:)?\/\//i.test(link);
}
