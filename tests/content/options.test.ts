import {readFileSync} from 'node:fs';
import path from 'node:path';

import {flagsIn} from '../../src/lib/options/cli';
import {findOption, type OptionData} from '../../src/lib/options/model';
import {overlay} from '../../src/lib/options/overlay';
import {locales} from '../../src/site/locales';

const file = path.resolve(__dirname, '../../src/data/options.json');
const data = JSON.parse(readFileSync(file, 'utf8')) as OptionData;

test('every option has a type, a default and a summary in both languages', () => {
  for (const option of data.options) {
    const texts = [
      option.summary,
      option.deprecated,
      typeof option.default === 'string' ? undefined : option.default,
    ];
    const words = texts.flatMap((text) => (text ? locales.map((locale) => text[locale]) : []));
    const code = typeof option.default === 'string' ? [option.default] : [];
    expect([
      option.name,
      ...[option.type, ...code, ...words].map((text) => text.trim() !== ''),
    ]).not.toContain(false);
  }
});

test('names are unique', () => {
  const names = data.options.map(({name}) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('every option of the overlay is in the data', () => {
  expect(data.options.map(({name}) => name).sort()).toEqual(Object.keys(overlay.notes).sort());
});

test('the flags exist on the command line', () => {
  const known = flagsIn(data.help);
  const flags = data.options.flatMap(({cli}) => cli);
  expect(flags.length).toBeGreaterThan(0);
  expect(flags.filter((flag) => !known.has(flag))).toEqual([]);
});

test('a summary is one sentence', () => {
  for (const {name, summary} of data.options) {
    expect([name, summary.en]).toEqual([
      name,
      expect.stringMatching(/^[A-Z][^.]*(\.[^ ][^.]*)*\.$/),
    ]);
    expect([name, summary['zh-Hans']]).toEqual([name, expect.stringMatching(/^[^。]+。$/)]);
  }
});

test('Chinese text leaves a space beside Latin text', () => {
  const texts = data.options.flatMap(({summary, default: value, deprecated}) => [
    summary['zh-Hans'],
    deprecated?.['zh-Hans'] ?? '',
    typeof value === 'string' ? '' : value['zh-Hans'],
  ]);
  const touching = /[\p{Script=Han}][`\w]|[`\w][\p{Script=Han}]/u;
  expect(texts.filter((text) => touching.test(text))).toEqual([]);
});

test('an unknown option is reported with the names that exist', () => {
  expect(() => findOption(data, 'dts.nope')).toThrow('dts.bundle.tsconfigPath');
});
