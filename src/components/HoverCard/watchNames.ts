import type {HoverRecord} from '@site/src/compiler/records/hovers';
import {closest} from './card';
import {explainNames} from './explainNames';
import type {ShownType} from './markNames';

const intents = ['pointerover', 'focusin', 'click'] as const;

/**
 * Shows the types of names in code on hover, focus and tap. They are loaded when the pointer or the focus first comes to
 * a block that has any; if the download fails, the code stays plain and the next visit retries. Returns what ends that.
 */
export function watchNames(show: (shown: ShownType | undefined) => void): () => void {
  const ending = new AbortController();
  const waiting = new AbortController();
  let last: Event | undefined;

  function onIntent(event: Event): void {
    if (!closest(event, '[data-code]')?.querySelector('[data-hovers]')) return;
    const isLoading = last !== undefined;
    // A tap ends in a click, which says more than the events before it.
    if (last?.type !== 'click') last = event;
    if (isLoading) return;
    loadRecord().then(
      (record) => {
        waiting.abort();
        const {signal} = ending;
        if (last && !signal.aborted) explainNames({record, show, signal, first: last});
      },
      () => (last = undefined),
    );
  }

  for (const type of intents) document.addEventListener(type, onIntent, {signal: waiting.signal});
  return () => {
    waiting.abort();
    ending.abort();
  };
}

async function loadRecord(): Promise<HoverRecord> {
  const {default: record} = await import(
    /* webpackChunkName: "hovers" */ '@site/src/data/hovers.json'
  );
  return record as unknown as HoverRecord;
}
