import {messagesIn} from '../../../../tools/options/packageMessages';

describe('messagesIn', () => {
  it.each([
    ['a text', `throw new Error('The id is taken.')`, [['The id is taken.']]],
    ['a template', 'warn(`No entry in ${file} here`)', [['No entry in ', ' here']]],
    ['concatenated texts', `fail('Not ' + name + ' in ' + dir)`, [['Not ', ' in ', '']]],
    ['coloured words', 'warn(`Set ${bold(`"a: ${x}"`)} to false`)', [['Set "a: ', '" to false']]],
    ['a list', "warn(`Unknown are: ${ids.map(String).join(', ')}.`)", [['Unknown are: ', '.']]],
    [
      'each line',
      'warn(`It has failed.\\nPlease set ${x} now.`)',
      [['It has failed.'], ['Please set ', ' now.']],
    ],
    ['neither code nor single words', "run('const a = b; return a'); call('module')", []],
  ])('reads %s', (_, code, expected) => {
    expect(messagesIn(code)).toEqual(expected);
  });
});
