import {fireEvent} from '@testing-library/react';
import {settings} from '../../../docusaurus.config';
import Navbar from '../../../src/components/Navbar';
import {renderIn} from './support';

const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.getAttribute('href'));

it.each([
  ['en', ['Guide', 'Config'], ['/guide/', '/config/']],
  ['zh-Hans', ['指南', '配置'], ['/zh/guide/', '/zh/config/']],
] as const)('links to the sections in %s', (locale, names, targets) => {
  const nav = [
    {text: {en: 'Guide', 'zh-Hans': '指南'}, link: '/guide/'},
    {text: {en: 'Config', 'zh-Hans': '配置'}, link: '/config/'},
  ];
  const themeConfig = {...settings.themeConfig, nav};
  renderIn(<Navbar />, {locale, settings: {...settings, themeConfig}});
  expect(hrefs('.navbar__link')).toEqual(targets);
  expect([...document.querySelectorAll('.navbar__link')].map((node) => node.textContent)).toEqual(
    names,
  );
});

it('links to the other language below a base path', () => {
  renderIn(<Navbar />, {path: '/config/', baseUrl: '/pr-7/', locale: 'zh-Hans'});
  expect(hrefs('.language-link[hreflang="en"]')[0]).toBe('/pr-7/config/');
  expect(hrefs('.language-link[hreflang="zh-CN"]')[0]).toBe('/pr-7/zh/config/');
});

it.each(['pointerDown', 'focus', 'click'] as const)(
  'keeps query and hash in the link to the other language on %s, also without a target',
  (event) => {
    const place = '/guide/start/glossary';
    const address = `${place}?a=1&b=%2F#gone`;
    window.history.replaceState(null, '', address);
    renderIn(<Navbar />, {path: place});
    const link = document.querySelector('#site-language .language-link[hreflang="zh-CN"]')!;
    fireEvent[event](link);
    expect(link.getAttribute('href')).toBe(`http://localhost/zh${address}`);
    window.history.replaceState(null, '', '/');
  },
);
