import {screen, within} from '@testing-library/react';
import Tabs, {TabItem} from '../../../src/components/Tabs';
import {renderIn} from './support';

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

const selected = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));
const panels = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('[role=tabpanel]'),
];

it('has a labelled list of tabs and a panel for each', () => {
  const {container} = renderIn(tabs());
  expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('Variants');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['First', 'b']);
  expect(panels(container)).toHaveLength(2);
});

it('ties every tab to its panel and back', () => {
  const {container} = renderIn(tabs());
  screen.getAllByRole('tab').forEach((tab, index) => {
    const panel = panels(container)[index]!;
    expect(tab.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(panel.dataset.value).toBe(tab.dataset.value);
  });
});

it('shows the first panel, or the one it is told to show', () => {
  const {container, unmount} = renderIn(tabs());
  expect(selected()).toEqual(['true', 'false']);
  expect(panels(container).map(({hidden}) => hidden)).toEqual([false, true]);
  unmount();
  renderIn(tabs({defaultValue: 'b'}));
  expect(selected()).toEqual(['false', 'true']);
});

it('shows the first panel when the one it is told to show is not there', () => {
  renderIn(tabs({defaultValue: 'nowhere'}));
  expect(selected()).toEqual(['true', 'false']);
});

it('lets the keyboard reach the chosen tab only', () => {
  renderIn(tabs());
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1]);
});

it('has the content of every tab in the page, for search and for readers without scripts', () => {
  const {container} = renderIn(tabs());
  expect(panels(container).map((panel) => panel.textContent)).toEqual(['FirstOne.', 'bTwo.']);
});

it('names its group, so that the choice can be remembered', () => {
  const {container} = renderIn(tabs({groupId: 'bundle-mode'}));
  expect(container.querySelector('[data-tabs]')?.getAttribute('data-group')).toBe('bundle-mode');
});

it('offers a copy button for commands, and calls the list by what it chooses', () => {
  renderIn(tabs({groupId: 'package-manager'}));
  expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('Package manager');
  expect(screen.getByRole('button', {name: 'Copy code'})).toBeTruthy();
});

it('offers none for text', () => {
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

it('has a place for a menu of the same names, for where the list does not fit, but for commands', () => {
  const {container, unmount} = renderIn(tabs());
  expect(container.querySelector('.tabs__list + .tabs__menu')?.textContent).toBe('2');
  // Each that a page brings along has the browser lay out the fold that it stands in.
  expect(container.querySelector('select')).toBeNull();
  unmount();
  const commands = renderIn(tabs({groupId: 'package-manager'})).container;
  expect(commands.querySelector('.tabs__menu')).toBeNull();
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
