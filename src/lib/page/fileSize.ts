/** A size as a reader wants it: bytes below 1000, kilobytes (of 1000 bytes) with one decimal from there. */
export function fileSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
