import {screen, waitFor} from '@testing-library/react';
import NotFound from '../../../src/components/NotFound';
import {renderIn} from './support';

const at = (path: string) => window.history.replaceState(null, '', path);
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => at('/'));

describe('without a connection', () => {
  beforeEach(() => Object.assign(window, {fetch: unreachable}));

  it.each([
    ['/nope', 'en', 'PAGE NOT FOUND', 'Take me home', '/'],
    ['/zh/nope', 'en', '页面未找到', '返回首页', '/zh/'],
    ['/zh/nope', 'zh-Hans', '页面未找到', '返回首页', '/zh/'],
    ['/nope', 'zh-Hans', 'PAGE NOT FOUND', 'Take me home', '/'],
    ['/zhou', 'en', 'PAGE NOT FOUND', 'Take me home', '/'],
  ] as const)(
    'uses the language of the address %s in a build for %s',
    (path, locale, title, home, target) => {
      at(path);
      renderIn(<NotFound />, {locale, path: '/404.html'});
      expect(screen.getByRole('heading', {level: 1}).textContent).toBe('404');
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByRole('link', {name: home}).getAttribute('href')).toBe(target);
      expect(screen.getByRole('main').lang).toBe(target === '/zh/' ? 'zh-CN' : 'en');
      expect(screen.getByRole('search').getAttribute('action')).toBe(`${target}guide/`);
      expect(screen.getByRole<HTMLInputElement>('searchbox').name).toBe('q');
    },
  );

  it('suggests no pages', async () => {
    at('/config/lib/dtss');
    renderIn(<NotFound />, {path: '/404.html'});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it.each([
  ['/config/lib/dtss', 'en', '/site-pages.json', ['/config/lib/dts']],
  ['/zh/config/lib/dtss', 'en', '/zh/site-pages.json', ['/zh/config/lib/dts']],
  ['/ZH/config/dt', 'zh-Hans', '/zh/site-pages.json', ['/zh/config/lib/dts']],
] as const)(
  'suggests pages in the language of the address %s in a build for %s',
  async (path, locale, file, near) => {
    const pages = [
      {routePath: '/', title: 'Rslib'},
      {routePath: '/config/lib/dts', title: 'lib.dts'},
    ];
    const fetch = jest.fn(() => Promise.resolve({json: () => Promise.resolve({pages})}));
    Object.assign(window, {fetch});
    at(path);
    const {container} = renderIn(<NotFound />, {locale, path: '/404.html'});
    await waitFor(() =>
      expect(
        [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href')),
      ).toEqual(near),
    );
    expect(fetch.mock.calls).toEqual([[file]]);
  },
);
