import type {Dialog, Page} from '@playwright/test';

/** Replaces the clipboard by one that records texts in `window.copied`, or refuses them. */
export const clipboard =
  (kind: 'text' | 'refuses' = 'text') =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((isRefused) => {
      const copied: string[] = [];
      Object.assign(window, {copied});
      const refuse = (): Promise<never> =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      const writeText = (text: string): Promise<void> => {
        copied.push(text);
        return Promise.resolve();
      };
      const value = isRefused ? {write: refuse, writeText: refuse} : {writeText};
      Object.defineProperty(navigator, 'clipboard', {value});
    }, kind === 'refuses');
  };

/** Returns the texts that were copied. */
export const copied = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'copied') as string[]);

/** Dismisses the next dialog and returns it. */
export function nextDialog(page: Page): Promise<{type: string; message: string; text: string}> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog: Dialog) => {
      void dialog.dismiss().then(() => {
        resolve({type: dialog.type(), message: dialog.message(), text: dialog.defaultValue()});
      });
    });
  });
}
