import siteConfig from '@generated/docusaurus.config';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import Image, {Picture} from '../../../src/components/Image';
import * as limits from '../../../src/site/limits';
import {renderIn} from './support';

const zoom = {
  selector: '.markdown img',
  background: {light: 'white', dark: 'black'},
  config: {margin: 4, scrollOffset: limits.zoomScrollOffset},
};
const tree = {src: '/tree.png', width: '800', height: '400'};
const setTheme = (themeConfig: object) => Object.assign(siteConfig, {themeConfig});
const media = {matches: true};
const decode = jest.fn<Promise<void>, []>();
let downloads = 0;
const large = () => `/large-${(downloads += 1)}.png`;

beforeEach(() => {
  setTheme({zoom});
  Object.assign(window, {matchMedia: () => media, scrollY: 0});
  Object.assign(HTMLImageElement.prototype, {decode});
  decode.mockReset().mockResolvedValue();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')!.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => act(() => void this.dispatchEvent(new Event('close'))));
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('data-hide');
  document.documentElement.removeAttribute('data-page-hide');
});

const show = (node: ReactNode) => renderIn(<div className="markdown">{node}</div>);
const button = () => screen.getByRole('button', {name: 'Enlarge picture: A tree'});
const dialog = () => document.querySelector('dialog');
const shownSource = () => dialog()?.querySelector('img')?.getAttribute('src');
const opened = () => screen.findByRole('button', {name: 'Close enlarged picture: A tree'});
const closed = () => waitFor(() => expect(dialog()).toBeNull());

async function open(): Promise<HTMLElement> {
  button().focus();
  fireEvent.click(button());
  return opened();
}

test('a picture is a button that opens a dialog with the background and margin of the settings', async () => {
  show(<Image {...tree} alt="A tree" className="picture" />);
  expect([button().className, button().tabIndex]).toEqual(['picture zoomable', 0]);
  await open();
  expect(dialog()!.getAttribute('aria-label')).toBe('A tree');
  expect(dialog()!.style.getPropertyValue('--zoom-margin')).toBe('4px');
  expect(dialog()!.style.getPropertyValue('--zoom-ground')).toBe('white');
  expect(shownSource()).toContain('/tree.png');
});

test.each(['Enter', ' '])(
  'a picture opens by the key "%s"; another key does nothing',
  async (key) => {
    show(<Image {...tree} alt="A tree" />);
    fireEvent.keyDown(button(), {key: 'a'});
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(fireEvent.keyDown(button(), {key})).toBe(false);
    await opened();
  },
);

test('Tab does nothing while a picture is enlarged', async () => {
  show(<Image {...tree} alt="A tree" />);
  expect(fireEvent.keyDown(await open(), {key: 'Tab'})).toBe(false);
});

test('an enlarged picture stays open for a short scroll, and closes after a longer one', async () => {
  show(<Image {...tree} alt="A tree" />);
  await open();
  jest.useFakeTimers();
  const scrollTo = (scrollY: number) => {
    Object.assign(window, {scrollY});
    fireEvent.scroll(window);
  };
  scrollTo(limits.zoomScrollOffset);
  jest.advanceTimersByTime(1000);
  expect(dialog()!.open).toBe(true);
  scrollTo(-limits.zoomScrollOffset - 1);
  jest.advanceTimersByTime(limits.zoomScrollCloseMs - 1);
  expect(dialog()!.open).toBe(true);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await closed();
});

test.each([{key: 'k', ctrlKey: true}, {key: 'K', metaKey: true}, {key: '/'}, {key: '?'}])(
  'an enlarged picture closes at once, before %j opens another dialog',
  async (keys) => {
    show(<Image {...tree} alt="A tree" />);
    const closeButton = await open();
    let isClosed = false;
    document.addEventListener('keydown', () => (isClosed = !dialog()?.open), {once: true});
    fireEvent.keyDown(closeButton, keys);
    expect(isClosed).toBe(true);
    expect(document.activeElement).toBe(button());
    await closed();
  },
);

test('the large version is downloaded on hover or focus, and shown', async () => {
  const src = large();
  show(<Image {...tree} alt="A tree" data-zoom-src={src} />);
  expect(decode).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button());
  fireEvent.focus(button());
  await open();
  expect(decode).toHaveBeenCalledTimes(1);
  expect(shownSource()).toContain(src);
});

test('a large version that fails to load logs one warning and leaves the picture of the page', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  decode.mockRejectedValue(new Error('404'));
  const src = large();
  show(<Image {...tree} alt="A tree" data-zoom-src={src} />);
  fireEvent.click(await open());
  await closed();
  await open();
  expect(shownSource()).toContain('/tree.png');
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(`^Unable to reach the zoom image target .*${src}$`)],
  ]);
});

test('a large version that never loads times out', async () => {
  jest.useFakeTimers();
  decode.mockReturnValue(new Promise(() => undefined));
  show(<Image {...tree} alt="A tree" data-zoom-src={large()} />);
  fireEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(shownSource()).toContain('/tree.png');
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test('a picture that is loading does not open over a dialog, nor after its page is left', async () => {
  jest.useFakeTimers();
  decode.mockReturnValue(new Promise(() => undefined));
  const {unmount} = show(<Image {...tree} alt="A tree" data-zoom-src={large()} />);
  fireEvent.click(button());
  fireEvent.keyDown(document.body, {key: '/'});
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(dialog()).toBeNull();
  fireEvent.click(button());
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(dialog()).toBeNull();
});

test('modern formats come before the picture', () => {
  const {container} = show(
    <Picture>
      <source srcSet="/tree.webp" type="image/webp" />
      <Image {...tree} alt="A tree" />
    </Picture>,
  );
  expect([...container.querySelector('picture')!.children].map(({localName}) => localName)).toEqual(
    ['source', 'img'],
  );
  expect(button()).toBeTruthy();
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
  show(<Image {...tree} height={height} alt="A tree" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('img')!.hasAttribute('tabindex')).toBe(false);
});
