import {screen} from '@testing-library/react';
import Navbar from '../../../src/components/Navbar';
import {settings, type SiteSettings} from '../../../src/site/settings';
import {controls, renderIn} from './support';

const withTheme = (change: Partial<SiteSettings['themeConfig']>): SiteSettings => ({
  ...settings,
  themeConfig: {...settings.themeConfig, ...change},
});

const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.getAttribute('href'));

it.each([
  ['en', ['button Tools', 'button Language', 'button Theme: system', 'button Site navigation']],
  ['zh-Hans', ['button 工具', 'button 语言', 'button 主题：跟随系统', 'button 站点导航']],
] as const)('names its buttons in %s', (locale, expected) => {
  const {container} = renderIn(<Navbar />, {locale});
  expect(controls(container)).toEqual(expect.arrayContaining([...expected]));
});

it.each([
  ['en', ['Guide', 'Config', 'Blog'], ['/guide/start/', '/config/', '/blog/']],
  ['zh-Hans', ['指南', '配置', '博客'], ['/zh/guide/start/', '/zh/config/', '/zh/blog/']],
] as const)('leads to the sections in %s', (locale, names, targets) => {
  renderIn(<Navbar />, {locale});
  expect(hrefs('.navbar__link')).toEqual(targets);
  expect([...document.querySelectorAll('.navbar__link')].map((node) => node.textContent)).toEqual(
    names,
  );
});

it('leads home by the logo', () => {
  renderIn(<Navbar />, {locale: 'zh-Hans', path: '/config/'});
  expect(hrefs('.brand')).toEqual(['/zh/']);
});

it('marks the section that the page is in', () => {
  renderIn(<Navbar />, {path: '/guide/start/quick-start'});
  const current = [...document.querySelectorAll('.navbar__link[aria-current]')].map(
    (node) => node.textContent,
  );
  expect(current).toEqual(['Guide']);
});

it('marks no section at home', () => {
  renderIn(<Navbar />);
  expect(document.querySelectorAll('.navbar__link[aria-current]')).toHaveLength(0);
});

it('leads to the same page in the other language, as plain links', () => {
  renderIn(<Navbar />, {path: '/config/lib/dts'});
  expect(hrefs('a[data-language="zh-Hans"]')).toEqual(['/zh/config/lib/dts', '/zh/config/lib/dts']);
  expect(hrefs('a[data-language="en"]')).toEqual(['/config/lib/dts', '/config/lib/dts']);
});

it('does so below a base path', () => {
  renderIn(<Navbar />, {path: '/config/', baseUrl: '/pr-7/', locale: 'zh-Hans'});
  expect(hrefs('a[data-language="en"]')[0]).toBe('/pr-7/config/');
  expect(hrefs('a[data-language="zh-Hans"]')[0]).toBe('/pr-7/zh/config/');
});

it('says which language a link leads to, in that language', () => {
  renderIn(<Navbar />);
  const link = document.querySelector('a[data-language="zh-Hans"]')!;
  expect([link.getAttribute('lang'), link.getAttribute('hreflang'), link.textContent]).toEqual([
    'zh-CN',
    'zh-CN',
    '简体中文',
  ]);
});

it('has no language switch when there is one language', () => {
  const {container} = renderIn(<Navbar />, {
    locales: ['en'],
    settings: {...settings, locales: ['en']},
  });
  expect(document.querySelectorAll('[data-language]')).toHaveLength(0);
  expect(controls(container).join()).not.toContain('Language');
});

it('has no theme control when dark mode is off', () => {
  const {container} = renderIn(<Navbar />, {settings: withTheme({darkMode: false})});
  expect(controls(container).join()).not.toContain('Theme');
  expect(document.querySelectorAll('[data-theme-toggle], [data-theme-set]')).toHaveLength(0);
});

it.each([
  ['en', ' (opens in a new tab)'],
  ['zh-Hans', '（在新标签页中打开）'],
] as const)(
  'links the places outside, in the bar and on the full screen, and says in %s that they open a new tab',
  (locale, note) => {
    const {container} = renderIn(<Navbar />, {locale});
    for (const {content, label} of settings.themeConfig.socialLinks) {
      const links = [...document.querySelectorAll(`a[href="${content}"]`)];
      expect(links).toHaveLength(2);
      expect(controls(container).filter((name) => name === `link ${label}${note}`)).toHaveLength(2);
      for (const link of links) {
        expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
          '_blank',
          'noopener',
        ]);
      }
    }
  },
);

it('lists the tool family with descriptions in the language of the page', () => {
  renderIn(<Navbar />, {locale: 'zh-Hans'});
  const tools = document.getElementById('site-tools')!;
  const all = settings.tools.groups.flatMap((group) => group.tools);
  expect(tools.querySelectorAll('a')).toHaveLength(all.length);
  for (const {description} of all) expect(tools.textContent).toContain(description['zh-Hans']);
});

it('ties every menu button to a popover that exists', () => {
  renderIn(<Navbar />);
  const buttons = [...document.querySelectorAll('button[popovertarget]')];
  expect(buttons.length).toBeGreaterThanOrEqual(3);
  for (const button of buttons) {
    const target = document.getElementById(button.getAttribute('popovertarget')!);
    expect(target?.hasAttribute('popover')).toBe(true);
    expect(button.getAttribute('aria-controls')).toBe(target?.id);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  }
});

it('has one landmark per navigation, each with a name of its own', () => {
  renderIn(<Navbar />);
  const names = screen
    .getAllByRole('navigation', {hidden: true})
    .map((nav) => nav.getAttribute('aria-label'));
  expect(names).not.toContain(null);
  expect(new Set(names).size).toBe(names.length);
});
