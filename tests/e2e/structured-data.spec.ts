import {address, inBar, pageTypes} from './support/pages';
import {expect, test} from './support/site';

const described = 'script[type="application/ld+json"]';

for (const [locale, type] of [
  ['en', 'document'],
  ['zh-Hans', 'overview'],
  ['en', 'article'],
  ['zh-Hans', 'blog overview'],
] as const) {
  test(`what search engines are told of a ${locale} ${type} outlives hydration and goes with its page`, async ({
    site,
  }) => {
    const page = await site.open(address(locale, pageTypes[type]), {
      before: (opened) =>
        opened.addInitScript(() => {
          const written: string[] = [];
          Reflect.set(window, 'written', written);
          // Reported, not enforced: text that becomes a script. Addresses are the bundler's, other markup is React's.
          document.addEventListener('securitypolicyviolation', ({effectiveDirective, sample}) => {
            if (effectiveDirective !== 'require-trusted-types-for') return;
            const isScript = /^HTMLScriptElement (?!src\|)|innerHTML\|<script/.test(sample);
            if (isScript) written.push(sample);
          });
        }),
    });
    const data = JSON.parse((await page.locator(described).textContent()) ?? '') as {
      '@graph': {url: string}[];
    };
    const path = inBar(address(locale, pageTypes[type]));
    expect(new URL(data['@graph'][0]!.url).pathname).toBe(path);
    await page.locator('.brand').click();
    await expect(page).toHaveURL(inBar(address(locale, '')));
    await expect(page.locator(described)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'written') as string[])).toEqual([]);
  });
}
