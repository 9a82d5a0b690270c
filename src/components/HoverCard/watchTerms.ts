import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import * as limits from '@site/src/site/limits';
import {closest, createDelay, isOpen, placeBeside} from './card';

type Opened = {readonly word: HTMLElement; readonly card: HTMLElement; readonly byHover: boolean};

/**
 * Turns the glossary terms of the page, which are links, into buttons that show their cards on click, by keyboard and
 * on hover. A click with Ctrl, Shift or Cmd follows the link. Returns a cleanup function.
 */
export function watchTerms(): () => void {
  const listeners = new AbortController();
  const {signal} = listeners;
  const {schedule, cancel} = createDelay(limits.dropdownCloseMs);
  let opened: Opened | undefined;

  const cardOf = (word: HTMLElement): HTMLElement | null =>
    document.getElementById(word.dataset.term ?? '');

  function hide(): void {
    cancel();
    const {word, card} = opened ?? {};
    opened = undefined;
    word?.setAttribute('aria-expanded', 'false');
    if (card && isOpen(card)) card.hidePopover();
  }

  function show(word: HTMLElement, byHover: boolean): void {
    const card = cardOf(word);
    if (!card) return;
    hide();
    opened = {word, card, byHover};
    word.setAttribute('aria-expanded', 'true');
    card.showPopover();
    place(word, card);
  }

  function toggle(word: HTMLElement, byKeyboard: boolean): void {
    // Opening the search or following a link may have closed the card without a call of `hide`.
    const isShown = opened?.word === word && isOpen(opened.card);
    if (isShown && !opened?.byHover) return hide();
    show(word, false);
    if (byKeyboard) opened?.card.focus({preventScroll: true});
  }

  /** Closes the card. If the focus was in the card, it returns to the word. */
  function close(): void {
    const {word, card} = opened ?? {};
    if (card?.contains(document.activeElement)) word?.focus({preventScroll: true});
    hide();
  }

  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node &&
    opened !== undefined &&
    (opened.word.contains(target) || opened.card.contains(target));

  function onClick(event: MouseEvent): void {
    const word = closest(event, '.term');
    if (!word || hasModifier(event) || !cardOf(word)) return;
    event.preventDefault();
    toggle(word, event.detail === 0);
  }

  function onPointerOver(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const word = closest(event, '.term');
    if (isInside(event.target)) cancel();
    else if (word && (!opened || opened.byHover)) {
      schedule(() => word.matches(':hover') && show(word, true));
    } else if (opened?.byHover) schedule(hide);
    else cancel();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const word = closest(event, '.term');
    if (word && event.key === ' ') {
      event.preventDefault();
      toggle(word, true);
    } else if (event.key === 'Escape' && opened) {
      close();
    } else if (event.key === 'Tab' && opened?.card.contains(document.activeElement)) {
      // The card is at the end of the page. Tab leaves it for its word, or for the link that follows the word.
      const links = opened.card.querySelectorAll('a[href]');
      const isOnLast = document.activeElement === links[links.length - 1];
      if (event.shiftKey) event.preventDefault();
      if (event.shiftKey || isOnLast) close();
    }
  }

  for (const word of document.querySelectorAll<HTMLElement>('.term[data-term]')) {
    if (!cardOf(word)) continue;
    word.setAttribute('role', 'button');
    word.setAttribute('aria-haspopup', 'dialog');
    word.setAttribute('aria-expanded', 'false');
  }
  // In the capture phase, so before client-side navigation would follow the link.
  document.addEventListener('click', onClick, {signal, capture: true});
  document.addEventListener('pointerover', onPointerOver, {signal});
  document.addEventListener('pointerdown', ({target}) => !isInside(target) && hide(), {signal});
  document.addEventListener(
    'focusin',
    ({target}) => !opened?.byHover && !isInside(target) && hide(),
    {signal},
  );
  document.addEventListener('keydown', onKeyDown, {signal});
  window.addEventListener('resize', hide, {signal});

  return () => {
    hide();
    listeners.abort();
  };
}

/** Moves a card beside its word, in page coordinates, so that it scrolls with the text. */
function place(word: Element, card: HTMLElement): void {
  const {left, top} = placeBeside(word, card, {gap: 6, margin: 16});
  card.style.left = `${Math.round(left + scrollX)}px`;
  card.style.top = `${Math.round(top + scrollY)}px`;
}
