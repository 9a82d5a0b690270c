import {locales} from '../../src/site/locales';
import {groupProblems, languageProblems, usageProblems} from './support/messages';
import {expectNone} from './support/problems';

test('the English catalogue is in English', () => {
  expectNone(languageProblems(), 'Chinese belongs to i18n/zh-Hans/code.json.');
});

test.each(locales)('every group of a sidebar has a name in %s', (locale) => {
  expectNone(groupProblems(locale), 'Keep the names in step with the labels in sidebars.ts.');
});

test('the code asks for messages that there are, and for all of them', () => {
  expectNone(usageProblems(), 'Correct the name, or add or remove the message in every language.');
});
