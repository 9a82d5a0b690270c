import {fireEvent, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import CodeBlock from '../../../src/components/CodeBlock';
import ExampleView from '../../../src/components/Example';
import {click, fakeResizeObserver, followsLink, workingClipboard} from './browser';
import {renderIn} from './support';

let sizes: ReturnType<typeof fakeResizeObserver>;

beforeEach(() => {
  sizes = fakeResizeObserver();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, {scrollBy: () => undefined});
});

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
const pane = (name: string): HTMLElement =>
  document.getElementById(screen.getByRole('tab', {name}).getAttribute('aria-controls')!)!;

const isHidden = (name: string): boolean => pane(name).hasAttribute('hidden');

it('has two panes with tabs', () => {
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
  expect([isHidden('Source'), isHidden('Output')]).toEqual([false, true]);
});

it('has classes for its width', () => {
  const {container} = renderIn(example({...full, isWide: true, isBeside: true}));
  expect(container.querySelector('figure')!.className).toBe(
    'example example--wide example--beside',
  );
});

it('shows a single file below its name, without tabs', () => {
  renderIn(example({files: ['src/index.ts'], outputs: ['dist/index.js']}));
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(pane('Source').textContent).toContain('src/index.ts');
  expect(pane('Output').querySelector('[data-code] pre')?.textContent).toBe('// dist/index.js\n');
});

it('has tab panels while its tabs are visible, and groups while both panes are visible', () => {
  const {container} = renderIn(example({files: ['a.ts'], outputs: ['a.js']}));
  const holder = container.querySelector('.example__panes')!;
  const roles = () => ['Source', 'Output'].map((name) => pane(name).getAttribute('role'));
  const list = screen.getByRole('tablist');
  expect(roles()).toEqual(['group', 'group']);
  for (const [isVisible, role] of [
    [true, 'tabpanel'],
    [false, 'group'],
  ] as const) {
    list.checkVisibility = () => isVisible;
    sizes.report(holder);
    expect(roles()).toEqual([role, role]);
  }
});

describe('a file in the tree', () => {
  const tree = () => document.querySelector<HTMLElement>('.tree')!;
  const link = (name: string) => within(tree()).getByRole('link', {name, hidden: true});

  it('focuses its code if it is the only file', () => {
    renderIn(example({outputs: ['dist/index.js']}));
    fireEvent.click(link('index.js'));
    expect(document.activeElement).toBe(screen.getByRole('group', {name: 'Code: dist/index.js'}));
    expect(within(tree()).getAllByRole('link')).toHaveLength(1);
    expect(tree().textContent).toContain('index.d.ts 1.2 kB');
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
    'is a plain link with %s',
    (key) => {
      renderIn(example(full));
      expect(followsLink(link('index.js'), key)).toBe(true);
    },
  );
});

it('copies the command', async () => {
  const copied = workingClipboard();
  renderIn(example());
  await click(screen.getByRole('button', {name: 'Copy command'}));
  expect(copied).toEqual(['npx rslib --dts']);
});

it('shows the log of a failed build instead of a tree, and the named outputs', () => {
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

it('has one pane when no source is shown', () => {
  const {container} = renderIn(example({outputs: ['dist/index.js']}));
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(container.querySelectorAll('.example__pane')).toHaveLength(1);
});

it.each([
  [
    {typescript: '7.0.2'},
    'Built with @rslib/core 1.0.1 and TypeScript 7.0.2',
    ['View on GitHub', 'Open in StackBlitz'],
  ],
  [{playground: undefined}, 'Built with @rslib/core 1.0.1', ['View on GitHub']],
] as const)('names the versions and links to the sources: %j', (props, built, links) => {
  const {container} = renderIn(example(props));
  const foot = container.querySelector<HTMLElement>('figcaption')!;
  expect(foot.firstElementChild?.textContent).toBe(built);
  const found = within(foot).getAllByRole('link');
  expect(found.map((link) => link.textContent)).toEqual(links);
  for (const link of found) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  }
});

it('accepts a report of its size between its removal and the end of the observation', () => {
  const {container, unmount} = renderIn(example(full));
  const holder = container.querySelector('.example__panes')!;
  screen.getByRole('tablist', {name: 'Source and output'}).checkVisibility = () => false;
  window.ResizeObserver.prototype.disconnect = () => undefined;
  unmount();
  expect(() => sizes.report(holder)).not.toThrow();
});
