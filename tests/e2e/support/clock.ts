import type {Page} from '@playwright/test';

/** Stops the clock of the page; afterwards only `page.clock.runFor` runs timers. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Waits for two frames, so that a change would be visible before a test asserts that nothing changed. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Records the attributes that `<html>` has when `<body>` is added, which is before the first paint. */
export async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const {attributes} = document.documentElement;
      const seen = Object.fromEntries([...attributes].map(({name, value}) => [name, value]));
      Reflect.set(window, 'atFirstPaint', seen);
    }).observe(document, {childList: true, subtree: true});
  });
}

/** Returns the attributes of `<html>` that `watchFirstPaint` recorded, by name. */
export function atFirstPaint(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Reflect.get(window, 'atFirstPaint') as Record<string, string>);
}
