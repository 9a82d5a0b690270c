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

it('allows crawlers everything and names every sitemap', () => {
  expect(files('en', '/')['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\nSitemap: https://docs.example/zh/sitemap.xml\n',
  );
});

it('limits a web app to its language', () => {
  const chinese = files('zh-Hans', '/pr-7/zh/');
  expect(chinese).not.toHaveProperty('robots.txt');
  const manifest = JSON.parse(chinese['manifest.webmanifest']!) as {icons: {src: string}[]};
  const id = '/pr-7/zh/';
  expect(manifest).toMatchObject({lang: 'zh-CN', id, start_url: id, scope: id});
  const icons = ['favicon.svg', 'icon-192.png', 'icon-512.png'].map((name) => `${id}img/${name}`);
  expect(manifest.icons.map(({src}) => src)).toEqual(icons);
});
