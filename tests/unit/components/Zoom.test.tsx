import siteConfig from '@generated/docusaurus.config';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import Image from '../../../src/components/Image';
import * as limits from '../../../src/site/limits';
import {renderIn} from './support';

const zoom = {
  selector: '.markdown img',
  background: {light: 'white', dark: 'black'},
  config: {margin: limits.zoomMargin, scrollOffset: limits.zoomScrollOffset},
};
const tree = {src: '/tree.png', width: '800', height: '400', alt: 'A tree'};
const setTheme = (themeConfig: object) => Object.assign(siteConfig, {themeConfig});

beforeEach(() => {
  setTheme({zoom});
  Object.assign(window, {matchMedia: () => ({matches: true}), pageYOffset: 0});
});
afterEach(async () => {
  fireEvent.keyUp(document, {key: 'Escape'});
  await closed();
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('data-hide');
  document.documentElement.removeAttribute('data-page-hide');
});

const show = (node: ReactNode) => renderIn(<div className="markdown">{node}</div>);
const button = () => screen.getByRole('button', {name: 'Enlarge picture: A tree'});
const copy = () => document.querySelector<HTMLImageElement>('.medium-zoom-image--opened');
const overlay = () => document.querySelector<HTMLElement>('.medium-zoom-overlay');
const closed = () => waitFor(() => expect([copy(), overlay()]).toEqual([null, null]));

/** Waits until medium-zoom has ended its transition. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function open(): Promise<HTMLElement> {
  button().focus();
  fireEvent.click(document.querySelector('.markdown img')!);
  const opened = await screen.findByRole('button', {name: 'Close enlarged picture: A tree'});
  await settled();
  return opened;
}

test('a click enlarges a picture on the background of the settings, and a click on it closes it', async () => {
  show(<Image {...tree} />);
  expect(button().tabIndex).toBe(0);
  await open();
  expect(copy()!.src).toContain('/tree.png');
  expect(overlay()!.style.background).toBe('white');
  fireEvent.click(copy()!);
  await closed();
  expect(document.activeElement).toBe(button());
});

test.each(['Enter', ' '])('the key "%s" opens and closes a picture', async (key) => {
  show(<Image {...tree} />);
  fireEvent.keyDown(button(), {key: 'a'});
  expect(copy()).toBeNull();
  expect(fireEvent.keyDown(button(), {key})).toBe(false);
  expect(copy()).not.toBeNull();
  await settled();
  fireEvent.keyDown(screen.getByRole('button'), {key});
  await closed();
});

test.each<[string, (opened: HTMLElement) => void]>([
  ['Escape', () => fireEvent.keyUp(document, {key: 'Escape'})],
  ['a click beside it', () => fireEvent.click(overlay()!)],
  ['the click of a screen reader', (opened) => fireEvent.click(opened)],
  ['another size of the window', () => fireEvent(window, new Event('resize'))],
  ['focus elsewhere', (opened) => fireEvent.blur(opened, {relatedTarget: document.body})],
])('%s closes an enlarged picture', async (_what, close) => {
  show(<Image {...tree} />);
  close(await open());
  await closed();
});

test.each<[string, (opened: HTMLElement) => void]>([
  ['Escape', () => fireEvent.keyUp(document, {key: 'Escape'})],
  ['Enter', (opened) => fireEvent.keyDown(opened, {key: 'Enter'})],
  ['focus elsewhere', (opened) => fireEvent.blur(opened, {relatedTarget: document.body})],
])('%s closes a picture that is still growing, once it has its size', async (_what, close) => {
  Object.assign(window, {matchMedia: () => ({matches: false})});
  show(<Image {...tree} />);
  fireEvent.click(document.querySelector('.markdown img')!);
  close(screen.getByRole('button'));
  await settled();
  expect(copy()).not.toBeNull();
  Object.assign(window, {matchMedia: () => ({matches: true})});
  fireEvent.transitionEnd(copy()!);
  await closed();
});

test('a page that is left takes its enlarged picture along', async () => {
  const {unmount} = show(<Image {...tree} />);
  await open();
  unmount();
  await closed();
});

test('an enlarged picture stays open for a short scroll, and closes 150 ms after a longer one', async () => {
  show(<Image {...tree} />);
  await open();
  const scrollTo = (pageYOffset: number) => {
    Object.assign(window, {pageYOffset});
    fireEvent.scroll(document);
  };
  const delays = jest.spyOn(window, 'setTimeout');
  scrollTo(limits.zoomScrollOffset);
  expect(delays).not.toHaveBeenCalled();
  scrollTo(-limits.zoomScrollOffset - 1);
  expect(delays).toHaveBeenCalledWith(expect.any(Function), 150);
  delays.mockRestore();
  await closed();
});

test('a large version that cannot be reached logs a warning and leaves the picture of the page', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const created: HTMLImageElement[] = [];
  const cloneNode = HTMLImageElement.prototype.cloneNode;
  jest.spyOn(HTMLImageElement.prototype, 'cloneNode').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    const clone = cloneNode.call(this) as HTMLImageElement;
    Object.defineProperty(clone, 'complete', {value: false});
    created.push(clone);
    return clone;
  });
  show(<Image {...tree} data-zoom-src="/large.png" />);
  await open();
  fireEvent.error(created[1]!);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Unable to reach the zoom image target .*\/large\.png$/)],
  ]);
  expect(copy()!.src).toContain('/tree.png');
});

const {dataset} = document.documentElement;
test.each<[string, () => unknown, string?]>([
  ['a URL without global components', () => (dataset.hide = 'navbar globalUIComponents')],
  ['a page without global components', () => (dataset.pageHide = 'globalUIComponents')],
  ['a site without the settings', () => setTheme({})],
  ['another selector', () => setTheme({zoom: {...zoom, selector: '.gallery img'}})],
  ['a badge', () => undefined, '40'],
])('%s has no picture that can be enlarged', (_what, prepare, height = tree.height) => {
  prepare();
  show(<Image {...tree} height={height} />);
  fireEvent.click(document.querySelector('img')!);
  expect(screen.queryByRole('button')).toBeNull();
  expect(copy()).toBeNull();
});
