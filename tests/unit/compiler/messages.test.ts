import {catalogue, getMessage, getViewMessages} from '../../../src/compiler/messages';
import type {Locale, MessageId} from '../../../src/site/locales';

it('returns a message in the language of a page', () => {
  expect(getMessage('en', 'shortcuts.close')).toBe('Close');
  expect(getMessage('zh-Hans', 'shortcuts.close')).toBe('关闭');
});

it('fills placeholders that have a value', () => {
  expect(getMessage('en', 'build.option.same', {changes: '`$&`'})).toBe(
    'like the first, with `$&`',
  );
  expect(getMessage('en', 'keys.both', {keys: 'A'})).toBe('A or {mac}');
});

it('puts no space between Chinese and a Chinese value', () => {
  const id = 'build.translation.section';
  expect(getMessage('zh-Hans', id, {language: '英语'})).toBe('本节落后于英语版');
  expect(getMessage('zh-Hans', id, {language: 'English'})).toBe('本节落后于 English 版');
});

it('names the file and the message that it lacks', () => {
  expect(() => getMessage('en', 'no.such' as MessageId)).toThrow(
    'i18n/en/code.json has no message "no.such"',
  );
  expect(() => getMessage('fr' as Locale, 'shortcuts.close')).toThrow(/i18n\/fr\/code\.json/);
});

it('returns the messages of a component by their short ids', () => {
  const words = getViewMessages('zh-Hans', 'NotFound');
  expect(Object.keys(words).sort()).toEqual(['find', 'home', 'near', 'search', 'text', 'title']);
  expect(words.home).toBe(catalogue('zh-Hans')['build.NotFound.home']);
});
