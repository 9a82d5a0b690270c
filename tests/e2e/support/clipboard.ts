import type {Page} from '@playwright/test';

/** Replaces the clipboard by one that records texts in `window.copied`. */
export const clipboard =
  () =>
  async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, {copied});
      const writeText = (text: string): Promise<void> => {
        copied.push(text);
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
    });
  };

/** Returns the texts that were copied. */
export const copied = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'copied') as string[]);
