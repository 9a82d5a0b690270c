import {screen} from '@testing-library/react';
import {page} from '../../../src/client/stores/pageStore';
import Navbar from '../../../src/components/Navbar';
import {createSearch} from '../../../src/components/Search/client';
import {goTo} from '../../../src/components/Search/goTo';
import {settings} from '../../../docusaurus.config';
import {renderIn} from './support';

jest.mock('../../../src/client/linkNavigation', () => ({
  navigateTo: (url: string) => window.history.pushState(null, '', url),
}));

describe('the bar', () => {
  it.each([
    ['en', 'Search', 'Search all pages', '/guide/'],
    ['zh-Hans', '搜索', '浏览所有页面', '/zh/guide/'],
  ] as const)('is a button and a link in %s', (locale, button, link, href) => {
    renderIn(<Navbar />, {locale});
    expect(screen.getByRole('button', {name: button}).className).toContain('DocSearch-Button');
    expect(screen.getByRole('link', {name: link}).getAttribute('href')).toBe(href);
  });

  it('is absent when search is off', () => {
    const themeConfig = {...settings.themeConfig, search: false};
    renderIn(<Navbar />, {settings: {...settings, themeConfig}});
    expect(document.querySelector('.search-button')).toBeNull();
  });
});

/** State of the mocked search provider: the status of its responses, and the number of requests. */
const mockProvider = {status: 200, requests: 0};
jest.mock('algoliasearch/lite', () => {
  const {liteClient} =
    jest.requireActual<typeof import('algoliasearch/lite')>('algoliasearch/lite');
  const send = () => {
    mockProvider.requests += 1;
    const {status} = mockProvider;
    const content = JSON.stringify({message: `Refused with ${status}`});
    return Promise.resolve({status, content, isTimedOut: false});
  };
  return {
    liteClient: (...[id, key, options]: Parameters<typeof liteClient>) =>
      liteClient(id, key, {...options, requester: {send}}),
  };
});

test.each([
  [404, 1, {name: 'ApiError', status: 404}],
  [429, 1, {name: 'ApiError', status: 429}],
  [503, 4, {name: 'RetryError', message: expect.stringMatching(/^Unreachable hosts/) as unknown}],
])('a provider that answers %i is requested %i times', async (status, requests, error) => {
  Object.assign(window, {matchMedia: () => ({matches: false})});
  Object.assign(mockProvider, {status, requests: 0});
  const source = {mode: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'} as const;
  const search = createSearch({source, pointer: ''}, 'en', (url) => url);
  await expect(search('dts')).rejects.toMatchObject(error);
  expect(mockProvider.requests).toBe(requests);
});

describe('a result that is a section of another page', () => {
  const navigate = (url: string): void => window.history.pushState(null, '', url);
  const arrive = (ids: readonly string[]): string | undefined => {
    document.body.innerHTML = ids.map((id) => `<h2 id="${id}">Title</h2>`).join('');
    const {pathname, search, hash} = window.location;
    page.set({pathname, search, hash});
    return document.activeElement?.id;
  };

  beforeEach(() => {
    window.history.pushState(null, '', '/guide/');
    goTo('/config/lib/dts#bundle');
  });

  it('gets the focus when the page has arrived', () => {
    expect(arrive(['dts', 'bundle'])).toBe('bundle');
  });

  it.each(['/config/lib/bundle#bundle', '/config/lib/dts#dts', '/'])(
    'gets no focus when the user arrives at %s instead, not even later',
    (instead) => {
      navigate(instead);
      expect(arrive(['dts', 'bundle'])).toBe('');
      navigate('/config/lib/dts#bundle');
      expect(arrive(['dts', 'bundle'])).toBe('');
    },
  );
});
