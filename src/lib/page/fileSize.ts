/** Formats a size: below 1000 in bytes, otherwise in kilobytes of 1000 bytes with one decimal. */
export function fileSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
