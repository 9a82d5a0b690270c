import {messagesIn} from '../../../../tools/options/packageMessages';

describe('messagesIn', () => {
  it.each([
    ['a text', `throw new Error('The id is taken.')`, [['The id is taken.']]],
    ['a template', 'warn(`No entry in ${file} here`)', [['No entry in ', ' here']]],
    [
      'concatenated texts',
      `fail('Cannot find ' + name + ' in ' + dir)`,
      [['Cannot find ', ' in ', '']],
    ],
    [
      'coloured words',
      'warn(`Set ${bold(`"dts: ${value}"`)} to false`)',
      [['Set "dts: ', '" to false']],
    ],
    [
      'a list',
      "warn(`These are unknown: ${ids.map(String).join(', ')}.`)",
      [['These are unknown: ', '.']],
    ],
    [
      'each line',
      'warn(`It has failed.\\nPlease set ${name} first.`)',
      [['It has failed.'], ['Please set ', ' first.']],
    ],
    ['neither code nor single words', "run('const a = b; return a'); call('module')", []],
  ])('reads %s', (_, code, expected) => {
    expect(messagesIn(code)).toEqual(expected);
  });
});
