import {translate} from '@docusaurus/Translate';
import type {LogData} from '@site/src/lib/log/logFormat';
import * as limits from '@site/src/site/limits';
import type {SearchParts} from './parts';

/** Pasted text and its label in the field. */
type Pasted = {
  readonly label: string;
  readonly text: string;
  /** True for a single line that fits into the field; without known errors it is a normal query. */
  readonly isQuery: boolean;
};
type Answer = {
  readonly results: readonly {readonly hits: readonly unknown[]; readonly nbHits: number}[];
};

let pasted: Pasted | undefined;
let data: Promise<LogData> | undefined;
/** Suggested query for a log without known errors. */
let words = '';
const listeners = new Set<() => void>();

export const logWords = {
  get: (): string => words,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function setWords(next: string): void {
  words = next;
  listeners.forEach((listener) => listener());
}

/** Sets the text of the field and searches for it, even if it is unchanged. */
export function setQuery(field: HTMLInputElement, text: string): void {
  field.focus();
  // The native setter, as React ignores an unchanged value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Treats long or multi-line text pasted into the field as a log. Returns a function that stops it. */
export function listenForLogs(dialog: HTMLElement): () => void {
  function paste(event: ClipboardEvent): void {
    const field = event.target;
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (!(field instanceof HTMLInputElement) || text.split(/\s+/).length < 3) return;
    const isQuery = !/[\r\n]/.test(text) && text.length <= limits.searchInputMax;
    pasted = {text, isQuery, label: isQuery ? text : translate({id: 'search.log'})};
    if (isQuery) return;
    event.preventDefault();
    setQuery(field, pasted.label);
  }

  function forget(): void {
    pasted = undefined;
    setWords('');
  }

  function input({target}: Event): void {
    if ((target as HTMLInputElement).value.trim() !== pasted?.label) forget();
  }

  dialog.addEventListener('paste', paste, true);
  dialog.addEventListener('input', input, true);
  dialog.addEventListener('reset', forget, true);
  return () => {
    dialog.removeEventListener('paste', paste, true);
    dialog.removeEventListener('input', input, true);
    dialog.removeEventListener('reset', forget, true);
    forget();
  };
}

/** Returns the answer for a pasted log; undefined for other queries. */
export async function answerLog(query: string, parts: SearchParts): Promise<Answer | undefined> {
  const log = pasted?.label === query.trim() ? pasted : undefined;
  if (!log) return undefined;
  try {
    const [{readLog}, known] = await Promise.all([import('./readLog'), load(parts)]);
    const found = readLog(log.text, known, translate({id: 'search.log.known'}));
    if (found.hits.length === 0 && log.isQuery) return undefined;
    if (log === pasted) setWords(found.words);
    return {results: [{hits: found.hits, nbHits: found.hits.length}]};
  } catch (error) {
    if (log.isQuery) return undefined;
    throw error;
  }
}

/** Loads the errors that pages describe. The next call retries a failed download. */
function load({pointer}: SearchParts): Promise<LogData> {
  data ??= (async () => {
    const {start} = (await read(await fetch(pointer, {cache: 'no-cache'}))) as {start: string};
    return read(await fetch(pointer.replace(/[^/]*$/, `${start}log.json`)));
  })();
  data.catch(() => (data = undefined));
  return data;

  function read(response: Response): Promise<never> {
    if (response.ok) return response.json() as Promise<never>;
    const {status} = response;
    throw Object.assign(new Error(`What the pages say about errors answered ${status}`), {status});
  }
}
