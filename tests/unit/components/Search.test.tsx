import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {act, render, screen} from '@testing-library/react';
import {page} from '../../../src/client/stores/page';
import Navbar from '../../../src/components/Navbar';
import {liteClient} from 'algoliasearch/lite';
import {createClient} from '../../../src/components/Search/client';
import {useSearchTexts} from '../../../src/components/Search/texts';
import {goTo} from '../../../src/components/Search/goTo';
import * as limits from '../../../src/site/limits';
import {settings} from '../../../src/site/settings';
import {renderIn} from './support';

// The router's part.
jest.mock('../../../src/client/links', () => ({
  lead: (url: string) => window.history.pushState(null, '', url),
}));

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
    expect(screen.getByRole('button', {name: button}).dataset.searchButton).toBeDefined();
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

describe('the dialog of the development server', () => {
  const mode = process.env.NODE_ENV;
  afterEach(() => Object.assign(process.env, {NODE_ENV: mode}));
  function Help() {
    return <p>{useSearchTexts().modal.errorScreen?.helpText}</p>;
  }

  it.each(['en', 'zh-Hans'] as const)('says what to run in %s', (locale) => {
    Object.assign(process.env, {NODE_ENV: 'development'});
    renderIn(<Help />, {locale});
    expect(screen.getByText(/npm start/)).toBeTruthy();
  });
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

describe('a hosted search that is refused', () => {
  const source = {mode: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'} as const;
  /** What the dialog is told, how often the provider was asked, and what the console holds. */
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

  it('tells the reader and names the status: there is no such index (404)', async () => {
    const {shown, asked, lines} = await refused(404);
    expect(shown.mock.calls).toEqual([['RetryError', 404]]);
    expect(asked).toBe(1);
    expect(lines).toEqual(['Search failed: ApiError 404: Refused with 404']);
  });

  it('tells the reader and names the status: too many questions (429)', async () => {
    const {shown, lines} = await refused(429);
    expect(shown.mock.calls).toEqual([['RetryError', 429]]);
    expect(lines).toEqual([expect.stringMatching(/^Search failed: .*Refused with 429/)]);
  });

  it('asks all four hosts before it gives up: out of service (503)', async () => {
    const {shown, asked, lines} = await refused(503);
    expect(shown.mock.calls).toEqual([['RetryError', undefined]]);
    expect(asked).toBe(4);
    expect(lines).toEqual([expect.stringMatching(/^Search failed: RetryError: Unreachable hosts/)]);
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

  it('has the focus when the page has come', () => {
    expect(arrive(['dts', 'bundle'])).toBe('bundle');
  });

  it.each(['/config/lib/bundle#bundle', '/config/lib/dts#dts', '/'])(
    'is forgotten when a reader arrives at %s instead, then and later',
    (instead) => {
      lead(instead);
      expect(arrive(['dts', 'bundle'])).toBe('');
      lead('/config/lib/dts#bundle');
      expect(arrive(['dts', 'bundle'])).toBe('');
    },
  );
});
