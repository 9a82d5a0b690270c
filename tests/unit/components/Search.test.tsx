import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {act, render, screen} from '@testing-library/react';
import Navbar from '../../../src/components/Navbar';
import {goTo} from '../../../src/components/Search/goTo';
import {settings} from '../../../src/site/settings';
import {renderIn} from './support';

type Client = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

beforeAll(() => {
  // The modal asks how wide the page is, and scrolls back when it goes; jsdom does neither.
  Object.assign(window, {matchMedia: () => ({matches: false}), scrollTo: () => undefined});
});

const modal = (props: Partial<DocSearchModalProps>) => (
  <DocSearchModal appId="app" apiKey="key" indexName="index" initialScrollY={0} {...props} />
);

describe('the bar', () => {
  it.each([
    ['en', 'Search', 'Search all pages', '/guide/'],
    ['zh-Hans', '搜索', '浏览所有页面', '/zh/guide/'],
  ] as const)('is a button and a link in %s', (locale, button, link, href) => {
    renderIn(<Navbar />, {locale});
    expect(screen.getByRole('button', {name: button}).dataset.searchButton).toBe(href);
    expect(screen.getByRole('link', {name: link}).getAttribute('href')).toBe(href);
  });

  it('is absent when search is off', () => {
    const themeConfig = {...settings.themeConfig, search: false};
    renderIn(<Navbar />, {settings: {...settings, themeConfig}});
    expect(document.querySelector('.search-button')).toBeNull();
  });
});

it.each([
  ['appId', {appId: ''}],
  ['apiKey', {apiKey: ''}],
] as const)('says that %s is missing', (name, props) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(modal(props))).toThrow(`\`${name}\` is missing.`);
  log.mockRestore();
});

test('the client of the provider wants requests', async () => {
  let client: Client | undefined;
  await act(async () => {
    await Promise.resolve();
    render(
      modal({
        transformSearchClient: (provided) => {
          client = provided;
          return provided;
        },
      }),
    );
  });
  const search = client!.search as (parameters?: unknown) => unknown;
  expect(() => search()).toThrow(
    'Parameter `searchMethodParams` is required when calling `search`.',
  );
  expect(() => search({})).toThrow(
    'Parameter `searchMethodParams.requests` is required when calling `search`.',
  );
});

describe('a result that is a section of another page', () => {
  const history = {push: (url: string) => window.history.pushState(null, '', url)};
  const arrive = (ids: readonly string[]): string | undefined => {
    document.body.innerHTML = ids.map((id) => `<h2 id="${id}">Title</h2>`).join('');
    document.dispatchEvent(new Event('site:route'));
    return document.activeElement?.id;
  };

  beforeEach(() => {
    window.history.pushState(null, '', '/guide/');
    goTo('/config/lib/dts#bundle', history as Parameters<typeof goTo>[1]);
  });

  it('has the focus when the page has come', () => {
    expect(arrive(['dts', 'bundle'])).toBe('bundle');
  });

  it.each(['/config/lib/bundle#bundle', '/config/lib/dts#dts', '/'])(
    'is forgotten when a reader arrives at %s instead, then and later',
    (instead) => {
      history.push(instead);
      expect(arrive(['dts', 'bundle'])).toBe('');
      history.push('/config/lib/dts#bundle');
      expect(arrive(['dts', 'bundle'])).toBe('');
    },
  );
});
