import {screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import CodeBlock from '../../../src/components/CodeBlock';
import ExampleView from '../../../src/components/Example';
import {controls, renderIn} from './support';

const block = (title: string): ReactNode => (
  <CodeBlock key={title} lang="ts" title={title} html={`<span class="line">// ${title}\n</span>`} />
);

type Parts = Partial<Parameters<typeof ExampleView>[0]> & {
  readonly files?: readonly string[];
  readonly outputs?: readonly string[];
  readonly log?: boolean;
};

function example({files = [], outputs = [], log = false, ...props}: Parts = {}): ReactNode {
  return (
    <ExampleView
      tool="@rslib/core 1.0.1"
      command="npx rslib --dts"
      exitCode={0}
      output={[
        {path: 'dist/index.js', bytes: 42},
        {path: 'dist/index.d.ts', bytes: 1234},
      ]}
      sources={files.length}
      shown={outputs}
      folder="https://github.com/a/b/tree/main/examples/x"
      playground="https://stackblitz.com/github/a/b/tree/main/examples/x"
      {...props}>
      {'\n'}
      {[...files, ...outputs].map(block)}
      {log && <CodeBlock lang="terminal" html={'<span class="line">error   Oh\n</span>'} />}
    </ExampleView>
  );
}

const full = {
  files: ['rslib.config.ts', 'src/index.ts'],
  outputs: ['dist/index.d.ts', 'dist/index.js'],
};
/** The pane of a tab; a hidden one has no name for the query. */
const pane = (name: string): HTMLElement =>
  document.getElementById(screen.getByRole('tab', {name}).getAttribute('aria-controls')!)!;

it('has two panes, and tabs for where they take turns', () => {
  renderIn(example(full));
  const tabs = within(screen.getByRole('tablist', {name: 'Source and output'})).getAllByRole('tab');
  expect(
    tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected'), tab.tabIndex]),
  ).toEqual([
    ['Source', 'true', 0],
    ['Output', 'false', -1],
  ]);
  expect(tabs.map(({id}) => id)).toEqual(
    ['Source', 'Output'].map((name) => pane(name).getAttribute('aria-labelledby')),
  );
  expect([pane('Source').hidden, pane('Output').hidden]).toEqual([false, true]);
});

it('shows sources and outputs as tabs of their pane', () => {
  renderIn(example(full));
  const names = (name: string) =>
    within(pane(name))
      .getAllByRole('tab', {hidden: true})
      .map((tab) => tab.textContent);
  expect(names('Source')).toEqual(full.files);
  expect(names('Output')).toEqual(full.outputs);
});

it('shows a single file below its name, without tabs', () => {
  renderIn(example({files: ['src/index.ts'], outputs: ['dist/index.js']}));
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(pane('Source').textContent).toContain('src/index.ts');
  expect(pane('Output').querySelector('[data-code] pre')?.textContent).toBe('// dist/index.js\n');
});

it('leads from a file in the tree to the element that shows it', () => {
  const {container} = renderIn(example(full));
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[data-shows]')];
  expect(links.map((link) => link.textContent)).toEqual(['index.d.ts', 'index.js']);
  links.forEach((link, index) => {
    const panel = document.getElementById(link.getAttribute('href')!.slice(1))!;
    expect(panel.textContent).toContain(`// ${full.outputs[index]}`);
    expect(document.getElementById(panel.getAttribute('aria-labelledby')!)?.textContent).toBe(
      full.outputs[index],
    );
  });
});

it('links to files that are shown only', () => {
  const {container} = renderIn(example({outputs: ['dist/index.js']}));
  expect(container.querySelectorAll('a[data-shows]')).toHaveLength(1);
  expect(container.querySelector('.tree')?.textContent).toContain('index.d.ts 1.2 kB');
});

it('copies the command', () => {
  renderIn(example());
  const button = screen.getByRole('button', {name: 'Copy command'});
  expect(button.dataset).toMatchObject({copy: 'text', text: 'npx rslib --dts', done: 'Copied'});
});

it('shows what a failed build said instead of a tree, and outputs when they are named', () => {
  const {container} = renderIn(example({exitCode: 1, log: true, outputs: ['dist/index.js']}));
  expect(container.querySelector('.example__caption')?.textContent).toBe('Terminalexit code 1');
  expect(container.querySelector('.example__terminal pre')?.textContent).toBe('error   Oh\n');
  expect(container.querySelector('.tree')).toBeNull();
  expect(container.querySelector('.example__file')?.textContent).toContain('// dist/index.js');
});

it('shows the log of a build that succeeded beside its tree', () => {
  const {container} = renderIn(example({log: true}));
  expect(container.querySelector('.example__exit')?.hasAttribute('data-failed')).toBe(false);
  expect(container.querySelectorAll('.example__terminal, .tree')).toHaveLength(2);
});

it('has no empty pane when no source is shown', () => {
  const {container} = renderIn(example({outputs: ['dist/index.js']}));
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(container.querySelectorAll('.example__pane')).toHaveLength(1);
});

it.each([
  [
    'en',
    {typescript: '7.0.2'},
    'Built with @rslib/core 1.0.1 and TypeScript 7.0.2',
    ['View on GitHub (opens in a new tab)', 'Open in StackBlitz (opens in a new tab)'],
  ],
  [
    'zh-Hans',
    {typescript: '7.0.2'},
    '由 @rslib/core 1.0.1 与 TypeScript 7.0.2 构建',
    ['在 GitHub 上查看（在新标签页中打开）', '在 StackBlitz 中打开（在新标签页中打开）'],
  ],
  [
    'en',
    {playground: undefined},
    'Built with @rslib/core 1.0.1',
    ['View on GitHub (opens in a new tab)'],
  ],
] as const)('says in %s what built it and where it is', (locale, props, built, links) => {
  const {container} = renderIn(example(props), {locale});
  const foot = container.querySelector<HTMLElement>('figcaption')!;
  expect(foot.firstElementChild?.textContent).toBe(built);
  const found = within(foot).getAllByRole('link');
  expect(found.map((link) => link.textContent)).toEqual(links);
  for (const link of found) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  }
});

it('speaks Chinese', () => {
  const {container} = renderIn(example({...full, log: true}), {locale: 'zh-Hans'});
  expect(controls(container)).toEqual(
    expect.arrayContaining(['button 源码', 'button 产物', 'button 复制命令', 'button 复制代码']),
  );
  expect(container.querySelector('.example__caption')?.textContent).toBe('终端退出码 0');
});

it('gives two examples on a page ids of their own', () => {
  const {container} = renderIn(
    <>
      {example(full)}
      {example(full)}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
