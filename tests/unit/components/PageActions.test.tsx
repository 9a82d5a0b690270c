import {screen} from '@testing-library/react';
import PageActions from '../../../src/components/PageActions';
import {assistants} from '../../../src/site/assistants';
import {controls, renderIn} from './support';

const mirror = '/config/lib/dts.md';

it.each([
  [
    'en',
    [
      'button Copy Markdown',
      'button Open',
      'link View as Markdown',
      'button Copy Markdown link',
      'link Open in ChatGPT (opens in a new tab)',
      'link Open in Claude (opens in a new tab)',
      'link the Markdown file',
    ],
  ],
  [
    'zh-Hans',
    [
      'button 复制 Markdown',
      'button 打开',
      'link 查看 Markdown',
      'button 复制 Markdown 链接',
      'link 在 ChatGPT 中打开（在新标签页中打开）',
      'link 在 Claude 中打开（在新标签页中打开）',
      'link Markdown 文件',
    ],
  ],
] as const)('names its controls in %s', (locale, expected) => {
  const {container} = renderIn(<PageActions mirror={mirror} />, {locale});
  expect(controls(container)).toEqual(expected);
});

it('leads to the mirror', () => {
  const {container} = renderIn(<PageActions mirror={mirror} />);
  expect(container.querySelector('[data-mirror]')?.getAttribute('data-mirror')).toBe(mirror);
  expect(
    screen.getByRole('link', {name: 'View as Markdown', hidden: true}).getAttribute('href'),
  ).toBe(mirror);
});

it('opens its menu without a script', () => {
  renderIn(<PageActions mirror={mirror} />);
  const button = screen.getByRole('button', {name: 'Open'});
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(menu?.getAttribute('popover')).toBe('auto');
  expect(button.getAttribute('aria-controls')).toBe(menu?.id);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('hands over where the question goes, and asks about the published page without a script', () => {
  const {container} = renderIn(<PageActions mirror={mirror} />);
  const links = [...container.querySelectorAll('[data-ask]')];
  expect(links.map((link) => link.getAttribute('data-ask'))).toEqual(
    assistants.map(({ask}) => ask),
  );
  for (const [index, link] of links.entries()) {
    const href = link.getAttribute('href') ?? '';
    expect(href.startsWith(assistants[index]!.ask)).toBe(true);
    expect(new URL(href).searchParams.get('q')).toMatch(
      /^Read https?:\/\/[^/]+\/config\/lib\/dts\.md, I want/,
    );
  }
  expect(
    links.every(
      (link) => link.getAttribute('rel') === 'noopener' && link.getAttribute('target') === '_blank',
    ),
  ).toBe(true);
});

it('tells of a failure only when there is one', () => {
  const {container} = renderIn(<PageActions mirror={mirror} />);
  expect(container.querySelector<HTMLElement>('[data-copy-failed]')?.hidden).toBe(true);
});

it('announces what is done', () => {
  renderIn(<PageActions mirror={mirror} />);
  expect(screen.getByRole('status').textContent).toBe('');
  const {done, loading} = screen.getByRole('button', {name: 'Copy Markdown'}).dataset;
  expect([done, loading]).toEqual(['Markdown copied', 'Fetching the Markdown']);
});
