import * as limits from '../../src/site/limits';
import {clipboard, copied, nextDialog} from './support/clipboard';
import {stopClock} from './support/clock';
import {address, locales, pageTypes} from './support/pages';
import {expect, test} from './support/site';
import {words} from './support/words';

const document = pageTypes.document;

for (const locale of locales) {
  const say = words[locale];
  const path = address(locale, document);

  test(`a ${locale} code block is copied, and its button says so for ${limits.codeCopiedMs} ms`, async ({
    site,
  }) => {
    const page = await site.open(path, {before: clipboard()});
    const block = page.locator('article .block:not([data-tabs])').first();
    const button = block.getByRole('button', {name: say.copyCode});
    await stopClock(page);
    await button.click();
    const shown = (await block.locator('pre').innerText()).replace(/\s+$/gm, '');
    await expect
      .poll(async () => (await copied(page)).map((text) => text.replace(/\s+$/gm, '')))
      .toEqual([shown]);
    await expect(button).toHaveAttribute('data-state', 'copied');
    await expect(block.getByRole('status')).not.toBeEmpty();
    await page.clock.runFor(limits.codeCopiedMs - 1);
    await expect(button).toHaveAttribute('data-state', 'copied');
    await page.clock.runFor(1);
    await expect(button).not.toHaveAttribute('data-state');
    await expect(block.getByRole('status')).toBeEmpty();

    // Of a tabbed block, the panel that is shown.
    const tabbed = page.locator('[data-group="package-manager"]').first();
    await tabbed.getByRole('tab', {name: 'yarn'}).click();
    await tabbed.getByRole('button', {name: say.copyCode}).click();
    await expect.poll(async () => (await copied(page)).at(-1)).toMatch(/^yarn /);
  });

  test(`the ${locale} landing page copies its command`, async ({site}) => {
    const page = await site.open(address(locale, ''), {before: clipboard()});
    const button = page.locator('.install button');
    await expect(button).toHaveAccessibleName(/\S/);
    await button.click();
    await expect.poll(() => copied(page)).toEqual(['npm create rslib@latest']);
    await expect(button).toHaveAttribute('data-state', 'copied');
  });
}

test('on an Apple system the prompt names its own key', async ({site}) => {
  const page = await site.open('/zh/', {
    before: async (opened) => {
      await clipboard('refuses')(opened);
      await opened.addInitScript(() =>
        Object.defineProperty(navigator, 'platform', {value: 'MacIntel'}),
      );
    },
  });
  const [dialog] = await Promise.all([nextDialog(page), page.locator('.install button').click()]);
  expect(dialog).toEqual({
    type: 'prompt',
    message: words['zh-Hans'].promptApple,
    text: 'npm create rslib@latest',
  });
});
