import {robotsText, webManifest} from '../../../../src/compiler/outputs/siteFiles';

it('allows everything and names every sitemap', () => {
  expect(
    robotsText(['https://docs.example/sitemap.xml', 'https://docs.example/zh/sitemap.xml']),
  ).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\nSitemap: https://docs.example/zh/sitemap.xml\n',
  );
});

it('keeps a web app within its language', () => {
  const manifest = webManifest({
    name: 'Rslib 中文文档',
    shortName: 'Rslib',
    description: 'x',
    lang: 'zh-CN',
    baseUrl: '/pr-7/zh/',
    color: '#fff',
  });
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
