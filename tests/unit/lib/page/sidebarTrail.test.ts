import {
  ambiguousGroup,
  entryHref,
  sidebarTrail,
  type SidebarEntry,
} from '../../../../src/lib/page/sidebarTrail';

const link = (label: string, href: string): SidebarEntry => ({type: 'link', label, href});
const group = (label: string, ...items: SidebarEntry[]): SidebarEntry => ({
  type: 'category',
  label,
  items,
});

const overview = link('Overview', '/config/lib/');
const library = group('Library', link('dts', '/config/lib/dts'), overview);
const bundler = group('Bundler', link('Overview', '/config/rsbuild/'), link('dev', '/config/dev'));
const sidebar: readonly SidebarEntry[] = [
  link('All', '/config/'),
  {type: 'html'},
  library,
  bundler,
  group('Outer', link('Overview', '/outer'), group('Inner', link('Overview', '/outer/inner/'))),
  {type: 'category', label: 'dts', href: '/linked', items: []},
];

it.each<[string, SidebarEntry, string | undefined]>([
  ['a page', overview, '/config/lib/'],
  ['a group with an index page', library, '/config/lib/'],
  ['a group without one', group('Basics', link('CLI', '/guide/cli')), undefined],
  [
    'a group whose inner group has one',
    group('Outer', group('Inner', link('x', '/x/'))),
    undefined,
  ],
  ['a group with a page of its own', {...library, href: '/own'} as SidebarEntry, '/own'],
  ['an empty group', group('Empty'), undefined],
  ['markup', {type: 'html'}, undefined],
])('the page of %s', (_name, entry, page) => {
  expect(entryHref(entry)).toBe(page);
});

it.each([
  ['/config/lib/', 'Library'],
  ['/config/rsbuild/', 'Bundler'],
  ['/outer', 'Outer'],
  ['/outer/inner/', 'Inner'],
  ['/config/lib/dts', 'Library'],
  ['/linked', undefined],
  ['/config/dev', undefined],
  ['/config/', undefined],
  ['/elsewhere', undefined],
])('a link to %s names the group %s', (page, name) => {
  expect(ambiguousGroup(page, sidebar)).toBe(name);
});

it('does not count a page that is listed twice as two pages', () => {
  expect(ambiguousGroup('/a', [group('A', link('x', '/a')), group('B', link('x', '/a'))])).toBe(
    undefined,
  );
});

it.each([
  ['/config/', ['All']],
  ['/config/lib/dts', ['Library', 'dts']],
  ['/outer', ['Outer', 'Overview']],
  ['/outer/inner/', ['Outer', 'Inner', 'Overview']],
  ['/linked', ['dts']],
  ['/elsewhere', []],
])('the breadcrumbs of %s are %j', (page, way) => {
  expect(sidebarTrail(page, sidebar).map(({label}) => label)).toEqual(way);
});
