import * as limits from '../../site/limits';
import {all, closest, hasPopovers, type Sync} from './dom';

/** Room between a word and its card, and between the card and the edge of the window, in px. */
const gap = 6;
const edge = 16;

/** The card that is open, and the word it belongs to. */
type Opened = {readonly word: HTMLElement; readonly card: HTMLElement; readonly byHover: boolean};

/**
 * Terms of the glossary: a word's link becomes a button that shows what it means, by click, by keyboard, and while
 * the pointer rests on the word or the card. With Ctrl, Shift or Cmd the link leads to the glossary as any other.
 */
export function startTerms(): Sync {
  if (!hasPopovers()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opened: Opened | undefined;

  const cardOf = (word: HTMLElement): HTMLElement | null =>
    document.getElementById(word.dataset.term ?? '');

  function later(run: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(run, limits.dropdownCloseMs);
  }

  function hide(): void {
    clearTimeout(timer);
    const {word, card} = opened ?? {};
    opened = undefined;
    word?.setAttribute('aria-expanded', 'false');
    if (card?.matches(':popover-open')) card.hidePopover();
  }

  function show(word: HTMLElement, byHover: boolean): void {
    const card = cardOf(word);
    if (!card) return;
    hide();
    opened = {word, card, byHover};
    word.setAttribute('aria-expanded', 'true');
    card.showPopover();
    position(card, word.getBoundingClientRect());
  }

  function act(word: HTMLElement, byKeyboard: boolean): void {
    // What else closes popovers (a link in one, going back) does not say so here.
    const isOpen = opened?.word === word && opened.card.matches(':popover-open');
    if (isOpen && !opened?.byHover) return hide();
    show(word, false);
    if (byKeyboard) opened?.card.focus({preventScroll: true});
  }

  // Before what follows links, which would lead to the glossary.
  document.addEventListener(
    'click',
    (event) => {
      const word = closest(event, '.term');
      if (!word || event.ctrlKey || event.metaKey || event.shiftKey || !cardOf(word)) return;
      event.preventDefault();
      act(word, event.detail === 0);
    },
    true,
  );

  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node &&
    opened !== undefined &&
    (opened.word.contains(target) || opened.card.contains(target));

  document.addEventListener('pointerdown', (event) => {
    if (!isInside(event.target)) hide();
  });
  document.addEventListener('focusin', (event) => {
    if (!opened?.byHover && !isInside(event.target)) hide();
  });

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const word = closest(event, '.term');
    if (isInside(event.target)) clearTimeout(timer);
    else if (word && (!opened || opened.byHover)) {
      later(() => word.matches(':hover') && show(word, true));
    } else if (opened?.byHover) later(hide);
    else clearTimeout(timer);
  });

  document.addEventListener('keydown', (event) => {
    const word = closest(event, '.term');
    if (word && event.key === ' ') {
      event.preventDefault();
      act(word, true);
    } else if (event.key === 'Escape' && opened) {
      leave();
    } else if (event.key === 'Tab' && opened?.card.contains(document.activeElement)) {
      // The card stands at the end of the page; for the keyboard it stands behind its word.
      const links = opened.card.querySelectorAll('a[href]');
      const isOnLast = document.activeElement === links[links.length - 1];
      if (event.shiftKey) event.preventDefault();
      if (event.shiftKey || isOnLast) leave();
    }
  });

  /** Closes the card; focus that was in it goes back to the word. */
  function leave(): void {
    const {word, card} = opened ?? {};
    if (card?.contains(document.activeElement)) word?.focus({preventScroll: true});
    hide();
  }

  window.addEventListener('resize', hide);

  return () => {
    hide();
    for (const word of all('.term[data-term]')) {
      if (!cardOf(word)) continue;
      word.setAttribute('role', 'button');
      word.setAttribute('aria-haspopup', 'dialog');
      word.setAttribute('aria-expanded', 'false');
    }
  };
}

/** Puts a card below its word, or above it where there is more room, inside the window; it scrolls with the text. */
function position(card: HTMLElement, at: DOMRect): void {
  const {clientWidth, clientHeight} = document.documentElement;
  const {width, height} = card.getBoundingClientRect();
  const below = clientHeight - at.bottom;
  const isAbove = below < height + gap + edge && at.top > below;
  const top = isAbove ? at.top - height - gap : at.bottom + gap;
  const left = Math.max(edge, Math.min(at.left, clientWidth - width - edge));
  card.style.top = `${Math.round(top + scrollY)}px`;
  card.style.left = `${Math.round(left + scrollX)}px`;
}
