/**
 * What the compiler said about the names in a code block, on hover, focus and tap. Loaded by the shell when a reader
 * first comes to a block that has any; nothing of it is in the page before.
 */
import {nameForKey} from '../lib/hovers/steps';
import * as limits from '../site/limits';
import {hideCard, openCard, positionCard, showCard} from './hovers/card';
import {markNames, namesOf, stopAt, textOf} from './hovers/names';
import {closest} from './shell/dom';

/** The name that the card is about. */
let shown: HTMLElement | undefined;

/** True when a click or the focus opened the card: the pointer alone does not close it then. */
let isPinned = false;

let timer: ReturnType<typeof setTimeout> | undefined;

function later(run: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(run, limits.popoverDelayMs);
}

function show(name: HTMLElement, pinned: boolean): void {
  clearTimeout(timer);
  const text = textOf(name);
  if (!text) return;
  if (shown !== name) shown?.removeAttribute('aria-describedby');
  shown = name;
  isPinned = pinned;
  showCard(name, text);
}

function hide(): void {
  clearTimeout(timer);
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  isPinned = false;
  hideCard();
}

const nameAt = (event: Event): HTMLElement | null => closest(event, '.type-name');
const isInCard = (node: EventTarget | null): boolean =>
  node instanceof Node && !!openCard()?.contains(node);

/** Marks the names of the block that an event is in. */
function prepare(event: Event): void {
  const block = closest(event, '[data-code]');
  for (const pre of block?.querySelectorAll<HTMLElement>('[data-hovers]') ?? []) markNames(pre);
}

function onPointerOver(event: PointerEvent): void {
  prepare(event);
  if (event.pointerType !== 'mouse' || event.buttons > 0) return;
  const name = nameAt(event);
  if (name && name === shown) clearTimeout(timer);
  else if (name) later(() => show(name, false));
  else if (isInCard(event.target)) clearTimeout(timer);
  else if (shown && !isPinned) later(hide);
  else clearTimeout(timer);
}

function onFocusIn(event: FocusEvent): void {
  prepare(event);
  const name = nameAt(event);
  if (!name) return;
  stopAt(name);
  show(name, true);
}

/** The name that a button is held on. It cannot be focused meanwhile: in Chromium no selection would begin in it. */
let pressed: {readonly name: HTMLElement; readonly tabIndex: number} | undefined;
let wasPinned: HTMLElement | undefined;

function release(): void {
  if (pressed) pressed.name.tabIndex = pressed.tabIndex;
  pressed = undefined;
}

function onPointerDown(event: PointerEvent): void {
  release();
  clearTimeout(timer);
  wasPinned = isPinned ? shown : undefined;
  const name = nameAt(event);
  if (shown && !name && !isInCard(event.target)) hide();
  if (!name || event.pointerType !== 'mouse') return;
  pressed = {name, tabIndex: name.tabIndex};
  name.removeAttribute('tabindex');
}

function onClick(event: MouseEvent): void {
  release();
  prepare(event);
  toggle(nameAt(event));
}

/** What a click on a name does; the end of a selection is none. */
function toggle(name: HTMLElement | null): void {
  if (!name || !window.getSelection()?.isCollapsed) return;
  if (wasPinned === name) return hide();
  name.focus({preventScroll: true});
  show(name, true);
}

/** The name under a click whose block had none when it happened. */
function pointedAt({clientX, clientY}: MouseEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.type-name') ?? null;
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

/** The card stays at its name while the page or the block moves, and goes when the name does. */
function follow(event: Event): void {
  if (!shown || isInCard(event.target)) return;
  const {top, bottom, left, right} = shown.getBoundingClientRect();
  const block = shown.closest('pre')?.getBoundingClientRect();
  const isHidden =
    bottom < 0 || top > innerHeight || !block || right < block.left || left > block.right;
  if (isHidden) hide();
  else positionCard(shown);
}

/** Takes over from the shell, beginning with the event that made it load this. */
export function start(first: Event): void {
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', (event) => {
    if (shown && event.target === shown) hide();
  });
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('scroll', follow, {capture: true, passive: true});
  window.addEventListener('resize', follow);
  document.addEventListener('site:route', hide);
  prepare(first);
  if (first instanceof MouseEvent && first.type === 'click') return toggle(pointedAt(first));
  // The pointer may already rest on a name, and then no event says so.
  requestAnimationFrame(() => {
    const name = document.querySelector<HTMLElement>('.type-name:hover');
    if (name && window.matchMedia('(hover: hover)').matches) later(() => show(name, false));
  });
}
