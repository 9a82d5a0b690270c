import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import sitePreset from '../../../src/plugins/site-theme/preset';

type Described = {
  readonly flags?: {readonly presence?: string};
  readonly keys?: Readonly<Record<string, Described>>;
};

const create = (themeConfig: object) => {
  const siteConfig = {themeConfig, future: {v4: {}}};
  return {siteConfig, preset: sitePreset({siteConfig} as never, {})};
};

/** Returns the paths of all fields of a schema but those that it refuses itself, because they have been renamed. */
const paths = ({keys = {}, flags}: Described): readonly string[][] => {
  if (flags?.presence === 'forbidden') return [];
  const inner = Object.entries(keys);
  if (inner.length === 0) return [[]];
  return inner.flatMap(([key, of]) => paths(of).map((path) => [key, ...path]));
};

const stock = paths(ThemeConfigSchema.describe() as unknown as Described);
const isRead = (path: readonly string[]) => ['image', 'metadata'].includes(path[0]!);

test.each(stock.filter((path) => !isRead(path)).map((path) => [path.join('.'), path]))(
  'the field %s of the stock theme is refused with what replaces it',
  (_, path) => {
    const given = path.reduceRight<unknown>((value, key) => ({[key]: value}), []);
    expect(() => create(given as object)).toThrow(
      new RegExp(`^- themeConfig\\.${path[0]}.*: \\w.+\\.$`, 'm'),
    );
  },
);

test.each([
  ['navbar', {items: []}, '- themeConfig.navbar.items: use `settings.themeConfig.nav`.'],
  ['docs', {sidebar: {hideable: true}}, '- themeConfig.docs.sidebar.hideable: change'],
  ['announcementBar', {content: 'New'}, '- themeConfig.announcementBar: write a component'],
  ['algolia', {appId: 'A'}, '- themeConfig.algolia: set `ALGOLIA_APP_ID`'],
  ['nav', [], '- themeConfig.nav: it belongs to `settings.themeConfig`.'],
])('%s of the configuration is refused', (name, value, message) => {
  expect(() => create({[name]: value, footer: {}})).toThrow(message);
  expect(() => create({[name]: value, footer: {}})).toThrow('- themeConfig.footer: ');
});

test('fields of other plugins are accepted, and those that only packages require are filled', () => {
  const {siteConfig, preset} = create({zoom: {selector: 'img'}, image: 'a.png', navbar: {}});
  expect(siteConfig.themeConfig).toMatchObject({
    zoom: {selector: 'img'},
    image: 'a.png',
    algolia: {searchPagePath: false},
    prism: {magicComments: []},
  });
  expect(JSON.stringify(preset.themes)).toContain('theme-search-algolia');
});
