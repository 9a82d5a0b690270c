import {act, screen} from '@testing-library/react';
import Heading from '../../../src/components/Heading';
import HashLinks from '../../../src/components/Heading/HashLinks';
import * as limits from '../../../src/site/limits';
import {click, fakeTimers, refuse, setClipboard, workingClipboard} from './browser';
import {renderIn} from './support';

const link = (name: string) => screen.getByRole('link', {name: `Direct link to ${name}`});
const press = (name: string) => click(link(name));
const status = () => screen.getByRole('status').textContent;

const page = (
  <>
    <Heading as="h2" id="output">
      Output
    </Heading>
    <Heading as="h2" id="dts">
      Types
    </Heading>
    <HashLinks />
  </>
);

fakeTimers();

it('is a plain heading without an id', () => {
  renderIn(<Heading as="h3">Plain</Heading>);
  expect(screen.getByRole('heading', {level: 3}).innerHTML).toBe('Plain');
});

it('copies the URL of a heading and confirms it for a while', async () => {
  const copied = workingClipboard();
  renderIn(page);
  await press('Output');
  expect(copied).toEqual([`${location.origin}/#output`]);
  expect(link('Output').dataset.state).toBe('copied');
  expect(status()).toBe('Link copied');
  act(() => jest.advanceTimersByTime(limits.codeCopiedMs - 1));
  await press('Types');
  expect(link('Output').dataset.state).toBeUndefined();
  act(() => jest.advanceTimersByTime(limits.codeCopiedMs - 1));
  expect(link('Types').dataset.state).toBe('copied');
  act(() => jest.advanceTimersByTime(1));
  expect(link('Types').dataset.state).toBeUndefined();
  expect(status()).toBe('');
});

it.each([
  ['refuses', {writeText: refuse}],
  ['is missing', undefined],
] as const)('is a plain link if the clipboard %s', async (_kind, clipboard) => {
  setClipboard(clipboard);
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
  renderIn(page);
  await press('Output');
  expect(link('Output').dataset.state).toBeUndefined();
  expect(status()).toBe('');
  expect(prompt).not.toHaveBeenCalled();
});

it('ignores other links, and all links when it is unmounted', async () => {
  const copied = workingClipboard();
  const {rerender} = renderIn(
    <>
      {page}
      <a href="#output">Elsewhere</a>
    </>,
  );
  await click(screen.getByText('Elsewhere'));
  rerender(<a className="hash-link" href="#b" aria-label="Direct link to B" />);
  await press('B');
  expect(copied).toEqual([]);
});
