import puppeteer, {type KeyInput, type LaunchOptions} from 'puppeteer-core';
import type {Driver, Engine} from './driver';

/** Launches Chromium, controlled over the DevTools protocol, or Firefox, controlled over WebDriver BiDi. */
export async function launchPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({headless: true, ...options});
  return {
    close: () => browser.close(),
    async open(onProblem) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.on('pageerror', (error) => onProblem(`exception ${String(error)}`));
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) onProblem(`console ${message.text()}`);
      });
      page.on('dialog', (dialog) => {
        onProblem(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      const driver: Driver = {
        async goto(address) {
          // Headless Chromium cannot ask the user and denies these permissions unless they are granted here.
          if (options.browser === 'chrome') {
            const {origin} = new URL(address);
            await context.overridePermissions(origin, [
              'clipboard-read',
              'clipboard-sanitized-write',
            ]);
          }
          await page.goto(address);
        },
        run: (work, ...args) => page.evaluate(work as never, ...args),
        clickAt: (x, y) => page.mouse.click(x, y),
        async press(...keys) {
          const held = keys.slice(0, -1) as KeyInput[];
          for (const key of held) await page.keyboard.down(key);
          await page.keyboard.press(keys.at(-1) as KeyInput);
          for (const key of held) await page.keyboard.up(key);
        },
        resize: (width, height) => page.setViewport({width, height}),
        close: () => context.close(),
      };
      return driver;
    },
  };
}
