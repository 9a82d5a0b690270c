import {screen} from '@testing-library/react';
import Callout from '../../../src/components/Callout';
import {createElement} from 'react';
import {renderIn} from './support';

const note = () => screen.getByRole('note');
const title = () => note().querySelector('.callout__title')!;

it.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
])('%s has an icon and is called %s', (type, name) => {
  renderIn(<Callout type={type}>Text.</Callout>);
  expect(title().textContent).toBe(name);
  expect(note().className).toBe(`callout callout--${type}`);
  expect(note().querySelector('svg')).not.toBeNull();
});

it('shows its own title, with its kind for screen readers', () => {
  renderIn(
    <Callout type="danger" title="Back up first">
      Text.
    </Callout>,
  );
  expect(title().textContent).toBe('Back up first');
  expect(title().querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Danger');
});

it('takes a title with code from the first child', () => {
  // `:::warning[Write \`x\`]` is compiled to this heading as the first child.
  const heading = createElement('mdxAdmonitionTitle', null, 'Write ', <code key="x">x</code>);
  renderIn(
    <Callout type="warning">
      {heading}
      <p>Text.</p>
    </Callout>,
  );
  expect(title().textContent).toBe('Write x');
  expect(title().querySelector('code')?.textContent).toBe('x');
  expect(note().textContent).toBe('Write xText.');
});

it.each(['caution', '', 'TIP', 'constructor'])('renders the unknown kind %j as a note', (type) => {
  renderIn(<Callout type={type}>Text.</Callout>);
  expect(note().className).toBe('callout callout--note');
});
