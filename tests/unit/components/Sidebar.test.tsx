import {useHistory} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import Sidebar from '../../../src/components/Sidebar';
import {renderIn} from './support';

const link = (label: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/${label}`,
});
const items: readonly PropSidebarItem[] = [
  {
    type: 'category',
    label: 'A',
    collapsed: true,
    collapsible: true,
    items: [link('one'), link('two')],
  },
  {type: 'category', label: 'B', collapsed: true, collapsible: true, items: [link('three')]},
];

let go: (address: string) => void = () => undefined;

function Section() {
  const history = useHistory();
  go = (address) => act(() => history.push(address));
  return <Sidebar items={items} title="Guide" />;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Shows the sidebar, in a window that none of its links is in. */
function show() {
  renderIn(<Section />, {path: '/one'});
  const sidebar = document.getElementById('site-sidebar')!;
  sidebar.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  for (const one of sidebar.querySelectorAll('a')) {
    one.getBoundingClientRect = () => new DOMRect(0, 500, 200, 20);
  }
  const groups = [...sidebar.querySelectorAll('details')];
  return {sidebar, open: () => groups.map((group) => group.open), groups};
}

const settle = (): void => act(() => jest.runAllTimers());

it('opens the group of the page', () => {
  expect(show().open()).toEqual([true, false]);
});

it('opens the group of the next page, which the user had folded', () => {
  const {open, groups} = show();
  settle();
  groups[0]!.open = false;
  go('/two');
  settle();
  expect(open()).toEqual([true, false]);
});

it('leaves a group folded that was folded before React was there', () => {
  const {open, groups} = show();
  groups[0]!.open = false;
  settle();
  expect(open()).toEqual([false, false]);
});

it('scrolls to the link of the page inside the sidebar only', () => {
  const {sidebar} = show();
  settle();
  expect(sidebar.scrollTop).toBeGreaterThan(0);
  expect(window.scrollY).toBe(0);
});

it('scrolls to it when the drawer opens', () => {
  const {sidebar} = show();
  settle();
  sidebar.scrollTop = 0;
  fireEvent(sidebar, Object.assign(new Event('toggle'), {newState: 'closed'}));
  expect(sidebar.scrollTop).toBe(0);
  fireEvent(sidebar, Object.assign(new Event('toggle'), {newState: 'open'}));
  expect(sidebar.scrollTop).toBeGreaterThan(0);
});

it('marks the link of the page', () => {
  show();
  expect(screen.getByText('one').getAttribute('aria-current')).toBe('page');
});
