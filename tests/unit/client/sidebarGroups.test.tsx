import {foldGroups, openCurrentGroups, storeGroups} from '../../../src/client/stores/sidebarGroups';

const sidebar = (): HTMLElement => document.getElementById('site-sidebar')!;
const groups = (): HTMLDetailsElement[] => [...sidebar().querySelectorAll('details')];
const open = (): readonly boolean[] => groups().map((group) => group.open);

/** Renders a sidebar with two open groups. The link in the group `current` is that of the current page. */
function load(section: string, current: string): void {
  const group = (name: string): string => {
    const address = `/${section}/${name}`;
    const state = name === current ? ' aria-current="page"' : '';
    return `<details open><summary></summary><a href="${address}"${state}></a></details>`;
  };
  document.body.innerHTML = `<nav id="site-sidebar">${group('start')}${group('more')}</nav><main></main>`;
}

beforeEach(() => {
  localStorage.clear();
  load('guide', 'start');
  for (const group of groups()) group.open = false;
  storeGroups(sidebar());
});

test('collapsed groups are collapsed on the next page, except around its link', () => {
  load('guide', 'more');
  expect(foldGroups()).toBe(true);
  expect(open()).toEqual([false, true]);
});

test('after a reload the group of the page is collapsed, too', () => {
  load('guide', 'start');
  foldGroups(true);
  expect(open()).toEqual([false, false]);
});

test('each section has its own groups, and groups that were opened stay open', () => {
  load('config', 'start');
  foldGroups();
  expect(open()).toEqual([true, true]);
  storeGroups(sidebar());
  load('guide', 'start');
  foldGroups(true);
  expect(open()).toEqual([false, false]);
  groups()[1]!.open = true;
  storeGroups(sidebar());
  load('guide', 'start');
  foldGroups(true);
  expect(open()).toEqual([false, true]);
});

test('nothing is collapsed before the sidebar is complete', () => {
  load('guide', 'start');
  document.querySelector('main')!.remove();
  expect(foldGroups(true)).toBe(false);
  expect(open()).toEqual([true, true]);
});

test('a navigation opens the group of the new page only', () => {
  openCurrentGroups();
  expect(open()).toEqual([true, false]);
});
