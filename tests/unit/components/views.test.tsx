import {screen} from '@testing-library/react';
import Anchor from '../../../src/components/Anchor';
import Breadcrumbs from '../../../src/components/Breadcrumbs';
import Heading from '../../../src/components/Heading';
import PageHeader from '../../../src/components/PageHeader';
import PageEnd, {formatDate} from '../../../src/components/PageEnd';
import {settings} from '../../../docusaurus.config';
import {renderIn} from './support';

describe('Heading', () => {
  it('is a plain heading without an id', () => {
    renderIn(<Heading as="h3">Plain</Heading>);
    expect(screen.getByRole('heading', {level: 3}).innerHTML).toBe('Plain');
  });
});

describe('PageHeader', () => {
  it.each([
    ['lib.dts', 'lib.dts', true],
    ['Quick start', 'Quick start', false],
    ['dts', 'dts', false],
  ])('shows the title %s whole', (title, text, isCode) => {
    const {container} = renderIn(<PageHeader title={title} lead="Lead." mirror="/x.md" />);
    const h1 = screen.getByRole('heading', {level: 1});
    expect(h1.textContent).toBe(text);
    expect(h1.querySelector('code') !== null).toBe(isCode);
    expect(container.querySelector('.lead')?.textContent).toBe('Lead.');
  });
});

describe('Anchor', () => {
  it('opens another site in a new tab, with a note', () => {
    renderIn(<Anchor href="https://rsbuild.rs/">Text</Anchor>);
    const link = screen.getByRole('link');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(link.textContent).toBe('Text (opens in a new tab)');
  });

  it.each([
    ['/config/', '/zh/config/'],
    ['#errors', '#errors'],
  ])('keeps %s on the site', (href, expected) => {
    renderIn(<Anchor href={href}>Text</Anchor>, {locale: 'zh-Hans'});
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(expected);
    expect(link.getAttribute('target')).toBeNull();
  });
});

describe('Breadcrumbs', () => {
  it('are a list whose last entry is the page', () => {
    renderIn(
      <Breadcrumbs
        items={[{label: 'Config', href: '/config/'}, {label: 'Group'}, {label: 'dts'}]}
      />,
    );
    expect(screen.getByRole('navigation', {name: 'Breadcrumbs'})).toBeTruthy();
    expect(
      screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current')),
    ).toEqual([null, null, 'page']);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
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
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Edit this page on GitHub (opens in a new tab)',
      'Source (opens in a new tab)',
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

  it.each([
    [
      'en',
      'Report a problem on this page (opens in a new tab)',
      'English',
      'Problem on the page “lib.dts”',
    ],
    ['zh-Hans', '反馈此页的问题（在新标签页中打开）', '简体中文', '“lib.dts”页面的问题'],
  ] as const)('links to the report form in %s', (locale, name, language, title) => {
    const page = {title: 'lib.dts', permalink: '/config/lib/dts', verified: ['1.0.1', '1.1.0']};
    renderIn(<PageEnd report={page} />, {locale});
    const url = new URL(screen.getByRole('link').getAttribute('href') ?? '');
    expect(screen.getByRole('link').textContent).toBe(name);
    expect(url.origin + url.pathname).toBe('https://github.com/a/b/issues/new');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: `page-problem-${locale.slice(0, 2)}.yml`,
      page: expect.stringMatching(/^https?:\/\/[^/]+\/config\/lib\/dts$/) as string,
      language,
      version: '1.0.1, 1.1.0',
      title,
    });
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
