import {closest} from './card';
import type {ShownType} from './typeNames';

const intents = ['pointerover', 'focusin', 'click'] as const;

/**
 * Shows the types of names in code on hover, focus and tap. The first such event in a block with types loads all types;
 * if the download fails, the next such event repeats it. Returns a cleanup function.
 */
export function watchNames(show: (shown: ShownType | undefined) => void): () => void {
  const listeners = new AbortController();
  const pending = new AbortController();
  let last: Event | undefined;

  function onIntent(event: Event): void {
    if (!closest(event, '[data-code]')?.querySelector('[data-hovers]')) return;
    const isLoading = last !== undefined;
    // A later event does not replace a click. A tap sends several events, of which the click opens the card.
    if (last?.type !== 'click') last = event;
    if (isLoading) return;
    load().then(
      ({record, showTypes}) => {
        pending.abort();
        const {signal} = listeners;
        if (last && !signal.aborted) showTypes({record, show, signal, trigger: last});
      },
      () => (last = undefined),
    );
  }

  for (const type of intents) document.addEventListener(type, onIntent, {signal: pending.signal});
  // The pointer may rest on a block since before this island was hydrated, and sends no event then.
  const hovered = document.querySelector('[data-code]:hover');
  hovered?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  return () => {
    pending.abort();
    listeners.abort();
  };
}

/** Loads the types and the code that shows them, in one chunk. */
async function load() {
  const [{default: record}, {showTypes}] = await Promise.all([
    import(/* webpackChunkName: "hovers" */ '@generated/site-pages/default/hovers.json'),
    import(/* webpackChunkName: "hovers" */ './showTypes'),
  ]);
  return {record, showTypes};
}
