import {screen} from '@testing-library/react';
import {page} from '../../../src/client/stores/pageStore';
import Navbar from '../../../src/components/Navbar';
import {liteClient} from 'algoliasearch/lite';
import {createClient} from '../../../src/components/Search/client';
import {goTo} from '../../../src/components/Search/goTo';
import * as limits from '../../../src/site/limits';
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

describe('a hosted search that is refused', () => {
  const source = {mode: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'} as const;
  async function refused(status: number) {
    jest.useFakeTimers();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let asked = 0;
    const send = () => {
      asked += 1;
      const content = JSON.stringify({message: `Refused with ${status}`});
      return Promise.resolve({status, content, isTimedOut: false});
    };
    const provided = liteClient('APP', 'key', {requester: {send}});
    const transform = createClient({source, pointer: ''}, 'en', (url) => url);
    const client = transform(provided);
    const input = document.createElement('input');
    input.className = 'DocSearch-Input';
    input.value = 'dts';
    document.body.append(input);
    const shown = jest.fn();
    void client
      .search({requests: [{indexName: 'x', query: 'dts'}]})
      .catch((error: Error & {status?: number}) => {
        shown(error.name, error.status);
        throw error;
      });
    await jest.advanceTimersByTimeAsync(limits.searchStalledMs + 60_000);
    const lines = log.mock.calls.map(([line]) => String(line));
    input.remove();
    log.mockRestore();
    jest.useRealTimers();
    return {shown, asked, lines};
  }

  it.each([
    [404, 404, 1, 'ApiError 404: Refused with 404'],
    [429, 429, 4, 'Refused with 429'],
    [503, undefined, 4, 'RetryError: Unreachable hosts'],
  ])('shows and logs the status %i once', async (sent, status, requests, line) => {
    const {shown, asked, lines} = await refused(sent);
    expect(shown.mock.calls).toEqual([['RetryError', status]]);
    expect(asked).toBe(requests);
    expect(lines).toEqual([expect.stringContaining(line)]);
  });
});

describe('a result that is a section of another page', () => {
  const lead = (url: string): void => window.history.pushState(null, '', url);
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
    'gets no focus when the user arrives at %s instead, then and later',
    (instead) => {
      lead(instead);
      expect(arrive(['dts', 'bundle'])).toBe('');
      lead('/config/lib/dts#bundle');
      expect(arrive(['dts', 'bundle'])).toBe('');
    },
  );
});
