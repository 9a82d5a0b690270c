import type {Dialog, Page} from '@playwright/test';

/** What stands in for the browser's clipboard. */
type Clipboard =
  /** Takes text. */
  | 'text'
  /** Takes items whose content may come later, as Safari wants them. */
  | 'items'
  /** Has items that cannot be made of a promise, as in older browsers, and takes text. */
  | 'old items'
  /** Refuses everything. */
  | 'refuses'
  /** Is not there, as on a page without https. */
  | 'missing';

/** Puts a clipboard in place that keeps what is written, in `window.copied`, or does not take it. */
export const clipboard =
  (kind: Clipboard = 'text') =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((is) => {
      const copied: string[] = [];
      Object.assign(window, {copied, writes: 0});
      const refuse = (): Promise<never> =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      const writeText = (text: string): Promise<void> => {
        copied.push(text);
        return Promise.resolve();
      };
      const write = async (items: readonly ClipboardItem[]): Promise<void> => {
        Object.assign(window, {writes: Number(Reflect.get(window, 'writes')) + 1});
        const blob = await items[0]?.getType('text/plain');
        copied.push((await blob?.text()) ?? '');
      };
      const kinds: Record<string, object | undefined> = {
        text: {writeText},
        items: {write, writeText: refuse},
        'old items': {write, writeText},
        refuses: {write: refuse, writeText: refuse},
        missing: undefined,
      };
      Object.defineProperty(navigator, 'clipboard', {value: kinds[is]});
      if (is !== 'old items') return;
      Object.defineProperty(window, 'ClipboardItem', {
        value: function ClipboardItem(): never {
          throw new TypeError('The value is not a Blob.');
        },
      });
    }, kind);
  };

/** What was written to it. */
export const copied = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'copied') as string[]);

/** The next dialog, answered with Cancel. */
export function nextDialog(page: Page): Promise<{type: string; message: string; text: string}> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog: Dialog) => {
      void dialog.dismiss().then(() => {
        resolve({type: dialog.type(), message: dialog.message(), text: dialog.defaultValue()});
      });
    });
  });
}
