import {act, screen} from '@testing-library/react';
import CopyButton from '../../../src/components/CopyButton';
import * as limits from '../../../src/site/limits';
import {click, fakeTimers, refuse, setClipboard, workingClipboard} from './browser';
import {renderIn} from './support';

const button = () => screen.getByRole('button', {name: 'Copy'});
const press = () => click(button());
const status = () => screen.getByRole('status').textContent;

const prompts = jest.fn<null, [string, string]>(() => null);

fakeTimers();
beforeEach(() => {
  prompts.mockClear();
  window.prompt = prompts as typeof window.prompt;
  delete document.documentElement.dataset.apple;
});

it('copies its text and confirms it for a while', async () => {
  const copied = workingClipboard();
  renderIn(<CopyButton className="tool" label="Copy" text="npm i" />);
  expect(status()).toBe('');
  await press();
  expect(copied).toEqual(['npm i']);
  expect(button().dataset.state).toBe('copied');
  expect(status()).toBe('Copied');
  act(() => jest.advanceTimersByTime(limits.codeCopiedMs - 1));
  expect(button().dataset.state).toBe('copied');
  act(() => jest.advanceTimersByTime(1));
  expect(button().dataset.state).toBeUndefined();
  expect(status()).toBe('');
});

it.each([
  ['refuses', {writeText: refuse}],
  ['is missing', undefined],
] as const)('shows the text in a prompt if the clipboard %s', async (_kind, clipboard) => {
  setClipboard(clipboard);
  renderIn(<CopyButton className="tool" label="Copy" text="npm i" />);
  await press();
  expect(prompts.mock.calls).toEqual([['Copy to clipboard: Ctrl+C, Enter', 'npm i']]);
  expect(button().dataset.state).toBeUndefined();
  expect(status()).toBe('');
});

it('names the key of an Apple system in the prompt', async () => {
  setClipboard(undefined);
  document.documentElement.dataset.apple = '';
  renderIn(<CopyButton className="tool" label="Copy" text="a" />, {locale: 'zh-Hans'});
  await press();
  expect(prompts.mock.calls[0]![0]).toBe('复制到剪贴板：⌘+C，然后按回车');
});
