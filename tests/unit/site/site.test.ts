import {defaultLocale, localeBaseUrl, locales, type LocalizedText} from '../../../src/site/locales';
import {settings} from '../../../docusaurus.config';
import {toolGroups, tools} from '../../../src/site/tools';

/** Returns all localized texts in an object with their paths. */
function texts(value: unknown, path = 'settings'): readonly (readonly [string, LocalizedText])[] {
  if (value === null || typeof value !== 'object') return [];
  if (!Array.isArray(value) && defaultLocale in value) return [[path, value as LocalizedText]];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

describe('locales', () => {
  it('have English without a prefix and Chinese below zh/', () => {
    expect(localeBaseUrl('/', 'en')).toBe('/');
    expect(localeBaseUrl('/', 'zh-Hans')).toBe('/zh/');
    expect(localeBaseUrl('/pr-7/', 'zh-Hans')).toBe('/pr-7/zh/');
  });
});

describe('settings', () => {
  it('have every text in every language', () => {
    const found = texts(settings);
    expect(found.length).toBeGreaterThan(10);
    const missing = found.flatMap(([path, text]) =>
      locales.filter((locale) => !text[locale]?.trim()).map((locale) => `${path}.${locale}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the tool family', () => {
  it('has names, drawings and secure addresses, each once', () => {
    const all = toolGroups.flatMap((group) => group.tools);
    for (const key of ['name', 'logo', 'href'] as const) {
      expect(new Set(all.map((tool) => tool[key])).size).toBe(all.length);
    }
    expect(all.filter(({href, linkText}) => href !== `https://${linkText}`)).toEqual([]);
    expect(tools.filter(({npmPackage}) => !/^@[\w-]+\/[\w-]+$/.test(npmPackage ?? ''))).toEqual([]);
  });
});
