import {inBar} from './support/pages';
import {expect, ready, test} from './support/site';

test('the first visit is redirected to the language of the browser, without a history entry, later visits are not', async ({
  site,
}) => {
  const page = await site.open('/guide/start/quick-start?a=1&b=%2F#content', {
    context: {locale: 'zh-TW'},
  });
  await expect(page).toHaveURL(inBar('/zh/guide/start/quick-start?a=1&b=%2F#content'));
  expect(await page.evaluate(() => localStorage.getItem('visited-rslib'))).toBe('1');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await page.goto(inBar('/guide/start/quick-start'));
  await ready(page);
  await expect(page).toHaveURL(inBar('/guide/start/quick-start'));
});
