/** Returns the element id in a hash such as `#id`; an empty string if there is none or it cannot be decoded. */
export function targetId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
