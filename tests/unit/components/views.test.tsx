import {screen} from '@testing-library/react';
import Anchor from '../../../src/components/Anchor';
import Badge from '../../../src/components/Badge';
import Breadcrumbs from '../../../src/components/Breadcrumbs';
import CodeBlock from '../../../src/components/CodeBlock';
import Heading from '../../../src/components/Heading';
import PageHeader from '../../../src/components/PageHeader';
import PageEnd, {formatDate} from '../../../src/components/PageEnd';
import {localeRows, locales} from '../../../src/site/locales';
import {settings} from '../../../src/site/settings';
import {renderIn} from './support';

describe('CodeBlock', () => {
  const html = '<span class="line">a\n</span>';

  it('shows finished HTML with a title and a copy button', () => {
    const {container} = renderIn(<CodeBlock lang="ts" html={html} title="x.ts" />);
    expect(container.querySelector('pre code')?.innerHTML).toBe(html);
    expect(container.querySelector('.block__head')?.textContent).toBe('x.ts');
    expect(screen.getByRole('button', {name: 'Copy code'}).getAttribute('type')).toBe('button');
  });

  it('can be scrolled by keyboard, and says its language', () => {
    const {container} = renderIn(<CodeBlock lang="ts" html={html} />);
    const pre = container.querySelector('pre')!;
    expect([pre.tabIndex, pre.dataset.lang]).toEqual([0, 'ts']);
  });

  it('is code in a line when it is told so', () => {
    const {container} = renderIn(<CodeBlock lang="ts" html="string" inline="true" />);
    expect(container.innerHTML).toBe('<code>string</code>');
  });
});

describe('Heading', () => {
  it('links to itself', () => {
    renderIn(
      <Heading as="h2" id="errors">
        Errors
      </Heading>,
    );
    expect(screen.getByRole('heading', {level: 2, name: 'Errors'}).id).toBe('errors');
    const link = screen.getByRole('link', {name: 'Direct link to Errors'});
    expect([link.getAttribute('href'), link.className]).toEqual([
      '#errors',
      expect.stringContaining('hash-link'),
    ]);
  });

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
  it.each([
    ['https://rsbuild.rs/', '_blank', 'noopener'],
    ['http://example.com', '_blank', 'noopener'],
  ])('opens %s in a new tab and says so', (href, target, rel) => {
    renderIn(<Anchor href={href}>Text</Anchor>);
    const link = screen.getByRole('link');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([target, rel]);
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

describe('Badge', () => {
  it('has the colour it is told to have', () => {
    const {container} = renderIn(<Badge type="warning">1.0</Badge>);
    expect(container.firstElementChild?.className).toBe('badge badge--warning');
  });
});

describe('PageEnd', () => {
  const links = {
    previous: {title: 'Before', permalink: '/a'},
    next: {title: 'After', permalink: '/b'},
  };

  const editUrl = 'https://github.com/a/b/edit/main/docs/x.mdx';

  it.each([
    [
      'en',
      [
        'Edit this page on GitHub (opens in a new tab)',
        'Source (opens in a new tab)',
        'Previous PageBefore',
        'Next PageAfter',
      ],
      'Last Updated May 14, 2025',
    ],
    [
      'zh-Hans',
      [
        '在 GitHub 上编辑此页（在新标签页中打开）',
        '源码（在新标签页中打开）',
        '上一页Before',
        '下一页After',
      ],
      '最后更新于 2025 年 5 月 14 日',
    ],
  ] as const)('says in %s where to go on', (locale, names, updated) => {
    const {container} = renderIn(
      <PageEnd editUrl={editUrl} lastUpdatedAt={Date.UTC(2025, 4, 14)} {...links} />,
      {locale},
    );
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(names);
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      editUrl,
      'https://github.com/a/b/blob/main/docs/x.mdx',
      '/a',
      '/b',
    ]);
    expect(container.querySelector('.theme-last-updated')?.textContent).toBe(updated);
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
  ] as const)('takes reports in %s about the page', (locale, name, language, title) => {
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

  it.each([
    ['en', 'Next PageOptions: Overview'],
    ['zh-Hans', '下一页Options：Overview'],
  ] as const)('says in %s what a page belongs to whose title does not tell', (locale, text) => {
    const next = {title: 'Overview', permalink: '/config/lib/', group: 'Options'};
    renderIn(<PageEnd next={next} />, {locale});
    expect(screen.getByRole('link').textContent).toBe(text);
  });

  it('takes reports where the settings say', () => {
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

  it('shows nothing that it does not know', () => {
    const {container} = renderIn(<PageEnd />);
    expect(container.querySelectorAll('a, time, nav')).toHaveLength(0);
  });

  it.each(locales)(
    'writes the days of each month as %s does, the same in every time zone',
    (locale) => {
      renderIn(null, {locale});
      const format = new Intl.DateTimeFormat(localeRows[locale].htmlLang, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      // Chinese texts of the site have a space between their signs and figures.
      const spaced = /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu;
      for (let month = 0; month < 12; month++) {
        const last = Date.UTC(2025, month, 14 + month, 23, 59);
        const day = format.format(last).replace(spaced, ' ');
        expect(formatDate(last)).toBe(day);
        expect(formatDate(new Date(last).toISOString())).toBe(day);
      }
    },
  );
});
