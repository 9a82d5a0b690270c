import {useHistory} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {act, cleanup, screen} from '@testing-library/react';
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

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show() {
  renderIn(<Section />, {path: '/one'});
  const groups = [...document.querySelectorAll('details')];
  return {open: () => groups.map((group) => group.open), groups};
}

const settle = (): void => act(() => jest.runAllTimers());

it('opens the group of the page', () => {
  expect(show().open()).toEqual([true, false]);
});

it('opens a folded group on navigation to its page', () => {
  const {open, groups} = show();
  settle();
  groups[0]!.open = false;
  go('/two');
  settle();
  expect(open()).toEqual([true, false]);
});

it('keeps a group folded that was folded before hydration', () => {
  const {open, groups} = show();
  groups[0]!.open = false;
  settle();
  expect(open()).toEqual([false, false]);
});

it('marks the link of the page', () => {
  show();
  expect(screen.getByText('one').getAttribute('aria-current')).toBe('page');
});
