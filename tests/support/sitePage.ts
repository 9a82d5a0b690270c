import {expect, test as base, type Page} from '@playwright/test';

/** Playwright's `test` with a page whose uncaught errors and errors in the console fail the test. */
export const test = base.extend<{site: Page}>({
  site: async ({page}, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(page);
    expect(errors).toEqual([]);
  },
});
