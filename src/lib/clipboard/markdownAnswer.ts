/** What a server answered to the request for a Markdown mirror. */
type Answer = {readonly ok: boolean; readonly type: string | null; readonly text: string};

/** Types that hosts give to `.md` files; one that says nothing counts too. */
const types = /^(?:text\/(?:x-)?markdown|text\/plain|application\/octet-stream|)$/i;

/**
 * True when the answer can be copied as a page's Markdown: not an error, not empty, and no HTML, which
 * hosts without rules send for what they do not have, with any type.
 */
export function isMarkdown({ok, type, text}: Answer): boolean {
  const [name = ''] = (type ?? '').split(';');
  return (
    ok && types.test(name.trim()) && text.trim() !== '' && !/^\s*<(?:!doctype|html)\b/i.test(text)
  );
}
