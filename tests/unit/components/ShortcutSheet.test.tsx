import {within} from '@testing-library/react';
import ShortcutSheet from '../../../src/components/ShortcutSheet';
import ShortcutsButton from '../../../src/components/ShortcutSheet/ShortcutsButton';
import {renderIn} from './support';

/** What the sheet says: what a shortcut does, and its keys. */
function rows(container: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    [...container.querySelectorAll('.sheet__group')].flatMap((group) =>
      [...group.querySelectorAll('.sheet__row')].map((row) => [
        `${group.querySelector('h3')!.textContent}: ${row.querySelector('dt')!.textContent}`,
        row.querySelector('dd')!.textContent,
      ]),
    ),
  );
}

it('lists the keys of search, tabs, menus and of itself', () => {
  const {container} = renderIn(<ShortcutSheet />);
  expect(rows(container)).toEqual({
    'Search: Open search': 'Ctrl⌘K or /',
    'Search: Go through the results': '↑ or ↓',
    'Search: Open the result': 'Enter',
    'Search: Open it in a new tab': 'Ctrl⌘Enter',
    'Search: Open it in a new window': 'ShiftEnter',
    'Search: Close': 'Esc',
    'Tabs: Previous or next tab': '← or →',
    'Tabs: First or last tab': 'Home or End',
    'Menus and images: Open': 'Enter or Space',
    'Menus and images: Close': 'Esc',
    'Help: Open this list': '?',
  });
});

it('is a dialog with a name, closed to begin with, and a switch that is described', () => {
  const {container} = renderIn(<ShortcutSheet />);
  const dialog = container.querySelector('dialog')!;
  expect(dialog.open).toBe(false);
  expect(dialog.getAttribute('aria-label')).toBe('Keyboard shortcuts');
  const control = dialog.querySelector('[role=switch]')!;
  const note = container.querySelector(`#${control.getAttribute('aria-describedby')}`);
  expect(control.textContent).toBe('Single-key shortcuts');
  expect(note?.textContent).toMatch(/^Switch \/ and \? off/);
  expect(within(dialog).getByLabelText('Close')).toBeTruthy();
});

it('has a button that says what it opens', () => {
  const {container} = renderIn(<ShortcutsButton className="a" />, {locale: 'zh-Hans'});
  const button = container.querySelector('button')!;
  expect(button.textContent).toBe('键盘快捷键');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
});

it('speaks Chinese', () => {
  const {container} = renderIn(<ShortcutSheet />, {locale: 'zh-Hans'});
  expect(rows(container)['搜索: 打开搜索']).toBe('Ctrl⌘K 或 /');
});
