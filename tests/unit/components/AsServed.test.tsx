import {Context} from '@docusaurus/core/lib/client/browserContext';
import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import AsServed from '@site/src/components/AsServed';

beforeEach(() => {
  process.env.KEEPS_MARKUP = 'true';
});

afterEach(() => {
  delete process.env.KEEPS_MARKUP;
  delete document.documentElement.dataset.ownHead;
});

/** A page, before and after the browser has taken the first one over. */
const page = (name: string, isBrowser: boolean): ReactNode => (
  <Context.Provider value={isBrowser}>
    <AsServed as="article" key={name} className={name}>
      <p>{name}</p>
    </AsServed>
  </Context.Provider>
);

function served(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = '<article class="a"><p data-shell="">a</p></article>';
  return container;
}

test('what the server drew of the first page stays, also when React draws it again; the next one is drawn', () => {
  const container = served();
  const text = container.querySelector('p');
  const {rerender} = render(page('a', false), {container, hydrate: true});
  rerender(page('a', true));
  expect(container.querySelector('p')).toBe(text);
  expect(container.innerHTML).toBe('<article class="a"><p data-shell="">a</p></article>');
  rerender(page('b', true));
  expect(container.innerHTML).toBe('<article class="b"><p>b</p></article>');
  rerender(page('a', true));
  expect(container.innerHTML).toBe('<article class="a"><p>a</p></article>');
});

test('a page that says something in the head of its own is drawn', () => {
  document.documentElement.dataset.ownHead = '';
  const {container} = render(page('b', false));
  expect(container.innerHTML).toBe('<article class="b"><p>b</p></article>');
});

test('the server and a browser without its markup draw what is in it', () => {
  delete process.env.KEEPS_MARKUP;
  const {container} = render(page('a', false));
  expect(container.innerHTML).toBe('<article class="a"><p>a</p></article>');
});
