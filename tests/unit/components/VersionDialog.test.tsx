import {act, fireEvent, screen} from '@testing-library/react';
import {version} from '../../../src/client/stores/versionStore';
import VersionButton from '../../../src/components/VersionDialog/VersionButton';
import {addDialogs, click} from './browser';
import {renderIn} from './support';

let failures = 0;
jest.mock('../../../src/components/VersionDialog/index', () => {
  const module = jest.requireActual<object>('../../../src/components/VersionDialog/index');
  return {
    __esModule: true,
    get default() {
      if (failures > 0) {
        failures -= 1;
        throw new Error('Loading chunk version-dialog failed.');
      }
      return Reflect.get(module, 'default') as unknown;
    },
  };
});

const button = () => screen.getByText('Your version', {selector: 'button'});
const dialog = () => document.querySelector<HTMLDialogElement>('dialog.version');
const select = () => screen.getByLabelText<HTMLSelectElement>('Version');
const answer = () => document.querySelector('[role=status]')!;
const options = () => [...select().options].map(({value}) => value);

const press = () => click(button());

function open(): Promise<void> {
  renderIn(<VersionButton />);
  return press();
}

function paste(text: string): void {
  const field = screen.getByLabelText('Or paste a package.json or lockfile');
  fireEvent.change(field, {target: {value: text}});
}

function confirm(): void {
  fireEvent.submit(screen.getByText('Use this version').closest('form')!);
  act(() => dialog()!.close());
}

beforeAll(() => {
  addDialogs();
  version.start({missing: 'not in {version}', changed: 'differs in {version}'});
});
beforeEach(() => {
  failures = 0;
  version.choose('');
});

it('lists released versions, the newest first', async () => {
  renderIn(<VersionButton />);
  expect(button().getAttribute('aria-haspopup')).toBe('dialog');
  expect(dialog()).toBeNull();
  await press();
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.getAttribute('aria-label')).toBe('Your version of Rslib');
  expect(select().value).toBe('');
  expect(select().hasAttribute('autofocus')).toBe(true);
  const [none, newest, ...older] = options();
  expect(none).toBe('');
  expect(newest).toMatch(/^\d+\.\d+\.\d+$/);
  expect(older.at(-1)).toBe('0.0.5');
});

it('changes nothing before it is confirmed', async () => {
  await open();
  fireEvent.change(select(), {target: {value: '0.4.1'}});
  fireEvent.click(screen.getByLabelText('Close'));
  expect(dialog()).toBeNull();
  expect(version.get()).toBeUndefined();
  await press();
  expect(select().value).toBe('');
});

it('also lists a stored version that is no release', async () => {
  version.choose('1.2.3-beta.1');
  await open();
  expect(select().value).toBe('1.2.3-beta.1');
  expect(options().slice(0, 2)).toEqual(['', '1.2.3-beta.1']);
});

it('finds the version in pasted text', async () => {
  await open();
  paste('some words');
  expect(answer().textContent).toMatch(/^There is no version of @rslib\/core in this text\./);
  expect(answer().hasAttribute('data-unknown')).toBe(true);
  expect(select().value).toBe('');
  paste('{"devDependencies": {"@rslib/core": "~0.3.0 || $&"}}');
  expect(answer().textContent).toMatch(/^~0\.3\.0 \|\| \$& stands for 0\.3\.\d, the newest/);
  paste('"@rslib/core@^0.4.0":\n  version "0.4.1"\n');
  expect(answer().textContent).toBe('Found Rslib 0.4.1.');
  expect(answer().hasAttribute('data-unknown')).toBe(false);
  expect(select().value).toBe('0.4.1');
  paste('');
  expect(answer().textContent).toBe('');
  expect(select().value).toBe('0.4.1');
  confirm();
  expect(version.get()).toBe('0.4.1');
});

it('clears the pasted text when a release is chosen', async () => {
  await open();
  paste('"@rslib/core@^0.4.0":\n  version "0.4.1"\n');
  fireEvent.change(select(), {target: {value: '0.5.0'}});
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Or paste/).value).toBe('');
  expect(answer().textContent).toBe('');
});

it('closes by a press outside', async () => {
  await open();
  fireEvent.pointerDown(select());
  expect(dialog()).not.toBeNull();
  fireEvent.pointerDown(dialog()!);
  expect(dialog()).toBeNull();
});

it('does not open over another dialog', async () => {
  renderIn(
    <>
      <VersionButton />
      <dialog open aria-label="Search" />
    </>,
  );
  await press();
  expect(dialog()).toBeNull();
});

it('loads again at the next press after a failed download', async () => {
  renderIn(<VersionButton />);
  failures = 1;
  await press();
  expect(dialog()).toBeNull();
  await press();
  expect(dialog()?.open).toBe(true);
});
