import {act, fireEvent, screen} from '@testing-library/react';
import PageActions from '../../../src/components/PageActions';
import * as limits from '../../../src/site/limits';
import {click, fakeTimers, refuse, setClipboard, settle, workingClipboard} from './browser';
import {controls, renderIn} from './support';

const mirror = '/config/lib/dts.md';
const markdown = '# lib.dts\n';

const button = () => screen.getByRole('button', {name: 'Copy Markdown'});
const press = () => click(button());
const status = () => screen.getByRole('status').textContent;
const failure = () => screen.queryByRole('alert');

/** Mocks `fetch` with a response for the Markdown mirror. Aborting the request rejects its promise, as in a browser. */
function answer(response: () => Promise<Partial<Response>>): jest.Mock {
  const request = jest.fn((_url: string, {signal}: {readonly signal: AbortSignal}) =>
    Promise.race([
      response(),
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
    ]),
  );
  globalThis.fetch = request as unknown as typeof fetch;
  return request;
}

const page = (text: string, type = 'text/markdown', ok = true): Partial<Response> => ({
  ok,
  headers: new Headers({'content-type': type}),
  text: () => Promise.resolve(text),
});

const prompts = jest.fn<null, [string, string]>(() => null);

fakeTimers();
beforeEach(() => {
  prompts.mockClear();
  window.prompt = prompts as typeof window.prompt;
  Reflect.deleteProperty(window, 'ClipboardItem');
});

it('names its controls and links to the mirror', () => {
  const {container} = renderIn(<PageActions mirror={mirror} hasVersions />);
  expect(controls(container)).toEqual([
    'button Copy Markdown',
    'button Open',
    'link View as Markdown',
    'button Copy Markdown link',
    'link Open in ChatGPT',
    'link Open in Claude',
    'button Your version',
    'link the Markdown file',
  ]);
  const view = screen.getByRole('link', {name: 'View as Markdown', hidden: true});
  expect(view.getAttribute('href')).toBe(mirror);
});

it('has no version button on a page that is the same for every version', () => {
  renderIn(<PageActions mirror={mirror} />);
  expect(screen.queryByRole('button', {name: 'Your version'})).toBeNull();
});

it('copies the Markdown and confirms it for a while', async () => {
  const copied = workingClipboard();
  const request = answer(() => Promise.resolve(page(markdown)));
  renderIn(<PageActions mirror={mirror} />);
  await press();
  expect(request).toHaveBeenCalledWith(mirror, expect.anything());
  expect(copied).toEqual([markdown]);
  expect(button().dataset.state).toBe('copied');
  expect(status()).toBe('Markdown copied');
  expect(failure()).toBeNull();
  act(() => jest.advanceTimersByTime(limits.copyMarkdownFlashMs));
  expect(button().dataset.state).toBeUndefined();
  expect(status()).toBe('');
});

it('is disabled while it is loading, and keeps the focus', async () => {
  const copied = workingClipboard();
  let finish: (response: Partial<Response>) => void = () => undefined;
  const request = answer(() => new Promise((resolve) => (finish = resolve)));
  renderIn(<PageActions mirror={mirror} />);
  button().focus();
  await press();
  await press();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button());
  expect(status()).toBe('Fetching the Markdown');
  expect(request).toHaveBeenCalledTimes(1);
  await settle(() => finish(page(markdown)));
  expect(copied).toEqual([markdown]);
  expect(button().hasAttribute('aria-disabled')).toBe(false);
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

it.each<[string, () => Promise<Partial<Response>>]>([
  ['an error', () => Promise.resolve(page('# Oops', 'text/markdown', false))],
  ['a page of HTML', () => Promise.resolve(page('<!doctype html>', 'text/plain'))],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'links to the mirror when the server answers with %s, and can be pressed again',
  async (_name, response) => {
    const copied = workingClipboard();
    answer(response);
    renderIn(<PageActions mirror={mirror} />);
    await press();
    expect(failure()?.textContent).toBe(
      'The Markdown could not be fetched. Open the Markdown file instead.',
    );
    expect(failure()?.querySelector('a')?.getAttribute('href')).toBe(mirror);
    expect(status()).toBe('');
    expect(copied).toEqual([]);
    answer(() => Promise.resolve(page(markdown)));
    await press();
    expect(failure()).toBeNull();
    expect(copied).toEqual([markdown]);
  },
);

it('gives up on a mirror after a timeout', async () => {
  workingClipboard();
  answer(() => new Promise(() => undefined));
  renderIn(<PageActions mirror={mirror} />);
  await press();
  await settle(() => void jest.advanceTimersByTime(limits.copyMarkdownTimeoutMs - 1));
  expect(failure()).toBeNull();
  await settle(() => void jest.advanceTimersByTime(1));
  expect(failure()).not.toBeNull();
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

it('aborts the request when the page is left, and copies nothing', async () => {
  const copied = workingClipboard();
  let signal: AbortSignal | undefined;
  globalThis.fetch = ((_url: string, options: {readonly signal: AbortSignal}) => {
    signal = options.signal;
    return new Promise(() => undefined);
  }) as typeof fetch;
  const {unmount} = renderIn(<PageActions mirror={mirror} />);
  await press();
  unmount();
  expect(signal?.reason).toBe('left');
  expect(copied).toEqual([]);
});

it('passes a promise of the Markdown to the clipboard during the press', async () => {
  const items: {readonly data: Record<string, Promise<Blob>>}[] = [];
  Object.assign(window, {
    ClipboardItem: class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    },
  });
  setClipboard({
    write: async (written) => {
      items.push(...(written as typeof items));
      await items[0]?.data['text/plain'];
    },
    writeText: refuse,
  });
  let finish: (response: Partial<Response>) => void = () => undefined;
  answer(() => new Promise((resolve) => (finish = resolve)));
  renderIn(<PageActions mirror={mirror} />);
  act(() => void fireEvent.click(button()));
  expect(items).toHaveLength(1);
  await settle(() => finish(page(markdown)));
  const blob = await items[0]!.data['text/plain'];
  expect(blob?.size).toBe(markdown.length);
  expect(button().dataset.state).toBe('copied');
});

it('passes text to a clipboard that takes no promise', async () => {
  const copied: string[] = [];
  Object.assign(window, {
    ClipboardItem: class {
      constructor() {
        throw new TypeError('The value is not a Blob.');
      }
    },
  });
  setClipboard({
    write: refuse,
    writeText: (text) => {
      copied.push(text);
      return Promise.resolve();
    },
  });
  answer(() => Promise.resolve(page(markdown)));
  renderIn(<PageActions mirror={mirror} />);
  await press();
  expect(copied).toEqual([markdown]);
});

it.each([
  ['refuses', {write: refuse, writeText: refuse}],
  ['is missing', undefined],
] as const)('shows the Markdown in a prompt if the clipboard %s', async (_kind, clipboard) => {
  setClipboard(clipboard);
  answer(() => Promise.resolve(page(markdown)));
  renderIn(<PageActions mirror={mirror} />);
  await press();
  expect(prompts.mock.calls).toEqual([['Copy to clipboard: Ctrl+C, Enter', markdown]]);
  expect(button().dataset.state).toBeUndefined();
  expect(failure()).toBeNull();
});

it('copies the address of the Markdown', async () => {
  const copied = workingClipboard();
  renderIn(<PageActions mirror={mirror} />);
  const link = screen.getByRole('button', {name: 'Copy Markdown link', hidden: true});
  await click(link);
  expect(copied).toEqual([`${location.origin}${mirror}`]);
  expect(link.dataset.state).toBe('copied');
  expect(status()).toBe('Link copied');
  act(() => jest.advanceTimersByTime(limits.codeCopiedMs));
  expect(link.dataset.state).toBeUndefined();
  expect(status()).toBe('');
});
