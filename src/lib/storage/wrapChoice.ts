/** Parses the stored choice about wrapping code; undefined if there is none. */
export function readWrap(stored: string | null): 'on' | 'off' | undefined {
  return stored === 'on' || stored === 'off' ? stored : undefined;
}
