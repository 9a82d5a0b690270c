import {address, inBar, pageTypes} from './support/pages';
import {expect, test} from './support/site';

const described = 'script[type="application/ld+json"]';

for (const [locale, type] of [
  ['en', 'document'],
  ['zh-Hans', 'overview'],
] as const) {
  test(`structured data of a ${locale} ${type} is replaced by a navigation`, async ({site}) => {
    // Text that becomes a script would be a violation of the policy, which the fixture reports.
    const page = await site.open(address(locale, pageTypes[type]));
    const data = JSON.parse((await page.locator(described).textContent()) ?? '') as {
      '@graph': {url: string}[];
    };
    const path = inBar(address(locale, pageTypes[type]));
    expect(new URL(data['@graph'][0]!.url).pathname).toBe(path);
    await page.locator('.navbar__link').nth(1).click();
    await expect
      .poll(() => page.locator(described).textContent())
      .toContain(`${inBar(address(locale, 'config/'))}"`);
    await page.locator('.brand').click();
    await expect(page).toHaveURL(inBar(address(locale, '')));
    await expect(page.locator(described)).toHaveCount(0);
  });
}
