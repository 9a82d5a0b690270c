import type {Page} from '@playwright/test';

/** Stops the page's clock; from here on timers run by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Waits until what an event has led to is drawn: for what must not happen, which no state tells of. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Records what `<html>` says when the body begins, which is before anything can be painted. */
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

/** The attributes of `<html>` that `watchFirstPaint` recorded. */
export function atFirstPaint(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Reflect.get(window, 'atFirstPaint') as Record<string, string>);
}
