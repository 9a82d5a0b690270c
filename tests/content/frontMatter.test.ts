import {
  frontMatterRules,
  lengthProblems,
  plainProblems,
  textsOfSettings,
} from '../../tools/check/rules/frontMatterRules';
import {testRules} from './support/testRules';
import {expectNone} from './support/problems';

testRules(frontMatterRules);

test('the descriptions of home and blog keep the same rules', () => {
  const problems = textsOfSettings.flatMap((text) => [
    ...lengthProblems(text),
    ...plainProblems(text),
    ...textsOfSettings
      .filter((other) => other !== text && other.description === text.description)
      .map((other) => `${text.place}: "${text.description}" is that of ${other.place}`),
  ]);
  expectNone(
    problems,
    'A description is plain, unique, and has 60 to 160 characters in English, 30 to 90 in Chinese.',
  );
});

describe('a description', () => {
  const text = {locale: 'en', place: 'x.mdx:1', title: 'X'} as const;

  it.each(['Make __dirname and __filename work in ESM output.', 'Set out_base and dist_path.'])(
    'may name %s',
    (description) => {
      expect(plainProblems({...text, description})).toEqual([]);
    },
  );

  it.each(['A `lib` item', 'An _emphasis_ here', 'A __strong__ word', 'A [link](/x)', '<b>x</b>'])(
    'is not %s',
    (description) => {
      expect(plainProblems({...text, description})).toHaveLength(1);
    },
  );
});
