import {act, fireEvent, screen, within} from '@testing-library/react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {tabs as store} from '../../../src/client/stores/tabs';
import CodeBlock from '../../../src/components/CodeBlock';
import Tabs, {TabItem} from '../../../src/components/Tabs';
import TabsView from '../../../src/components/Tabs/TabsView';
import {renderIn} from './support';

type Observed = {readonly element: Element; readonly report: () => void};

/** What resize observers look at. */
let observed: Observed[] = [];
let scrolled: ScrollToOptions[] = [];

beforeEach(() => {
  observed = [];
  scrolled = [];
  localStorage.clear();
  Object.assign(window, {
    scrollBy: (options: ScrollToOptions) => scrolled.push(options),
    ResizeObserver: class {
      constructor(private readonly report: () => void) {}
      observe(element: Element): void {
        observed.push({element, report: this.report});
      }
      disconnect(): void {
        observed = observed.filter(({report}) => report !== this.report);
      }
    },
  });
});

function tabs(props: {groupId?: string; defaultValue?: string} = {}) {
  return (
    <Tabs {...props}>
      <TabItem value="a" label="First">
        One.
      </TabItem>
      <TabItem value="b">Two.</TabItem>
    </Tabs>
  );
}

function groups(groupId: string) {
  return (
    <>
      {tabs({groupId})}
      <Tabs groupId={groupId}>
        <TabItem value="a">One.</TabItem>
        <TabItem value="b">Two.</TabItem>
        <TabItem value="c">Three.</TabItem>
      </Tabs>
    </>
  );
}

const tab = (name: string, index = 0): HTMLElement => screen.getAllByRole('tab', {name})[index]!;
const selected = () => screen.getAllByRole('tab').map((each) => each.getAttribute('aria-selected'));
const chosen = () =>
  screen.getAllByRole('tab', {selected: true}).map((each) => each.dataset.value!);
const panels = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('[role=tabpanel]'),
];
const stored = () => JSON.parse(localStorage.getItem('tabs-rslib') ?? '{}') as unknown;

/** Reports how wide a list and its contents are. */
function resize(list: Element, {content, width}: {content: number; width: number}): void {
  Object.defineProperty(list, 'scrollWidth', {configurable: true, value: content});
  Object.defineProperty(list, 'clientWidth', {configurable: true, value: width});
  act(() => observed.filter(({element}) => element === list).forEach(({report}) => report()));
}

it('has a labelled list of tabs and a panel for each', () => {
  const {container} = renderIn(tabs());
  expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('Variants');
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['First', 'b']);
  expect(panels(container)).toHaveLength(2);
});

it('ties every tab to its panel and back', () => {
  const {container} = renderIn(tabs());
  screen.getAllByRole('tab').forEach((each, index) => {
    const panel = panels(container)[index]!;
    expect(each.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(each.id);
    expect(panel.dataset.value).toBe(each.dataset.value);
  });
});

it('shows the first panel, or the one it is told to show', () => {
  const {container, unmount} = renderIn(tabs());
  expect(selected()).toEqual(['true', 'false']);
  expect(panels(container).map(({hidden}) => Boolean(hidden))).toEqual([false, true]);
  unmount();
  renderIn(tabs({defaultValue: 'b'}));
  expect(selected()).toEqual(['false', 'true']);
});

it('shows the first panel when the one it is told to show is not there', () => {
  renderIn(tabs({defaultValue: 'nowhere'}));
  expect(selected()).toEqual(['true', 'false']);
});

it('has the content of every tab in the page, for search and for readers without scripts', () => {
  const {container} = renderIn(tabs());
  expect(panels(container).map((panel) => panel.textContent)).toEqual(['FirstOne.', 'bTwo.']);
});

it('selects a tab that is pressed, the only one that the keyboard reaches, and shows its panel alone', () => {
  const {container} = renderIn(tabs());
  fireEvent.click(tab('b'));
  expect(selected()).toEqual(['false', 'true']);
  expect(screen.getAllByRole('tab').map(({tabIndex}) => tabIndex)).toEqual([-1, 0]);
  expect(panels(container).map((panel) => panel.getAttribute('hidden'))).toEqual([
    'until-found',
    null,
  ]);
});

it('changes tabs without a group alone, and stores nothing', () => {
  renderIn(
    <>
      {tabs()}
      {tabs()}
    </>,
  );
  fireEvent.click(tab('b'));
  expect(chosen()).toEqual(['b', 'a']);
  expect(stored()).toEqual({});
});

it.each([
  ['ArrowRight', 'a', 'b'],
  ['ArrowRight', 'c', 'a'],
  ['ArrowLeft', 'a', 'c'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
])('moves selection and focus by %s from %s to %s', (key, from, to) => {
  renderIn(
    <Tabs defaultValue={from}>
      {['a', 'b', 'c'].map((value) => (
        <TabItem key={value} value={value} />
      ))}
    </Tabs>,
  );
  expect(fireEvent.keyDown(tab(from), {key})).toBe(false);
  expect(chosen()).toEqual([to]);
  expect(document.activeElement).toBe(tab(to));
});

it('leaves keys to the browser when another one is held, and those that move nothing', () => {
  renderIn(tabs());
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(fireEvent.keyDown(tab('First'), {key: 'ArrowRight', [held]: true})).toBe(true);
  }
  expect(fireEvent.keyDown(tab('First'), {key: 'ArrowDown'})).toBe(true);
  expect(chosen()).toEqual(['a']);
});

describe('a group', () => {
  it('follows a choice where it has such a tab, stores it, and says when it does', () => {
    const {container} = renderIn(groups('follows'));
    const holders = [...container.querySelectorAll('[data-tabs][data-group="follows"]')];
    expect(holders.map((holder) => holder.hasAttribute('data-set'))).toEqual([true, true]);
    fireEvent.click(tab('b', 1));
    expect(chosen()).toEqual(['b', 'b']);
    expect(stored()).toEqual({follows: 'b'});
    fireEvent.click(tab('c'));
    expect(chosen()).toEqual(['b', 'c']);
    expect(stored()).toEqual({follows: 'c'});
  });

  it('shows what is chosen already', () => {
    act(() => store.choose('shown', 'b'));
    renderIn(groups('shown'));
    expect(chosen()).toEqual(['b', 'b']);
  });

  it('keeps its tab when the choice is nonsense', () => {
    act(() => store.choose('nonsense', 'nowhere'));
    renderIn(groups('nonsense'));
    expect(chosen()).toEqual(['a', 'a']);
  });

  it('leaves other groups alone', () => {
    renderIn(
      <>
        {tabs({groupId: 'one'})}
        {tabs({groupId: 'other'})}
      </>,
    );
    fireEvent.click(tab('b'));
    expect(chosen()).toEqual(['b', 'a']);
  });

  it('keeps the pressed block in place when those above it change, and measures the first not at all', () => {
    const {container} = renderIn(groups('place'));
    const measured: string[] = [];
    [...container.querySelectorAll('[data-tabs]')].forEach((holder, index) => {
      const tops = [100, 70];
      holder.getBoundingClientRect = () => {
        measured.push(`${index} ${chosen().join('')}`);
        return {top: tops.shift()} as DOMRect;
      };
    });
    fireEvent.click(tab('b'));
    expect([measured, scrolled]).toEqual([[], []]);
    fireEvent.click(tab('a'));
    expect(measured).toEqual(['1 bb', '1 aa']);
    expect(scrolled).toEqual([{top: -30, behavior: 'instant'}]);
  });
});

describe('find-in-page', () => {
  it('selects the tab of what it found, and is no choice to store', () => {
    const {container} = renderIn(groups('found'));
    const [, second] = panels(container);
    fireEvent(second!, new Event('beforematch', {bubbles: true}));
    expect(chosen()).toEqual(['b', 'a']);
    expect(second!.hasAttribute('hidden')).toBe(false);
    expect(stored()).toEqual({});
    fireEvent.click(tab('a'));
    expect(chosen()).toEqual(['a', 'a']);
  });

  it('selects the tabs around what it found', () => {
    const {container} = renderIn(
      <Tabs>
        <TabItem value="x">Nothing.</TabItem>
        <TabItem value="y">{tabs()}</TabItem>
      </Tabs>,
    );
    const inner = panels(container).find((panel) => panel.textContent === 'bTwo.')!;
    fireEvent(inner, new Event('beforematch', {bubbles: true}));
    expect(chosen()).toEqual(['y', 'b']);
  });

  it('may have found something before React was there', () => {
    jest.useFakeTimers();
    const {container} = renderIn(tabs());
    panels(container)[1]!.removeAttribute('hidden');
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect(chosen()).toEqual(['b']);
    expect(panels(container)[0]!.getAttribute('hidden')).toBe('until-found');
  });
});

describe('the built page', () => {
  const view = (
    <TabsView
      id="built"
      group="built"
      selected="a"
      tabs={['a', 'b'].map((value) => ({value, content: <p>{value}</p>}))}
    />
  );

  it('shows the first tab, and the stored one once React is there', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(view);
    act(() => store.choose('built', 'b'));
    const html = container.innerHTML;
    expect(container.querySelector('[data-set]')).toBeNull();
    const onRecoverableError = jest.fn();
    let root: Root | undefined;
    act(() => void (root = hydrateRoot(container, view, {onRecoverableError})));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(html).toContain('aria-selected="true" data-value="a"');
    expect(chosen()).toEqual(['b']);
    expect(container.querySelector('[data-set]')).not.toBeNull();
    act(() => root?.unmount());
    container.remove();
  });
});

describe('a list that does not fit', () => {
  it('gives way to a menu of the same names, which chooses as the tabs do, until it fits', () => {
    renderIn(groups('menu'));
    const [, list] = screen.getAllByRole('tablist');
    // Each that a page brings along has the browser lay out the fold that it stands in.
    expect(screen.queryByRole('combobox')).toBeNull();
    resize(list!, {content: 300, width: 200});
    expect(list!.hasAttribute('data-cut')).toBe(true);
    const menu = screen.getByRole<HTMLSelectElement>('combobox', {name: 'Variants'});
    expect([...menu.options].map(({text}) => text)).toEqual(['a', 'b', 'c']);
    fireEvent.change(menu, {target: {value: 'b'}});
    expect(chosen()).toEqual(['b', 'b']);
    fireEvent.click(tab('First'));
    expect(menu.value).toBe('a');
    resize(list!, {content: 300, width: 300});
    expect(list!.hasAttribute('data-cut')).toBe(false);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('hands the focus to its menu', () => {
    renderIn(tabs());
    tab('First').focus();
    resize(screen.getByRole('tablist'), {content: 300, width: 200});
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('stays a list that scrolls for commands', () => {
    const {container} = renderIn(tabs({groupId: 'package-manager'}));
    expect(container.querySelector('.tabs__menu')).toBeNull();
    expect(observed).toEqual([]);
  });
});

describe('commands', () => {
  const commands = (wrap?: string) => (
    <Tabs groupId="package-manager">
      <TabItem value="npm">
        <CodeBlock lang="bash" html="" {...(wrap ? {wrap} : {})} />
      </TabItem>
    </Tabs>
  );

  it('have buttons to wrap and to copy, and a list that is called by what it chooses', () => {
    renderIn(commands());
    expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('Package manager');
    expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Toggle code wrap',
      'Copy code',
    ]);
  });

  it('are wrapped when their code asks for it', () => {
    const {unmount} = renderIn(commands());
    expect(screen.getByRole('button', {name: 'Toggle code wrap', pressed: false})).toBeTruthy();
    unmount();
    renderIn(commands('true'));
    expect(screen.getByRole('button', {name: 'Toggle code wrap', pressed: true})).toBeTruthy();
  });
});

it('has no buttons besides its tabs for text', () => {
  renderIn(tabs());
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives two groups on a page ids of their own', () => {
  const {container} = renderIn(
    <>
      {tabs()}
      {tabs()}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('may stand inside a tab', () => {
  const {container} = renderIn(
    <Tabs>
      <TabItem value="x">{tabs()}</TabItem>
    </Tabs>,
  );
  const outer = container.querySelector<HTMLElement>('[role=tabpanel]')!;
  expect(within(outer).getAllByRole('tab')).toHaveLength(2);
});

it('ignores what is no tab', () => {
  renderIn(
    <Tabs>
      {'\n'}
      <TabItem value="a">One.</TabItem>
      {false}
      <p>Not a tab</p>
    </Tabs>,
  );
  expect(screen.getAllByRole('tab')).toHaveLength(1);
});

it('speaks Chinese', () => {
  renderIn(tabs({groupId: 'package-manager'}), {locale: 'zh-Hans'});
  expect(screen.getByRole('tablist', {name: '包管理器'})).toBeTruthy();
  expect(screen.getByRole('button', {name: '复制代码'})).toBeTruthy();
});
