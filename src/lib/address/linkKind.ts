/** True for an address on another site. */
export function isExternal(link: string | undefined): link is string {
  return link !== undefined && /^(?:https?:)?\/\//i.test(link);
}
