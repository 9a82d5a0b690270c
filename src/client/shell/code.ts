import {createSlot} from '../../lib/storage/slot';
import {readWrap} from '../../lib/storage/wrapChoice';
import {storageNamespace} from '../../site/identity';
import * as limits from '../../site/limits';
import {all, hide, hideFindable, onClick, onFound, widthIs, type Sync} from './dom';

const code = '[data-code] pre';
/** What scrolls by itself where it is wider than the text. */
const scrollers = `${code}, .scroll-x`;
const foldedCode = '[data-fold="closed"] > pre';

const root = document.documentElement;
/** Where code is wrapped unless the reader wants it otherwise; the styles of `CodeBlock` repeat it. */
const phone = widthIs('<', limits.mobileWidth);

/** Code blocks: wrapping, folds; and which of them, and which tables, the keyboard has to stop at as they scroll. */
export function startCode(): Sync {
  const slot = createSlot(() => window.localStorage, 'wrap', storageNamespace);

  const sizes = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({target}) => target.closest<HTMLElement>(scrollers)));
    // First everything is measured, then everything is set, or the page would be laid out for every block.
    const found = [...changed].flatMap((pre) => (pre ? [{pre, ...overflow(pre)}] : []));
    for (const {pre, wide, tall, long} of found) {
      if (pre !== document.activeElement) pre.tabIndex = wide || tall ? 0 : -1;
      if (pre.matches('.scroll-x')) nameRegion(pre, wide);
      pre.toggleAttribute('data-wide', wide);
      pre.toggleAttribute('data-long', long);
      const holder = pre.closest('[data-code]');
      holder?.toggleAttribute('data-overflows', holder.querySelector('pre[data-wide]') !== null);
      holder?.toggleAttribute('data-wraps', holder.querySelector('pre[data-long]') !== null);
    }
  });

  /** Sets every button to how its code is shown. */
  function sync(): void {
    const {wrap} = root.dataset;
    for (const button of all('[data-wrap]')) {
      const asks = button.closest('[data-code]')?.querySelector('pre[data-wrapped]') !== null;
      const wrapped = wrap === undefined ? asks || (phone?.matches ?? false) : wrap === 'on';
      button.setAttribute('aria-pressed', String(wrapped));
    }
  }

  // One choice for all code, kept for the next page; before the first paint `headScript.ts` sets it.
  onClick('[data-wrap]', (button) => {
    const wrap = button.getAttribute('aria-pressed') === 'true' ? 'off' : 'on';
    slot.set(wrap);
    const before = button.getBoundingClientRect().top;
    root.dataset.wrap = wrap;
    sync();
    scrollBy({top: button.getBoundingClientRect().top - before, behavior: 'instant'});
  });
  window.addEventListener('storage', ({key, newValue}) => {
    if (key !== slot.key) return;
    const wrap = readWrap(newValue);
    if (wrap) root.dataset.wrap = wrap;
    sync();
  });
  phone?.addEventListener('change', sync);

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
  onFound((found) => {
    const block = found.closest<HTMLElement>('[data-fold="closed"]');
    if (block && found.matches('.code__rest')) fold(block, false);
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
    sync();
    hideFindable('.code__rest');
    // What is not drawn cannot have been scrolled, and asking it would lay it out, one block after another.
    for (const pre of all(foldedCode)) {
      if (pre.checkVisibility({contentVisibilityAuto: true})) openFound(pre);
    }
  };
}

/** What scrolls is a part of the page with a name; what does not is a table and no more. */
function nameRegion(table: HTMLElement, isRegion: boolean): void {
  table.dataset.name ??= table.ariaLabel ?? '';
  table.role = isRegion ? 'region' : null;
  table.ariaLabel = isRegion ? table.dataset.name : null;
}

type Overflow = {
  readonly wide: boolean;
  readonly tall: boolean;
  /** Has lines that are longer than the block is wide, and so either scrolls or wraps. */
  readonly long: boolean;
};

function overflow(pre: HTMLElement): Overflow {
  const wide = pre.scrollWidth > pre.clientWidth;
  return {
    wide,
    tall: pre.scrollHeight > pre.clientHeight && !pre.matches(foldedCode),
    long: wide || hasWrapped(pre),
  };
}

/** True when a line of wrapped code is higher than a line that is not. */
function hasWrapped(pre: HTMLElement): boolean {
  const most = 1.5 * Number.parseFloat(getComputedStyle(pre).lineHeight);
  return [...pre.querySelectorAll<HTMLElement>('.line')].some((line) => line.offsetHeight > most);
}

function fold(block: HTMLElement, isClosed: boolean): void {
  block.dataset.fold = isClosed ? 'closed' : 'open';
  for (const rest of block.querySelectorAll('.code__rest')) hide(rest, isClosed);
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
