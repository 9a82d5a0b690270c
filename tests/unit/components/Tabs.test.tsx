import {act, fireEvent, screen} from '@testing-library/react';
import {tabs as store} from '../../../src/client/stores/tabsStore';
import CodeBlock from '../../../src/components/CodeBlock';
import Tabs, {TabItem} from '../../../src/components/Tabs';
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

it('changes only the pressed tabs if they have no group, and stores nothing', () => {
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
  it('follows a choice if it has such a tab, and stores it', () => {
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

  it('keeps its tab when the stored choice is unknown', () => {
    act(() => store.choose('nonsense', 'nowhere'));
    renderIn(groups('nonsense'));
    expect(chosen()).toEqual(['a', 'a']);
  });
});

it('selects the tab of a match of find-in-page without storing the choice', () => {
  const {container} = renderIn(groups('found'));
  const [, second] = panels(container);
  fireEvent(second!, new Event('beforematch', {bubbles: true}));
  expect(chosen()).toEqual(['b', 'a']);
  expect(second!.hasAttribute('hidden')).toBe(false);
  expect(stored()).toEqual({});
  fireEvent.click(tab('a'));
  expect(chosen()).toEqual(['a', 'a']);
});

describe('a list that does not fit', () => {
  it('moves the focus to its menu', () => {
    renderIn(tabs());
    tab('First').focus();
    const list = screen.getByRole('tablist');
    Object.defineProperty(list, 'scrollWidth', {value: 300});
    sizes.report(list);
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

  it('are wrapped if their code is', () => {
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
