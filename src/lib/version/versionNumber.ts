/** Returns the version in a text that contains nothing else, else undefined. */
export function versionNumber(text: string | null | undefined): string | undefined {
  return /^\s*v?(\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[\w.]+)?)\s*$/.exec(text ?? '')?.[1];
}
