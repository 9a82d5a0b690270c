import {siteFiles} from '../../../../src/compiler/outputs/siteFiles';
import type {Locale} from '../../../../src/site/locales';
import type {SiteSettings} from '../../../../src/site/settings';

const settings = {
  title: {en: 'Rslib', 'zh-Hans': 'Rslib 中文文档'},
  description: {en: 'x', 'zh-Hans': 'x'},
  locales: ['en', 'zh-Hans'],
} as unknown as SiteSettings;

const files = (locale: Locale, baseUrl: string) =>
  siteFiles({settings, locale, baseUrl, siteUrl: 'https://docs.example'});

it('allows everything and names every sitemap', () => {
  expect(files('en', '/')['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\nSitemap: https://docs.example/zh/sitemap.xml\n',
  );
});

it('limits a web app to its language', () => {
  const chinese = files('zh-Hans', '/pr-7/zh/');
  expect(chinese).not.toHaveProperty('robots.txt');
  const manifest = JSON.parse(chinese['manifest.webmanifest']!) as {icons: {src: string}[]};
  expect(manifest).toMatchObject({
    lang: 'zh-CN',
    id: '/pr-7/zh/',
    start_url: '/pr-7/zh/',
    scope: '/pr-7/zh/',
  });
  expect(manifest.icons.map(({src}) => src)).toEqual([
    '/pr-7/zh/img/favicon.svg',
    '/pr-7/zh/img/icon-192.png',
    '/pr-7/zh/img/icon-512.png',
  ]);
});
