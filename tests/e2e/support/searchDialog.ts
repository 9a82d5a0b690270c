import type {Locator, Page} from '@playwright/test';
import {expect} from './site';

type Dialog = {
  readonly root: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly status: Locator;
  readonly type: (text: string) => Promise<void>;
};

/** Returns locators for the search dialog of a page, which does not have to be open yet. */
export function dialogOf(page: Page): Dialog {
  const root = page.locator('dialog.search-dialog');
  return {
    root,
    input: root.locator('.DocSearch-Input'),
    hits: root.locator('.DocSearch-Hit'),
    status: root.getByRole('status'),
    type: (text) => page.keyboard.type(text),
  };
}

/** Opens the search dialog by Control+K and waits until its field has focus. */
export async function openSearch(page: Page): Promise<Dialog> {
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page);
  await expect(dialog.input).toBeFocused();
  return dialog;
}

/** Returns a recent or favourite search in the format in which the dialog stores it. */
export function storedSearch(
  id: string,
  title: string,
  url = `/guide/?${id}`,
): Record<string, unknown> {
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: id,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Guide', lvl1: title, ...none},
  };
}

export const recentKey = (locale: string): string => `__DOCSEARCH_RECENT_SEARCHES__${locale}-rslib`;
export const favouriteKey = (locale: string): string =>
  `__DOCSEARCH_FAVORITE_SEARCHES__${locale}-rslib`;

/** Returns a function that adds missing entries to `localStorage` before the page's scripts run. */
export function store(
  entries: Readonly<Record<string, unknown>>,
): (page: Page) => Promise<unknown> {
  return (page) =>
    page.addInitScript(
      (items: readonly (readonly [string, string])[]) => {
        for (const [key, value] of items) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
        }
      },
      Object.entries(entries).map(
        ([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
      ),
    );
}
