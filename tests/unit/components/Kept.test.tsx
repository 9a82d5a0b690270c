import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import Kept from '@site/src/components/Kept';

afterEach(() => {
  delete process.env.KEEPS_MARKUP;
});

function Page({name}: {readonly name: string}): ReactNode {
  return (
    <main key={name}>
      {name}
      <Kept name="tools">{null}</Kept>
    </main>
  );
}

test('markup of the server is taken over as it is, and along to the next page', () => {
  process.env.KEEPS_MARKUP = 'true';
  const error = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML =
    '<main>a<div class="kept"><button aria-expanded="true">Tools</button></div></main>';
  const button = container.querySelector('button');
  const {rerender} = render(<Page name="a" />, {container, hydrate: true});
  expect(container.querySelector('button')).toBe(button);
  rerender(<Page name="b" />);
  expect(container.textContent).toBe('bTools');
  expect(container.querySelector('button')).toBe(button);
  expect(error).not.toHaveBeenCalled();
});

test('where nothing was drawn before, it is drawn', () => {
  const {container} = render(<Kept name="other">text</Kept>);
  expect(container.innerHTML).toBe('<div class="kept">text</div>');
});
