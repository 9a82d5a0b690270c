import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hasAt} from '../../src/compiler/records/history/at';
import type {History} from '../../src/compiler/records/history/model';
import type {OptionData} from '../../src/compiler/records/options/model';
import {compareVersions} from '../../src/lib/version/compare';
import {isSameDefault} from '../../src/compiler/records/history/sameDefault';
import {gaps} from '../../tools/history/gaps';
import {flagsIn} from '../../tools/options/cli';
import {root} from '../../tools/support/paths';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(root, 'src/data', name), 'utf8')) as T;
const history = read<History>('history.json');
const data = read<OptionData>('options.json');
const versions = history.releases.map(({version}) => version);
const newest = versions.at(-1) ?? '';
const known = new Map(data.options.map((option) => [option.name, option]));
const present = Object.entries(history.options).filter(([, option]) => hasAt(option, newest));

test('the releases are in their order, and the last is the one that the pages are about', () => {
  expect(versions).toEqual([...new Set(versions)].sort(compareVersions));
  expect(
    history.releases.map(({date}) => date).filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day)),
  ).toEqual([]);
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
  expect(present.map(([name]) => name).sort()).toEqual([...known.keys()].sort());
});

test('what an option is in the newest release is what the pages say', () => {
  const plain = (type: string): string => type.replace(/\s+/g, '').replace(/;}/g, '}');
  const wrong = present.flatMap(([name, {deprecated, types, defaults}]) => {
    const fact = known.get(name);
    const type = types?.at(-1)?.type;
    const values = defaults?.at(-1)?.values;
    const shown = fact?.defaults?.rslib ?? [{value: fact?.default ?? ''}];
    return [
      ...((deprecated === undefined) === (fact?.deprecated === undefined)
        ? []
        : [`${name}: deprecated`]),
      ...(type === undefined || fact?.orMany || plain(type) === plain(fact?.type ?? '')
        ? []
        : [`${name}: type`]),
      ...(values === undefined || isSameDefault(values, shown) ? [] : [`${name}: default`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('the newest release has the flags of the command line', () => {
  const help = flagsIn([data.help, ...Object.values(data.commands)].flat());
  const flags = Object.entries(history.flags).filter(([, flag]) => hasAt(flag, newest));
  // The parser of the command line brings these two.
  const others = ['--help', '--version'];
  expect([...flags.map(([flag]) => flag), ...others].sort()).toEqual([...help].sort());
});

test('changes are in their order, and each says something new', () => {
  for (const {types = [], defaults = []} of Object.values(history.options)) {
    for (const list of [types, defaults]) {
      const order = list.map(({version}) => version);
      expect(order).toEqual([...new Set(order)].sort(compareVersions));
    }
  }
});

test('files of all kinds got a hash in the same releases, whether Rsbuild has a rule for them or not', () => {
  const [fonts, others] = ['font', 'assets'].map(
    (kind) => history.options[`output.filename.${kind}`]?.defaults,
  );
  expect(fonts).toBeDefined();
  expect(others).toEqual(fonts);
});

test('nobody types in since when an option is there', () => {
  const notes = ['lib', 'rsbuild'].map((name) =>
    readFileSync(path.join(root, `tools/options/notes/${name}.ts`), 'utf8'),
  );
  expect(notes.filter((text) => /\bsince\??:/.test(text))).toEqual([]);
  expect(data.options.filter((option) => 'since' in option)).toEqual([]);
});

test.each(['docs', 'i18n/zh-Hans/docusaurus-plugin-content-docs/current'])(
  'the upgrade guide in %s names the release in which the record has something new of an option',
  (folder) => {
    const guide = readFileSync(path.join(root, folder, 'guide/basic/upgrade-rslib.mdx'), 'utf8');
    const [, table = ''] = guide.split('{/* #new */}');
    const rows = [...table.matchAll(/^\| \[`([\w.]+)`\].* \| ([\d.]+) \|$/gm)];
    const wrong = rows.flatMap(([, name = '', version = '']) => {
      const release = version.split('.').length < 3 ? `${version}.0` : version;
      const own = Object.entries(history.options).filter(([key]) =>
        `${key}.`.startsWith(`${name}.`),
      );
      const isNew = own.some(
        ([, {since, types = []}]) =>
          since === release || types.slice(1).some((type) => type.version === release),
      );
      return isNew ? [] : [`${name}: ${version}`];
    });
    expect(rows.length).toBeGreaterThan(6);
    expect(wrong).toEqual([]);
  },
);

test('a release that a registry may lack is in the record as it is there', () => {
  const recorded = new Map(history.releases.map((release) => [release.version, release]));
  expect(gaps.map(({version, date, rsbuild}) => ({version, date, rsbuild}))).toEqual(
    gaps.map(({version}) => recorded.get(version)),
  );
});

// Installs packages, so not without being asked.
(process.env.TEST_SCOPE === 'all' ? test : test.skip)(
  'the versions say what the record says',
  () => {
    const output = execFileSync(process.execPath, ['tools/run.mjs', 'history', '--check'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(output).toContain('versions say what the record says');
  },
  20 * 60_000,
);
