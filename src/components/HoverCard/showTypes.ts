import type {HoverRecord} from '@site/src/compiler/code/recordedHovers';
import {nameForKey} from '@site/src/lib/hovers/nameForKey';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import * as limits from '@site/src/site/limits';
import {closest, createDelay} from './card';
import {placeTypeCard, typeCard} from './placeTypeCard';
import {makeTabStop, namesOf, prepareNames, textOf, type ShownType} from './typeNames';

type Options = {
  readonly record: HoverRecord;
  readonly show: (shown: ShownType | undefined) => void;
  readonly signal: AbortSignal;
  /** Event that caused the record to be loaded. `showTypes` handles it too, as it was not listening at that time. */
  readonly trigger: Event;
};

const nameAt = (event: Event): HTMLElement | null => closest(event, '.type-name');
const isInCard = (node: EventTarget | null): boolean =>
  node instanceof Node && typeCard()?.contains(node) === true;

/** Returns the name at the position of a click that happened before `prepareNames` wrapped the name in an element. */
const pointedAt = ({clientX, clientY}: MouseEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.type-name') ?? null;

/** Shows the type of the name under the pointer or the focus, until the signal aborts. */
export function showTypes({record, show: render, signal, trigger}: Options): void {
  const {schedule, cancel} = createDelay(limits.popoverDelayMs);
  let shown: HTMLElement | undefined;
  /** True if a click or the focus opened the card, which then stays when the pointer leaves. */
  let isPinned = false;
  /** Name on which the mouse button is down. Until the release it lacks `tabindex`, so that Chromium selects text. */
  let pressed: {readonly name: HTMLElement; readonly tabIndex: number} | undefined;
  let pinnedBefore: HTMLElement | undefined;

  function show(name: HTMLElement, pinned: boolean): void {
    cancel();
    const text = textOf(name);
    if (!text) return;
    shown = name;
    isPinned = pinned;
    render({name, text});
  }

  function hide(): void {
    cancel();
    shown = undefined;
    isPinned = false;
    render(undefined);
  }

  function prepare(event: Event): void {
    const block = closest(event, '[data-code]');
    for (const pre of block?.querySelectorAll<HTMLElement>('[data-hovers]') ?? []) {
      prepareNames(pre, record);
    }
  }

  function onPointerOver(event: PointerEvent): void {
    prepare(event);
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    const name = nameAt(event);
    if (name && name === shown) cancel();
    else if (name) schedule(() => show(name, false));
    else if (isInCard(event.target)) cancel();
    else if (shown && !isPinned) schedule(hide);
    else cancel();
  }

  function onFocusIn(event: FocusEvent): void {
    prepare(event);
    const name = nameAt(event);
    if (!name) return;
    makeTabStop(name);
    show(name, true);
  }

  function onFocusOut({target, relatedTarget}: FocusEvent): void {
    const isOwn = (node: EventTarget | null): boolean => node === shown || isInCard(node);
    if (shown && isOwn(target) && !isOwn(relatedTarget)) hide();
  }

  function release(): void {
    if (pressed) pressed.name.tabIndex = pressed.tabIndex;
    pressed = undefined;
  }

  function onPointerDown(event: PointerEvent): void {
    release();
    cancel();
    pinnedBefore = isPinned ? shown : undefined;
    const name = nameAt(event);
    if (shown && !name && !isInCard(event.target)) hide();
    if (!name || event.pointerType !== 'mouse') return;
    pressed = {name, tabIndex: name.tabIndex};
    name.removeAttribute('tabindex');
  }

  function toggle(name: HTMLElement | null): void {
    // A click that ends a selection of text does not show a card.
    if (!name || !window.getSelection()?.isCollapsed) return;
    if (pinnedBefore === name) return hide();
    name.focus({preventScroll: true});
    show(name, true);
  }

  function onClick(event: MouseEvent): void {
    if (isInCard(event.target) && closest(event, 'a')) hide();
    release();
    prepare(event);
    toggle(nameAt(event));
  }

  /** Moves the focus between a name and the link of its card, which is at the end of the page. */
  function onTab(event: KeyboardEvent): void {
    const link = typeCard()?.querySelector('a');
    if (isInCard(event.target)) {
      if (event.shiftKey) event.preventDefault();
      shown?.focus({preventScroll: true});
    } else if (link && event.target === shown && !event.shiftKey) {
      event.preventDefault();
      link.focus();
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') return onTab(event);
    if (event.key === 'Escape' && shown) {
      if (isInCard(event.target)) shown.focus({preventScroll: true});
      return hide();
    }
    const name = nameAt(event);
    if (!name || hasModifier(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (shown === name) hide();
      else show(name, true);
      return;
    }
    const names = namesOf(name.closest('pre')!);
    const next = names[nameForKey(event.key, names.indexOf(name), names.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** Moves the card with its name, and hides it when the name scrolls out of view. */
  function follow(event: Event): void {
    if (!shown || isInCard(event.target)) return;
    const {top, bottom, left, right} = shown.getBoundingClientRect();
    const block = shown.closest('pre')?.getBoundingClientRect();
    const isHidden =
      bottom < 0 || top > innerHeight || !block || right < block.left || left > block.right;
    if (isHidden) hide();
    else placeTypeCard(shown);
  }

  document.addEventListener('pointerover', onPointerOver, {signal});
  document.addEventListener('pointerdown', onPointerDown, {signal});
  document.addEventListener('pointerup', release, {signal});
  document.addEventListener('pointercancel', release, {signal});
  document.addEventListener('click', onClick, {signal});
  document.addEventListener('focusin', onFocusIn, {signal});
  document.addEventListener('focusout', onFocusOut, {signal});
  document.addEventListener('keydown', onKeyDown, {signal});
  document.addEventListener('scroll', follow, {signal, capture: true, passive: true});
  window.addEventListener('resize', follow, {signal});
  signal.addEventListener('abort', cancel);

  prepare(trigger);
  if (trigger instanceof MouseEvent && trigger.type === 'click') return toggle(pointedAt(trigger));
  // A pointer that already rests on a name sends no further event, so looks for a hovered name.
  requestAnimationFrame(() => {
    const name = document.querySelector<HTMLElement>('.type-name:hover');
    if (name && window.matchMedia('(hover: hover)').matches) schedule(() => show(name, false));
  });
}
