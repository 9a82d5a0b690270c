import {screen} from '@testing-library/react';
import Callout from '../../../src/components/Callout';
import {createElement} from 'react';
import {calloutKinds} from '../../../src/site/callouts';
import {renderIn} from './support';

const note = () => screen.getByRole('note');
const title = () => note().querySelector('.callout__title')!;

it.each([
  ['note', 'Note', '说明'],
  ['tip', 'Tip', '提示'],
  ['info', 'Info', '信息'],
  ['warning', 'Warning', '注意'],
  ['danger', 'Danger', '警告'],
])('%s is called %s, in Chinese %s', (type, english, chinese) => {
  const {unmount} = renderIn(<Callout type={type}>Text.</Callout>);
  expect(title().textContent).toBe(english);
  unmount();
  renderIn(<Callout type={type}>内容。</Callout>, {locale: 'zh-Hans'});
  expect(title().textContent).toBe(chinese);
});

it('shows its own title, and says its kind to those who do not see the colour', () => {
  renderIn(
    <Callout type="danger" title="Back up first">
      Text.
    </Callout>,
  );
  expect(title().textContent).toBe('Danger: Back up first');
  expect(title().querySelector('.visually-hidden')?.textContent).toBe('Danger: ');
});

it('holds its text below the title', () => {
  renderIn(
    <Callout type="tip">
      <p>Text.</p>
    </Callout>,
  );
  expect(note().textContent).toBe('TipText.');
  expect(note().className).toBe('callout callout--tip');
});

it('takes a title with code from the first child', () => {
  // What the compiler of pages makes of `:::warning[Write \`x\`]`.
  const heading = createElement('mdxAdmonitionTitle', null, 'Write ', <code key="x">x</code>);
  renderIn(
    <Callout type="warning">
      {heading}
      <p>Text.</p>
    </Callout>,
  );
  expect(title().textContent).toBe('Warning: Write x');
  expect(title().querySelector('code')?.textContent).toBe('x');
  expect(note().textContent).toBe('Warning: Write xText.');
});

it.each(['caution', '', 'TIP', 'constructor'])('takes the unknown kind %j for a note', (type) => {
  renderIn(<Callout type={type}>Text.</Callout>);
  expect(note().className).toBe('callout callout--note');
});

it('draws every kind that pages may use', () => {
  for (const kind of calloutKinds) {
    const {unmount} = renderIn(<Callout type={kind}>Text.</Callout>);
    expect(note().className).toContain(`callout--${kind}`);
    expect(note().querySelector('svg')).not.toBeNull();
    unmount();
  }
});
