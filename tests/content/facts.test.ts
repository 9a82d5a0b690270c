import {changedSections, addressOf} from '../../src/rslib/facts/changedSections';
import {readFactPages, readRecords} from '../../src/rslib/facts/readRecords';
import type {RecordSet} from '../../src/rslib/facts/recordSet';
import {loadPageData, type PageData} from '../../src/rslib/pageData';
import {releaseFactPages} from '../../src/rslib/releases/writeReleases';
import {forms} from '../../src/components/markdown';
import {defaultLocale} from '../../src/site/locales';
import {root} from '../../tools/support/paths';

const recorded = readRecords(root);
const folders = {docs: 'docs', i18n: 'i18n', pages: 'src/pages', blog: 'blog'};
const pages = readFactPages(root, defaultLocale, folders).filter(({routePath}) =>
  routePath.startsWith('/config/lib/'),
);
const site = {data: loadPageData(root, defaultLocale), forms, pages};
const written = (now: PageData) => releaseFactPages(root, now, pages);

/** Returns a copy of the records that `change` has changed. */
function changed(change: (set: RecordSet) => void): RecordSet {
  const set = structuredClone(recorded);
  change(set);
  return set;
}

const rename = (object: object, key: string, value: unknown): void =>
  void Object.assign(object, {[key]: value});
const option = ({options}: RecordSet, name: string) =>
  options.options.find((one) => one.name === name)!;

type Case = readonly [
  what: string,
  change: (set: RecordSet) => void,
  shown: readonly string[],
  hidden: readonly string[],
];

test.each<Case>([
  ['nothing', () => undefined, [], ['/config/lib/dts#dts-isolated']],
  [
    'an option',
    (set) => rename(option(set, 'dts.isolated'), 'type', 'another'),
    ['/config/lib/dts#dts-isolated'],
    ['/config/lib/dts#dts-bundle', '/config/lib/banner'],
  ],
  [
    'what only a generated page shows',
    (set) =>
      rename(option(set, 'dts.isolated'), 'summary', {en: 'Another.', 'zh-Hans': '另一句。'}),
    ['/releases/0.22.0#added'],
    ['/config/lib/dts#dts-bundle', '/releases/0.22.0'],
  ],
  [
    'a file of an example',
    ({examples}) => rename(examples['auto-extension-commonjs']!.output[0]!, 'text', 'another'),
    ['/config/lib/auto-extension'],
    ['/config/lib/bundle'],
  ],
  [
    'the version',
    ({options}) => rename(options, 'version', '9.9.9'),
    ['/config/lib/dts#error-root-dir'],
    ['/config/lib/dts#dts-bundle'],
  ],
  [
    'the messages',
    (set) => rename(set, 'messages', []),
    ['/config/lib/dts#dts-abort-on-error'],
    ['/config/lib/dts#dts-bundle'],
  ],
])('after a change of %s, the sections that show it are named', (_, change, shown, hidden) => {
  // Generated pages are many, so they are rendered only where one of them is expected.
  const input = shown.some((address) => address.startsWith('/releases/'))
    ? {...site, written}
    : site;
  const named = changedSections(recorded, changed(change), input).map(addressOf);
  expect(named).toEqual(expect.arrayContaining([...shown]));
  expect(named.filter((address) => hidden.includes(address))).toEqual([]);
});
