import {useHistory} from '@docusaurus/router';
import {act, fireEvent, screen} from '@testing-library/react';
import {shortcuts} from '../../../src/client/stores/shortcutsStore';
import '../../../src/client/storedChoices';
import ShortcutsDialog from '../../../src/components/ShortcutsDialog';
import ShortcutsButton from '../../../src/components/ShortcutsDialog/ShortcutsButton';
import {addDialogs} from './browser';
import {renderIn} from './support';

const root = document.documentElement;
const dialog = () => document.querySelector<HTMLDialogElement>('#site-shortcuts')!;
const control = () => screen.getByRole('switch', {name: 'Single-key shortcuts', hidden: true});
const pressKey = (target: Element = document.body, key = '?') =>
  !fireEvent.keyDown(target, {key, shiftKey: true});

function NextPage() {
  const history = useHistory();
  return <button onClick={() => history.push('/next')}>Next page</button>;
}

const page = (
  <>
    <input aria-label="Field" />
    <dialog aria-label="Other" open>
      <p>Words</p>
    </dialog>
    <NextPage />
    <ShortcutsButton className="a" />
    <ShortcutsDialog />
  </>
);

beforeAll(() => {
  addDialogs();
  shortcuts.start();
});
beforeEach(() => {
  act(() => shortcuts.choose(true));
  delete root.dataset.hide;
  delete root.dataset.pageHide;
});

it('is a closed dialog with a name and a described switch', () => {
  const {container} = renderIn(<ShortcutsDialog />);
  expect(dialog().open).toBe(false);
  expect(dialog().getAttribute('aria-label')).toBe('Keyboard shortcuts');
  const note = container.querySelector(`#${control().getAttribute('aria-describedby')}`);
  expect(note?.textContent).toMatch(/^Switch \/ and \? off/);
});

it('opens by its button, and closes by its close button or a press outside', () => {
  renderIn(page);
  const button = screen.getByRole('button', {name: 'Keyboard shortcuts'});
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(button);
  expect(dialog().open).toBe(true);
  fireEvent.pointerDown(screen.getByRole('heading', {name: 'Tabs'}));
  expect(dialog().open).toBe(true);
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(dialog().open).toBe(false);
  fireEvent.click(button);
  fireEvent.pointerDown(dialog());
  expect(dialog().open).toBe(false);
});

it('ignores ? where text is typed and in another dialog', () => {
  renderIn(page);
  for (const target of [screen.getByLabelText('Field'), screen.getByText('Words')]) {
    expect(pressKey(target)).toBe(false);
    expect(dialog().open).toBe(false);
  }
  expect(pressKey(document.body, 'a')).toBe(false);
});

it('closes with its page', () => {
  renderIn(page);
  pressKey();
  fireEvent.click(screen.getByText('Next page'));
  expect(dialog().open).toBe(false);
  pressKey();
  expect(dialog().open).toBe(true);
});

it.each(['hide', 'pageHide'])('stays closed if %s contains global components', (name) => {
  root.dataset[name] = 'navbar globalUIComponents';
  renderIn(page);
  pressKey();
  fireEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
  expect(dialog().open).toBe(false);
});

it('follows the switch of another browser tab', () => {
  renderIn(page);
  localStorage.setItem('shortcuts-rslib', 'off');
  act(() => void window.dispatchEvent(new StorageEvent('storage', {key: 'shortcuts-rslib'})));
  expect(control().getAttribute('aria-checked')).toBe('false');
});

it('stops listening when it is unmounted', () => {
  const {unmount} = renderIn(page);
  unmount();
  expect(pressKey()).toBe(false);
});
