/** The id that a hash leads to; empty for none, and for what is no address. */
export function targetId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
