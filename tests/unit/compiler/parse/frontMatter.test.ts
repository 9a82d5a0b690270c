import {checkFrontMatter} from '../../../../src/compiler/parse/checkFrontMatter';

const file = 'docs/config/lib/dts.mdx';
const check = (frontMatter: Record<string, unknown>) => checkFrontMatter(frontMatter, file);

it.each<[Record<string, unknown>]>([
  [{}],
  [{title: 'lib.dts', description: 'About declarations.', sidebar_label: 'dts'}],
  [{overview: true, overviewHeaders: [2, 3], outline: false}],
  [{navbar: false, footer: false, sidebar: false, globalUIComponents: false}],
  [{pageType: 'blank', titleSuffix: 'x', head: []}],
  [{date: new Date('2025-05-14')}],
  [{pageType: 'doc'}],
])('accepts %j', (frontMatter) => {
  expect(check(frontMatter)).toBe(frontMatter);
});

it.each<[string, unknown, string]>([
  ['title', 5, 'must be a string'],
  ['description', ['x'], 'must be a string'],
  ['overview', 'true', 'must be true or false'],
  ['overviewHeaders', 2, 'must be a list of heading depths'],
  ['overviewHeaders', [1], 'must be a list of heading depths'],
  ['overviewHeaders', [2, 5], 'must be a list of heading depths'],
  ['head', {}, 'must be a list'],
  ['date', 'soon', 'must be a date'],
  ['pageType', 'landing', 'must be one of doc, home, custom, blank, 404'],
  ['globalUIComponents', null, 'must be true or false'],
])('refuses %s: %j, and names the file', (key, value, problem) => {
  expect(() => check({[key]: value})).toThrow(`${file}: front matter "${key}" ${problem}`);
});

it.each(['pagetype', 'Title', 'tags', 'authors', 'image', 'hide_table_of_contents'])(
  'refuses the unknown key %s, and lists the file and known keys',
  (key) => {
    expect(() => check({title: 'x', [key]: 'y'})).toThrow(`${file}: unknown front matter "${key}"`);
    expect(() => check({title: 'x', [key]: 'y'})).toThrow('pageType');
  },
);
