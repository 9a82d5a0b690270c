import {locales} from '../../src/site/locales';
import {catalogueProblems, groupProblems, usageProblems} from './support/messages';
import {expectNone} from './support/problems';

test.each(locales)('the catalogue of %s says everything, with the same placeholders', (locale) => {
  expectNone(catalogueProblems(locale), 'A message stands in the catalogue of every language.');
});

test.each(locales)('every group of a sidebar has a name in %s', (locale) => {
  expectNone(groupProblems(locale), 'Keep the names in step with the labels in sidebars.ts.');
});

test('the code asks for messages that there are, and for all of them', () => {
  expectNone(usageProblems(), 'Correct the name, or add or remove the message in every language.');
});
