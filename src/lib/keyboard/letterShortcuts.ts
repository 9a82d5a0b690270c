import {storageNamespace} from '../../site/identity';
import {createSlot, type Slot} from '../storage/slot';

/** What is stored when a reader has switched single-character shortcuts off (WCAG 2.1.4). */
const off = 'off';

/** Where the switch is remembered. */
export function lettersSlot(storage: () => Storage = () => window.localStorage): Slot {
  return createSlot(storage, 'shortcuts', storageNamespace);
}

/** True unless the reader has switched single-character shortcuts off. */
export function lettersAreOn(slot: Slot = lettersSlot()): boolean {
  return slot.get() !== off && document.documentElement.dataset.letters !== off;
}

/**
 * Switches single-character shortcuts on or off for every page of the site; where nothing can be stored, until the next
 * load. The document holds that: scripts of two bundles ask for it.
 */
export function switchLetters(on: boolean, slot: Slot = lettersSlot()): void {
  slot.set(on ? null : off);
  const {dataset} = document.documentElement;
  if (!on && slot.get() !== off) dataset.letters = off;
  else delete dataset.letters;
}

/** True where a key press is meant as text: a field, a list of choices, an editable element. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable]');
  return field !== null && field.getAttribute('contenteditable') !== 'false';
}

/**
 * True for a single printable character that may trigger a shortcut: no modifier but Shift, no
 * composition of an input method, nobody has handled it, and the reader is not typing.
 */
export function isLetterPress(event: KeyboardEvent): boolean {
  return (
    [...event.key].length === 1 &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !(event.isComposing || event.defaultPrevented) &&
    !takesText(event.target)
  );
}
