import {writeText} from '@site/src/hooks/useCopy';
import {isMarkdown} from '@site/src/lib/clipboard/markdownAnswer';

/** Fetches a Markdown mirror. Rejects if the response is not Markdown, and when `signal` aborts. */
export async function fetchMarkdown(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {headers: {accept: 'text/markdown'}, signal});
  const text = await response.text();
  const answer = {ok: response.ok, type: response.headers.get('content-type'), text};
  if (!isMarkdown(answer)) throw new Error(`No Markdown at ${url}`);
  return text;
}

/**
 * Writes a text that is still loading to the clipboard. Safari allows writing only during the click, so it is passed
 * the promise. Resolves to false if the clipboard refuses the text, or is missing because the page has no HTTPS.
 */
export async function writeWhenLoaded(text: Promise<string>): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  if ('write' in clipboard && 'ClipboardItem' in window) {
    const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    // The caller handles a rejection of `text`; that of this copy is ignored.
    blob.catch(() => undefined);
    try {
      await clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return true;
    } catch {
      // Older browsers do not accept a promise: the text itself is written below.
    }
  }
  try {
    return await writeText(await text);
  } catch {
    return false;
  }
}
