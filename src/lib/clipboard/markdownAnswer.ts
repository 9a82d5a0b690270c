/** Response to a request for a Markdown mirror. */
type Answer = {readonly ok: boolean; readonly type: string | null; readonly text: string};

/** Content types that hosts send for `.md` files, or an empty string for none. */
const types = /^(?:text\/(?:x-)?markdown|text\/plain|application\/octet-stream|)$/i;

/** Returns true for Markdown: not an error, not empty, and not HTML, which some hosts return for missing files. */
export function isMarkdown({ok, type, text}: Answer): boolean {
  const [name = ''] = (type ?? '').split(';');
  return (
    ok && types.test(name.trim()) && text.trim() !== '' && !/^\s*<(?:!doctype|html)\b/i.test(text)
  );
}
