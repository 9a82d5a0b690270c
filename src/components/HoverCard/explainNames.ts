import type {HoverRecord} from '@site/src/compiler/records/hovers';
import {nameForKey} from '@site/src/lib/hovers/steps';
import * as limits from '@site/src/site/limits';
import {closest, createDelay} from './card';
import {markNames, namesOf, stopAt, textOf, type ShownType} from './markNames';
import {placeTypeCard, typeCard} from './placeTypeCard';

type Options = {
  readonly record: HoverRecord;
  readonly show: (shown: ShownType | undefined) => void;
  readonly signal: AbortSignal;
  /** The event that loaded the record. */
  readonly first: Event;
};

const nameAt = (event: Event): HTMLElement | null => closest(event, '.type-name');
const isInCard = (node: EventTarget | null): boolean =>
  node instanceof Node && typeCard()?.contains(node) === true;

/** Returns the name under a click whose block had no names when it happened. */
const pointedAt = ({clientX, clientY}: MouseEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.type-name') ?? null;

/** Shows what is recorded for the name under the pointer or the focus, until the signal. */
export function explainNames({record, show: render, signal, first}: Options): void {
  const {later, cancel} = createDelay(limits.popoverDelayMs);
  let shown: HTMLElement | undefined;
  /** True if a click or the focus opened the card: it stays when the pointer leaves. */
  let isPinned = false;
  /** The name that a button is held on. It cannot be focused meanwhile: in Chromium no selection would begin in it. */
  let pressed: {readonly name: HTMLElement; readonly tabIndex: number} | undefined;
  let wasPinned: HTMLElement | undefined;

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
      markNames(pre, record);
    }
  }

  function onPointerOver(event: PointerEvent): void {
    prepare(event);
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    const name = nameAt(event);
    if (name && name === shown) cancel();
    else if (name) later(() => show(name, false));
    else if (isInCard(event.target)) cancel();
    else if (shown && !isPinned) later(hide);
    else cancel();
  }

  function onFocusIn(event: FocusEvent): void {
    prepare(event);
    const name = nameAt(event);
    if (!name) return;
    stopAt(name);
    show(name, true);
  }

  function release(): void {
    if (pressed) pressed.name.tabIndex = pressed.tabIndex;
    pressed = undefined;
  }

  function onPointerDown(event: PointerEvent): void {
    release();
    cancel();
    wasPinned = isPinned ? shown : undefined;
    const name = nameAt(event);
    if (shown && !name && !isInCard(event.target)) hide();
    if (!name || event.pointerType !== 'mouse') return;
    pressed = {name, tabIndex: name.tabIndex};
    name.removeAttribute('tabindex');
  }

  function toggle(name: HTMLElement | null): void {
    // The end of a selection is no click.
    if (!name || !window.getSelection()?.isCollapsed) return;
    if (wasPinned === name) return hide();
    name.focus({preventScroll: true});
    show(name, true);
  }

  function onClick(event: MouseEvent): void {
    release();
    prepare(event);
    toggle(nameAt(event));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && shown) return hide();
    const name = nameAt(event);
    if (!name || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
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

  /** Keeps the card at its name while the page or the block moves, and hides it when the name is out of view. */
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
  document.addEventListener('focusout', ({target}) => shown && target === shown && hide(), {
    signal,
  });
  document.addEventListener('keydown', onKeyDown, {signal});
  document.addEventListener('scroll', follow, {signal, capture: true, passive: true});
  window.addEventListener('resize', follow, {signal});
  signal.addEventListener('abort', cancel);

  prepare(first);
  if (first instanceof MouseEvent && first.type === 'click') return toggle(pointedAt(first));
  // The pointer may already rest on a name, and then no event says so.
  requestAnimationFrame(() => {
    const name = document.querySelector<HTMLElement>('.type-name:hover');
    if (name && window.matchMedia('(hover: hover)').matches) later(() => show(name, false));
  });
}
