import {settings} from '../../../docusaurus.config';
import {validateSettings} from '../../../src/config/validateSettings';
import type {SiteSettings} from '../../../src/site/settings';
import {variants} from '../../fixture-site/settings';

const withTheme = (changes: object): SiteSettings => ({
  ...settings,
  themeConfig: {...settings.themeConfig, ...changes},
});

it.each(Object.entries({site: settings, ...variants}))('accepts the settings of %s', (_, given) =>
  expect(validateSettings(given)).toBe(given),
);

it.each<[string, SiteSettings]>([
  ['"themeConfig.darkMod" is not allowed', withTheme({darkMod: true})],
  ['"themeConfig.search" must be a boolean', withTheme({search: 'yes'})],
  ['"themeConfig.nav[0].text" is required', withTheme({nav: [{link: '/guide/'}]})],
  [
    '"themeConfig.nav[0].text.zh-Hans" is required',
    withTheme({nav: [{text: {en: 'A'}, link: '/'}]}),
  ],
  [
    '"themeConfig.nav[0]" must contain at least one of [link, items]',
    withTheme({nav: [{text: settings.title}]}),
  ],
  [
    '"themeConfig.nav[0].items[0].items" is not allowed',
    withTheme({
      nav: [{text: settings.title, items: [{text: settings.title, link: '/', items: []}]}],
    }),
  ],
  ['"themeConfig.hideNavbar" must be one of [never, always, auto]', withTheme({hideNavbar: 'no'})],
  [
    '"hero.start" with value "guide" fails to match',
    {...settings, hero: {...settings.hero, start: 'guide'}},
  ],
])('reports %s', (message, given) => {
  expect(() => validateSettings(given)).toThrow(message);
  expect(() => validateSettings(given)).toThrow('settings in docusaurus.config.ts');
});

it('reports every wrong field at once', () => {
  const given = {...withTheme({search: 1, darkMode: 1}), allPages: undefined} as never;
  expect(() => validateSettings(given)).toThrow(/search.*darkMode|darkMode.*search/);
  expect(() => validateSettings(given)).toThrow('"allPages" is required');
});
