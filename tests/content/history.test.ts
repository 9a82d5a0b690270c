import {hasAt} from '../../src/rslib/history/releaseSpans';
import type {History} from '../../src/rslib/history/historyTypes';
import type {OptionData} from '../../src/rslib/options/optionTypes';
import {compareVersions} from '../../src/rslib/versions/compareVersions';
import {isSameDefault} from '../../src/rslib/history/sameDefault';
import {flagsIn} from '../../tools/rslib/options/helpText';
import {read} from '../../tools/support/files';

const history = JSON.parse(read('src/data/history.json')) as History;
const data = JSON.parse(read('src/data/options.json')) as OptionData;
const versions = history.releases.map(({version}) => version);
const newest = versions.at(-1) ?? '';
const known = new Map(data.options.map((option) => [option.name, option]));
const present = Object.entries(history.options).filter(([, option]) => hasAt(option, newest));

test('releases are sorted, and the last is the one that the pages describe', () => {
  expect(versions).toEqual([...new Set(versions)].sort(compareVersions));
  expect(history.releases.filter(({date}) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
  expect(history.releases.at(-1)).toMatchObject({version: data.version, rsbuild: data.rsbuild});
});

test('every version that is named is a release', () => {
  const named = JSON.stringify([history.options, history.flags]).matchAll(
    /"(?:since|removed|deprecated|version)":"([^"]+)"/g,
  );
  expect(
    [...named].map(([, version = '']) => version).filter((v) => !versions.includes(v)),
  ).toEqual([]);
});

test('the newest release has the options of the pages, and no others', () => {
  expect(present.map(([name]) => name).sort()).toEqual([...known.keys(), 'lib'].sort());
});

test('options of the newest release are equal to those of the pages', () => {
  const plain = (type: string): string => type.replace(/\s+/g, '').replace(/;}/g, '}');
  const wrong = present.flatMap(([name, {deprecated, types, defaults, scopes}]) => {
    const fact = known.get(name);
    const type = types?.at(-1)?.value;
    const values = defaults?.at(-1)?.value;
    const shown = fact?.defaults?.rslib ?? [{value: fact?.default ?? ''}];
    const areEqual = {
      deprecated: (deprecated === undefined) === (fact?.deprecated === undefined),
      type: type === undefined || fact?.orMany || plain(type) === plain(fact?.type ?? ''),
      default: values === undefined || isSameDefault(values, shown),
      scope: scopes === undefined || scopes.at(-1)?.value.join() === fact?.scope.join(),
    };
    return Object.entries(areEqual).flatMap(([key, isEqual]) => (isEqual ? [] : `${name}: ${key}`));
  });
  expect(wrong).toEqual([]);
});

test('the newest release has the flags of the command line', () => {
  const help = flagsIn([data.help, ...Object.values(data.commands)].flat());
  const flags = Object.entries(history.flags).filter(([, flag]) => hasAt(flag, newest));
  // The command-line parser adds these flags to the help, so the history does not have them.
  const others = ['--help', '--version'];
  expect([...flags.map(([flag]) => flag), ...others].sort()).toEqual([...help].sort());
});

test('changes are sorted and unique', () => {
  for (const {types = [], defaults = []} of Object.values(history.options)) {
    for (const list of [types, defaults]) {
      const order = list.map(({version}) => version);
      expect(order).toEqual([...new Set(order)].sort(compareVersions));
    }
  }
});

test('fonts and other assets got a hash in the same releases', () => {
  const [fonts, others] = ['font', 'assets'].map(
    (kind) => history.options[`output.filename.${kind}`]?.defaults,
  );
  expect(fonts).toBeDefined();
  expect(others).toEqual(fonts);
});

test.each(['docs', 'i18n/zh-Hans/docusaurus-plugin-content-docs/current'])(
  'the upgrade guide in %s names the release that added or changed an option',
  (folder) => {
    const guide = read(`${folder}/guide/basic/upgrade-rslib.mdx`);
    const [, table = ''] = guide.split('{/* #new */}');
    const rows = [...table.matchAll(/^\| \[`([\w.]+)`\].* \| ([\d.]+) \|$/gm)];
    const wrong = rows.flatMap(([, name = '', version = '']) => {
      const release = version.split('.').length < 3 ? `${version}.0` : version;
      const isNew = Object.entries(history.options).some(
        ([key, {since, types = []}]) =>
          `${key}.`.startsWith(`${name}.`) &&
          (since === release || types.slice(1).some((type) => type.version === release)),
      );
      return isNew ? [] : [`${name}: ${version}`];
    });
    expect(rows.length).toBeGreaterThan(6);
    expect(wrong).toEqual([]);
  },
);
