/** Reads whether the reader wants code wrapped; undefined as long as nobody has said. */
export function readWrap(stored: string | null): 'on' | 'off' | undefined {
  return stored === 'on' || stored === 'off' ? stored : undefined;
}
