import {screen} from '@testing-library/react';
import CodeBlock from '../../../src/components/CodeBlock';
import {BareCode} from '../../../src/components/CodeBlock/context';
import {renderIn} from './support';

const html = '<span class="line">a\n</span>';

it('has a title, buttons to wrap and to copy, and code that the keyboard reaches', () => {
  const {container} = renderIn(<CodeBlock lang="ts" html={html} title="src/index.ts" />);
  expect(container.querySelector('.block__head')?.textContent).toBe('src/index.ts');
  const code = screen.getByRole('group', {name: 'Code: src/index.ts'});
  expect(code.localName).toBe('pre');
  expect(code.tabIndex).toBe(0);
  expect(screen.getByRole('button', {name: 'Copy code'})).toBeTruthy();
  expect(screen.getByRole('button', {name: 'Toggle code wrap', pressed: false})).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('is called code without a title', () => {
  renderIn(<CodeBlock lang="ts" html={html} />);
  expect(screen.getByRole('group', {name: 'Code'})).toBeTruthy();
});

it('wraps from the start when it is told to', () => {
  renderIn(<CodeBlock lang="ts" html={html} wrap="true" />);
  expect(screen.getByRole('group').hasAttribute('data-wrapped')).toBe(true);
  expect(screen.getByRole('button', {name: 'Toggle code wrap', pressed: true})).toBeTruthy();
});

it('neither wraps nor counts its lines unless it is told to', () => {
  const {container} = renderIn(<CodeBlock lang="ts" html={html} />);
  expect(screen.getByRole('group').hasAttribute('data-wrapped')).toBe(false);
  expect(container.querySelector('.code--numbers')).toBeNull();
});

it('folds with a button that says how much there is', () => {
  const {container} = renderIn(<CodeBlock lang="ts" html={html} lines="61" />);
  expect(container.querySelector<HTMLElement>('.block')?.dataset.fold).toBe('closed');
  const button = container.querySelector('[data-fold-toggle]')!;
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.querySelector('.block__more')?.textContent).toBe('Show all 61 lines');
  expect(button.querySelector('.block__fewer')?.textContent).toBe('Show fewer lines');
});

it('leaves frame and tools to the part around it, and keeps its fold', () => {
  const {container} = renderIn(
    <BareCode value={true}>
      <CodeBlock lang="ts" html={html} title="a.ts" lines="61" />
    </BareCode>,
  );
  expect(container.querySelector('.block, .code-tools')).toBeNull();
  expect(screen.getByRole('group', {name: 'Code: a.ts'})).toBeTruthy();
  const [fold, ...others] = screen.getAllByRole('button');
  expect(fold!.textContent).toContain('Show all 61 lines');
  expect(fold!.parentElement?.dataset.fold).toBe('closed');
  expect(others).toEqual([]);
});

it('does not count the lines of a file that has one', () => {
  renderIn(<CodeBlock lang="js" html={html} lines="1" />);
  expect(screen.getByText('Show the whole line')).toBeTruthy();
});

it('speaks Chinese', () => {
  const {container} = renderIn(<CodeBlock lang="ts" html={html} title="a.ts" lines="61" />, {
    locale: 'zh-Hans',
  });
  expect(screen.getByRole('group', {name: '代码：a.ts'})).toBeTruthy();
  expect(screen.getByRole('button', {name: '切换代码换行'})).toBeTruthy();
  expect(container.querySelector('.block__more')?.textContent).toBe('展开全部 61 行');
});
