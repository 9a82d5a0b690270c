/** @jest-environment jsdom */
import {isCommand, isShortcutKey, takesText} from '../../../../src/lib/keyboard/shortcutKey';

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<p contenteditable></p>', true],
  ['<p contenteditable="true"></p>', true],
  ['<p contenteditable="false"></p>', false],
  ['<button>a</button>', false],
  ['<a href="/">a</a>', false],
])('detects whether %s takes text', (html, takes) => {
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
  document.addEventListener('keydown', (found) => (seen = isShortcutKey(found)), {once: true});
  target.dispatchEvent(event);
  return seen;
};

it.each<[string, boolean, KeyboardEventInit]>([
  ['/', true, {}],
  ['?', true, {shiftKey: true}],
  ['é', true, {}],
  ['字', true, {}],
  ['😀', true, {}],
  ['Enter', false, {}],
  ['ArrowDown', false, {}],
  ['Dead', false, {}],
  ['/', false, {ctrlKey: true}],
  ['/', false, {metaKey: true}],
  ['/', false, {altKey: true}],
  ['/', false, {isComposing: true}],
])('%s is a shortcut: %s, with %j', (key, expected, init) => {
  expect(press(key, init)).toBe(expected);
});

it('ignores typed characters and handled events', () => {
  document.body.innerHTML = '<input>';
  expect(press('/', {}, document.querySelector('input') as Element)).toBe(false);
  document.addEventListener('keydown', (event) => event.preventDefault(), {
    once: true,
    capture: true,
  });
  expect(press('/')).toBe(false);
});

it.each([
  ['a Latin layout', 'k', 'KeyK', true],
  ['a Cyrillic layout', 'л', 'KeyK', true],
  ['a Greek layout', 'κ', 'KeyK', true],
  ['a Hangul layout', 'ㅏ', 'KeyK', true],
  ['a Hebrew layout', 'ל', 'KeyK', true],
  ['a Dvorak layout, where the key has another Latin letter', 't', 'KeyK', false],
  ['another key', 'о', 'KeyJ', false],
])('with %s, detects Ctrl+K', (_layout, key, code, isK) => {
  expect(isCommand(new KeyboardEvent('keydown', {key, code, ctrlKey: true}), 'k')).toBe(isK);
  expect(isCommand(new KeyboardEvent('keydown', {key, code}), 'k')).toBe(false);
});
