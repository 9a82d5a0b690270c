import {screen, within} from '@testing-library/react';
import Anchor from '../../../src/components/Anchor';
import PageHeader from '../../../src/components/PageHeader';
import PageEnd, {formatDate} from '../../../src/components/PageEnd';
import SiteFooter from '../../../src/components/SiteFooter';
import {settings} from '../../../docusaurus.config';
import {renderIn} from './support';

it.each([
  ['lib.dts', 'lib.dts', true],
  ['Quick start', 'Quick start', false],
  ['output', 'output', true],
  ['tsup', 'tsup', false],
])('the header of a page shows the whole title %s', (title, text, isCode) => {
  const {container} = renderIn(
    <PageHeader crumbs={[{label: 'Page'}]} title={title} lead="With `wasm`." mirror="/x.md" />,
  );
  const h1 = screen.getByRole('heading', {level: 1});
  expect(h1.textContent).toBe(text);
  expect(h1.querySelector('code') !== null).toBe(isCode);
  expect(container.querySelector('.lead')?.textContent).toBe('With wasm.');
  expect(container.querySelector('.lead code')?.textContent).toBe('wasm');
});

it.each([
  ['/config/', '/zh/config/'],
  ['#errors', '#errors'],
  ['pathname:///llms.txt', '/llms.txt'],
])('a link to %s stays on the site', (href, expected) => {
  renderIn(<Anchor href={href}>Text</Anchor>, {locale: 'zh-Hans'});
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(expected);
  expect(link.getAttribute('target')).toBeNull();
});

it.each([
  ['https://example.com', 1],
  [undefined, 0],
])('the footer of a site with the source URL %s has %i links to it', (sourceUrl, count) => {
  renderIn(<SiteFooter />, {settings: {...settings, sourceUrl}});
  expect(screen.queryAllByRole('link', {name: /^Source code/})).toHaveLength(count);
});

describe('PageEnd', () => {
  const links = {
    previous: {title: 'Before', permalink: '/a'},
    next: {title: 'After', permalink: '/b'},
  };

  const editUrl = 'https://github.com/a/b/edit/main/docs/x.mdx';

  it('links to the source and the neighbours of the page, and names its last change', () => {
    const {container} = renderIn(
      <PageEnd editUrl={editUrl} lastUpdatedAt={Date.UTC(2025, 4, 14)} {...links} />,
    );
    expect(within(container).getAllByRole('link', {name: / \(opens in a new tab\)$/})).toHaveLength(
      2,
    );
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Edit this page on GitHub',
      'Source',
      'Previous PageBefore',
      'Next PageAfter',
    ]);
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      editUrl,
      'https://github.com/a/b/blob/main/docs/x.mdx',
      '/a',
      '/b',
    ]);
    expect(container.querySelector('.theme-last-updated')?.textContent).toBe(
      'Last Updated May 14, 2025',
    );
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe(
      '2025-05-14T00:00:00.000Z',
    );
    expect(container.querySelector('.theme-doc-footer')).not.toBeNull();
  });

  it('names the group of a neighbour whose title is ambiguous', () => {
    const next = {title: 'Overview', permalink: '/config/lib/', group: 'Options'};
    renderIn(<PageEnd next={next} />);
    expect(screen.getByRole('link').textContent).toBe('Next PageOptions: Overview');
  });

  it('links reports to the address in the settings', () => {
    const themeConfig = {
      ...settings.themeConfig,
      reportLink: {newIssueUrl: 'https://example.com/new'},
    };
    renderIn(<PageEnd report={{title: 'X', permalink: '/x'}} />, {
      settings: {...settings, themeConfig},
    });
    const address = screen.getByRole('link').getAttribute('href');
    expect(address).toMatch(/^https:\/\/example\.com\/new\?/);
    expect(address).not.toContain('version=');
  });

  it('is empty without data', () => {
    const {container} = renderIn(<PageEnd />);
    expect(container.querySelectorAll('a, time, nav')).toHaveLength(0);
  });

  it.each([
    ['en', 'May 14, 2025', 'December 31, 2025'],
    ['zh-Hans', '2025 年 5 月 14 日', '2025 年 12 月 31 日'],
  ] as const)('formats dates in %s, the same in every time zone', (locale, may, december) => {
    renderIn(null, {locale});
    expect(formatDate(Date.UTC(2025, 4, 14, 23, 59))).toBe(may);
    expect(formatDate('2025-12-31T00:00:00.000Z')).toBe(december);
  });
});
