import {options as declared, trials} from '../../../../src/data/convert.json';
import {rowsOf} from '../../../../src/rslib/convert/rows';
import {toolIds} from '../../../../src/rslib/convert/tools';

describe.each(toolIds)('%s', (tool) => {
  const rows = rowsOf(tool);
  const named = rows.flatMap(({options}) => options);

  it('has a row for every option that its types declare', () => {
    expect(declared[tool].filter((option) => !named.includes(option))).toEqual([]);
  });

  it('has one row for an option', () => expect(named).toHaveLength(new Set(named).size));

  it('says what an option with a counterpart becomes, or what differs', () => {
    const silent = rows.filter(
      ({kind, becomes, note}) => kind === 'differs' && becomes === '' && note === undefined,
    );
    expect(silent).toEqual([]);
    expect(rows.every(({kind}) => ['same', 'differs', 'none', 'ask'].includes(kind))).toBe(true);
  });
});

it.each(Object.entries(trials))('the options of %s that were tried have a row', (tool, tried) => {
  const named = rowsOf(tool as keyof typeof trials).flatMap(({options}) => options);
  expect(Object.keys(tried).filter((option) => !named.includes(option))).toEqual([]);
});
