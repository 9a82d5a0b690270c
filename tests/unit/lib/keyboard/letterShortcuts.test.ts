/** @jest-environment jsdom */
import {isLetterPress, takesText} from '../../../../src/lib/keyboard/letterShortcuts';

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<p contenteditable></p>', true],
  ['<p contenteditable="true"></p>', true],
  ['<p contenteditable="false"></p>', false],
  ['<button>a</button>', false],
  ['<a href="/">a</a>', false],
])('knows whether %s takes text', (html, takes) => {
  document.body.innerHTML = html;
  expect(takesText(document.body.firstElementChild)).toBe(takes);
});

it('takes no text outside elements', () => {
  expect(takesText(null)).toBe(false);
  expect(takesText(window)).toBe(false);
});

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  let seen: boolean | undefined;
  document.addEventListener('keydown', (found) => (seen = isLetterPress(found)), {once: true});
  target.dispatchEvent(event);
  return seen;
};

it.each(['/', '?', 'a', 'é', '字', '😀'])('takes %s for a letter', (key) => {
  expect(press(key)).toBe(true);
});

it.each(['Enter', 'Escape', 'ArrowDown', 'F1', 'Dead'])('takes %s for no letter', (key) => {
  expect(press(key)).toBe(false);
});

it.each<[string, KeyboardEventInit]>([
  ['Ctrl', {ctrlKey: true}],
  ['Meta', {metaKey: true}],
  ['Alt', {altKey: true}],
  ['an input method', {isComposing: true}],
])('leaves a letter with %s alone', (_name, init) => {
  expect(press('/', init)).toBe(false);
});

it('lets Shift pass: on many keyboards ? and / need it', () => {
  expect(press('?', {shiftKey: true})).toBe(true);
});

it('leaves a letter alone that is typed or was handled', () => {
  document.body.innerHTML = '<input>';
  expect(press('/', {}, document.querySelector('input') as Element)).toBe(false);
  document.addEventListener('keydown', (event) => event.preventDefault(), {
    once: true,
    capture: true,
  });
  expect(press('/')).toBe(false);
});
