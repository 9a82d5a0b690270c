import {all, onClick, type Sync} from './dom';

const code = '[data-code] pre';
/** What scrolls by itself where it is wider than the text. */
const scrollers = `${code}, .scroll-x`;
const foldedCode = '[data-fold="closed"] > pre';

/** Code blocks: wrapping, folds; and which of them, and which tables, the keyboard has to stop at as they scroll. */
export function startCode(): Sync {
  const sizes = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({target}) => target.closest<HTMLElement>(scrollers)));
    // First everything is measured, then everything is set, or the page would be laid out for every block.
    const found = [...changed].flatMap((pre) => (pre ? [{pre, ...overflow(pre)}] : []));
    for (const {pre, wide, tall} of found) {
      if (pre !== document.activeElement) pre.tabIndex = wide || tall ? 0 : -1;
      if (pre.matches('.scroll-x')) nameRegion(pre, wide);
      pre.toggleAttribute('data-wide', wide);
      const holder = pre.closest('[data-code]');
      holder?.toggleAttribute('data-overflows', holder.querySelector('pre[data-wide]') !== null);
    }
  });

  onClick('[data-wrap]', (button) => {
    const wrapped = button.getAttribute('aria-pressed') !== 'true';
    for (const pre of button.closest('[data-code]')?.querySelectorAll('pre') ?? []) {
      pre.toggleAttribute('data-wrapped', wrapped);
    }
    button.setAttribute('aria-pressed', String(wrapped));
  });

  onClick('[data-fold-toggle]', (button) => {
    const block = button.closest<HTMLElement>('[data-fold]');
    if (!block) return;
    const isOpening = block.dataset.fold === 'closed';
    const before = button.getBoundingClientRect().top;
    fold(block, !isOpening);
    // What was read stays in place: opening adds lines above the button, closing takes away what stood there.
    if (!isOpening) {
      scrollBy({top: button.getBoundingClientRect().top - before, behavior: 'instant'});
    }
  });
  // Nobody can scroll a folded block but the browser: it has found something there, by text, address or focus.
  document.addEventListener('scroll', ({target}) => openFound(target), {
    capture: true,
    passive: true,
  });

  return () => {
    sizes.disconnect();
    for (const scroller of all(scrollers)) {
      sizes.observe(scroller);
      if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    }
    for (const button of all('[data-wrap]')) {
      const wrapped = button.closest('[data-code]')?.querySelector('pre[data-wrapped]') !== null;
      button.setAttribute('aria-pressed', String(wrapped));
    }
    for (const pre of all(foldedCode)) openFound(pre);
  };
}

/** What scrolls is a part of the page with a name; what does not is a table and no more. */
function nameRegion(table: HTMLElement, isRegion: boolean): void {
  table.dataset.name ??= table.ariaLabel ?? '';
  table.role = isRegion ? 'region' : null;
  table.ariaLabel = isRegion ? table.dataset.name : null;
}

function overflow(pre: HTMLElement): {readonly wide: boolean; readonly tall: boolean} {
  return {
    wide: pre.scrollWidth > pre.clientWidth,
    tall: pre.scrollHeight > pre.clientHeight && !pre.matches(foldedCode),
  };
}

function fold(block: HTMLElement, isClosed: boolean): void {
  block.dataset.fold = isClosed ? 'closed' : 'open';
  block
    .querySelector(':scope > [data-fold-toggle]')
    ?.setAttribute('aria-expanded', String(!isClosed));
}

function openFound(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(foldedCode)) return;
  const hidden = target.scrollTop;
  if (hidden === 0) return;
  fold(target.parentElement!, false);
  scrollBy({top: hidden, behavior: 'instant'});
}
