import {catalogue, say, wordsOf} from '../../../src/compiler/say';
import type {Locale, MessageId} from '../../../src/site/locales';

it('says a message in the language of a page', () => {
  expect(say('en', 'shortcuts.close')).toBe('Close');
  expect(say('zh-Hans', 'shortcuts.close')).toBe('关闭');
});

it('fills placeholders, and leaves those without a value to others', () => {
  expect(say('en', 'build.option.same', {changes: '`$&`'})).toBe('like the first, with `$&`');
  expect(say('en', 'keys.both', {keys: 'A'})).toBe('A or {mac}');
});

it('puts no space between Chinese and a Chinese value', () => {
  const id = 'build.translation.section';
  expect(say('zh-Hans', id, {language: '英语'})).toBe('本节落后于英语版');
  expect(say('zh-Hans', id, {language: 'English'})).toBe('本节落后于 English 版');
});

it('names the file and the message that it lacks', () => {
  expect(() => say('en', 'no.such' as MessageId)).toThrow(
    'i18n/en/code.json has no message "no.such"',
  );
  expect(() => say('fr' as Locale, 'shortcuts.close')).toThrow(/i18n\/fr\/code\.json/);
});

it('hands a view its words by their short names', () => {
  const words = wordsOf('zh-Hans', 'NotFound');
  expect(Object.keys(words).sort()).toEqual(['find', 'home', 'near', 'search', 'text', 'title']);
  expect(words.home).toBe(catalogue('zh-Hans')['build.NotFound.home']);
});
