import {closest, hasPopovers, type Sync} from './dom';

/** The address of the script that shows what the compiler said, known when the site is built. */
declare const __HOVERS__: string;

/** What `src/client/hovers.ts` is to the shell. */
type Hovers = {readonly start: (event: Event) => void};

const intents = ['pointerover', 'focusin', 'click'] as const;

/** Loads the hovers of code blocks when the pointer or the focus first comes to one: nobody else pays for them. */
export function startHovers(): Sync {
  if (!hasPopovers()) return () => undefined;
  let last: Event | undefined;
  let script = __HOVERS__;
  let failures = 0;

  function onIntent(event: Event): void {
    if (!closest(event, '[data-code]')?.querySelector('[data-hovers]')) return;
    const isLoading = last !== undefined;
    // A tap ends in a click: it says more than what came before it.
    if (last?.type !== 'click') last = event;
    if (isLoading) return;
    (import(script) as Promise<Hovers>).then(
      ({start}) => {
        for (const type of intents) document.removeEventListener(type, onIntent);
        if (last) start(last);
      },
      // The network failed: the code stays plain, and the next visit tries again. Some browsers remember for the life
      // of the page which address failed, so it gets another one.
      () => {
        failures += 1;
        script = `${__HOVERS__}?retry=${failures}`;
        last = undefined;
      },
    );
  }

  for (const type of intents) document.addEventListener(type, onIntent);
  return () => undefined;
}
