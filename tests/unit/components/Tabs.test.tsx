import {act, fireEvent, screen} from '@testing-library/react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {tabs as store} from '../../../src/client/stores/tabsStore';
import CodeBlock from '../../../src/components/CodeBlock';
import Tabs, {TabItem} from '../../../src/components/Tabs';
import TabsView from '../../../src/components/Tabs/TabsView';
import {fakeResizeObserver} from './browser';
import {renderIn} from './support';

let sizes: ReturnType<typeof fakeResizeObserver>;

beforeEach(() => {
  sizes = fakeResizeObserver();
  localStorage.clear();
  Object.assign(window, {scrollBy: () => undefined});
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

/** Reports the widths of a list and its content. */
function resize(list: Element, {content, width}: {content: number; width: number}): void {
  Object.defineProperty(list, 'scrollWidth', {configurable: true, value: content});
  Object.defineProperty(list, 'clientWidth', {configurable: true, value: width});
  sizes.report(list);
}

it('has a labelled list of tabs, each connected to its panel', () => {
  const {container} = renderIn(tabs());
  expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('Variants');
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['First', 'b']);
  screen.getAllByRole('tab').forEach((each, index) => {
    const panel = panels(container)[index]!;
    expect(each.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(each.id);
    expect(panel.dataset.value).toBe(each.dataset.value);
  });
});

it('shows the first panel, or the default one if it exists', () => {
  const {container, unmount} = renderIn(tabs());
  expect(selected()).toEqual(['true', 'false']);
  expect(panels(container).map(({hidden}) => Boolean(hidden))).toEqual([false, true]);
  unmount();
  for (const [defaultValue, expected] of [
    ['b', ['false', 'true']],
    ['nowhere', ['true', 'false']],
  ] as const) {
    renderIn(tabs({defaultValue}));
    expect(selected()).toEqual(expected);
  }
});

it('selects the pressed tab, makes it the only Tab stop and shows its panel alone', () => {
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

it('leaves keys with a modifier, and keys that move nothing, to the browser', () => {
  renderIn(tabs());
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(fireEvent.keyDown(tab('First'), {key: 'ArrowRight', [held]: true})).toBe(true);
  }
  expect(fireEvent.keyDown(tab('First'), {key: 'ArrowDown'})).toBe(true);
  expect(chosen()).toEqual(['a']);
});

describe('a group', () => {
  it('follows a choice where it has such a tab, and stores it', () => {
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

  it('shows the stored choice', () => {
    act(() => store.choose('shown', 'b'));
    renderIn(groups('shown'));
    expect(chosen()).toEqual(['b', 'b']);
  });

  it('keeps its tab when the stored choice is unknown', () => {
    act(() => store.choose('nonsense', 'nowhere'));
    renderIn(groups('nonsense'));
    expect(chosen()).toEqual(['a', 'a']);
  });
});

describe('find-in-page', () => {
  it('selects the tab of a match without storing the choice', () => {
    const {container} = renderIn(groups('found'));
    const [, second] = panels(container);
    fireEvent(second!, new Event('beforematch', {bubbles: true}));
    expect(chosen()).toEqual(['b', 'a']);
    expect(second!.hasAttribute('hidden')).toBe(false);
    expect(stored()).toEqual({});
    fireEvent.click(tab('a'));
    expect(chosen()).toEqual(['a', 'a']);
  });

  it('selects all tabs around a match', () => {
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

  it('keeps a match from before hydration open', () => {
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

  it('shows the first tab, and the stored one after hydration', () => {
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
  it('is replaced by a menu that selects tabs, until it fits', () => {
    renderIn(groups('menu'));
    const [, list] = screen.getAllByRole('tablist');
    // A menu in the HTML would make the browser lay out the fold around it.
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

  it('moves the focus to its menu', () => {
    renderIn(tabs());
    tab('First').focus();
    resize(screen.getByRole('tablist'), {content: 300, width: 200});
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('stays a scrolling list for commands', () => {
    const {container} = renderIn(tabs({groupId: 'package-manager'}));
    expect(container.querySelector('.tabs__menu')).toBeNull();
    expect(sizes.observed()).toEqual([]);
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

  it('have buttons to wrap and to copy, and a list with a name', () => {
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

it('ignores other children', () => {
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
