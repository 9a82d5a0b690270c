import {convert} from '../../../../src/rslib/convert/convert';
import cases from './cases.json';
import {normalForm} from './normalForm';

describe.each(cases.map((item) => [item.title, item] as const))('%s', (_title, item) => {
  const given = Object.entries(item.files as unknown as Record<string, string>);
  const result = convert(given.map(([name, text]) => ({name, text})));

  it('is converted to the configuration that builds the same package', () => {
    if (item.config === '') expect(result.config).toBe('');
    else
      expect(normalForm(result.config, result.type)).toEqual(normalForm(item.config, result.type));
  });

  it('names every difference once', () => {
    const ids = result.notes.map(({id}) => id as string);
    expect(item.notes.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('has the verdict of the case', () => expect(result.verdict).toBe(item.verdict));
});
