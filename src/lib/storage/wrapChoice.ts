/** Reads the stored choice to wrap code; undefined if there is none. */
export function readWrap(stored: string | null): 'on' | 'off' | undefined {
  return stored === 'on' || stored === 'off' ? stored : undefined;
}
