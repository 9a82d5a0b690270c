/** Returns the version if a text contains nothing else; otherwise undefined. */
export function versionNumber(text: string | null | undefined): string | undefined {
  return /^\s*v?(\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[\w.]+)?)\s*$/.exec(text ?? '')?.[1];
}
