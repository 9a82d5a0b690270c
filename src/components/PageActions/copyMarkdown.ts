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
 * Writes a text that is still loading to the clipboard. Safari allows a call of `write` only during the click, so the
 * call passes a promise. Resolves to false if the clipboard refuses the text, or is missing, as without HTTPS.
 */
export async function writeWhenLoaded(text: Promise<string>): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  if ('write' in clipboard && 'ClipboardItem' in window) {
    const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    // If `text` rejects, so does `blob`. Only the caller reports it.
    blob.catch(() => undefined);
    try {
      await clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return true;
    } catch {
      // Older browsers do not accept a promise, so the code below waits for the text.
    }
  }
  try {
    return await writeText(await text);
  } catch {
    return false;
  }
}
