import {screen} from '@testing-library/react';
import Navbar from '../../../src/components/Navbar';
import {settings} from '../../../docusaurus.config';
import type {SiteSettings} from '../../../src/site/settings';
import {controls, renderIn} from './support';

const withTheme = (change: Partial<SiteSettings['themeConfig']>): SiteSettings => ({
  ...settings,
  themeConfig: {...settings.themeConfig, ...change},
});

const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.getAttribute('href'));

it('names its buttons', () => {
  const {container} = renderIn(<Navbar />);
  expect(controls(container)).toEqual(
    expect.arrayContaining([
      ...['button Tools', 'button Language', 'button Theme: system', 'button Site navigation'],
    ]),
  );
});

it.each([
  ['en', ['Guide', 'Config', 'Blog'], ['/guide/start/', '/config/', '/blog/']],
  ['zh-Hans', ['指南', '配置', '博客'], ['/zh/guide/start/', '/zh/config/', '/zh/blog/']],
] as const)('links to the sections in %s', (locale, names, targets) => {
  renderIn(<Navbar />, {locale});
  expect(hrefs('.navbar__link')).toEqual(targets);
  expect([...document.querySelectorAll('.navbar__link')].map((node) => node.textContent)).toEqual(
    names,
  );
});

it('links the logo to the home page', () => {
  renderIn(<Navbar />, {locale: 'zh-Hans', path: '/config/'});
  expect(hrefs('.brand')).toEqual(['/zh/']);
});

it('marks the section of the page', () => {
  renderIn(<Navbar />, {path: '/guide/start/quick-start'});
  const current = [...document.querySelectorAll('.navbar__link[aria-current]')].map(
    (node) => node.textContent,
  );
  expect(current).toEqual(['Guide']);
});

it('links to the same page in the other language, as plain links', () => {
  renderIn(<Navbar />, {path: '/config/lib/dts'});
  expect(hrefs('.language-link[hreflang="zh-CN"]')).toEqual([
    '/zh/config/lib/dts',
    '/zh/config/lib/dts',
  ]);
  expect(hrefs('.language-link[hreflang="en"]')).toEqual(['/config/lib/dts', '/config/lib/dts']);
});

it('links to the other language below a base path', () => {
  renderIn(<Navbar />, {path: '/config/', baseUrl: '/pr-7/', locale: 'zh-Hans'});
  expect(hrefs('.language-link[hreflang="en"]')[0]).toBe('/pr-7/config/');
  expect(hrefs('.language-link[hreflang="zh-CN"]')[0]).toBe('/pr-7/zh/config/');
});

it('names the target language of a link in that language', () => {
  renderIn(<Navbar />);
  const link = document.querySelector('.language-link[hreflang="zh-CN"]')!;
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
  expect(document.querySelectorAll('.language-link')).toHaveLength(0);
  expect(controls(container).join()).not.toContain('Language');
});

it('has no theme control when dark mode is off', () => {
  const {container} = renderIn(<Navbar />, {settings: withTheme({darkMode: false})});
  expect(controls(container).join()).not.toContain('Theme');
  expect(document.querySelectorAll('.theme-toggle, [name="theme"]')).toHaveLength(0);
});

it('links to external places in the bar and on the full screen, in a new tab', () => {
  const {container} = renderIn(<Navbar />);
  for (const {content, label} of settings.themeConfig.socialLinks) {
    const links = [...document.querySelectorAll(`a[href="${content}"]`)];
    expect(links).toHaveLength(2);
    const name = `link ${label} (opens in a new tab)`;
    expect(controls(container).filter((control) => control === name)).toHaveLength(2);
    for (const link of links) {
      const [target, rel] = [link.getAttribute('target'), link.getAttribute('rel')];
      expect([target, rel]).toEqual(['_blank', 'noopener']);
    }
  }
});

it('connects every menu button to a popover', () => {
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
