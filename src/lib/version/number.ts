/** The version that a text is, and nothing else; undefined for ranges, words and nonsense. */
export function versionNumber(text: string | null | undefined): string | undefined {
  return /^\s*v?(\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[\w.]+)?)\s*$/.exec(text ?? '')?.[1];
}
