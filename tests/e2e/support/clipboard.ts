import type {Page} from '@playwright/test';

/** Replaces the clipboard of a page by one that records copied texts in `window.copied`. */
export async function clipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, {copied});
    const writeText = (text: string): Promise<void> => {
      copied.push(text);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  });
}

/** Returns the texts that the page has copied, oldest first. */
export const copied = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'copied') as string[]);
