import {assistants} from '../../../src/site/assistants';
import {identity} from '../../../src/site/identity';
import {
  defaultLocale,
  localeBaseUrl,
  localeRows,
  locales,
  type LocalizedText,
} from '../../../src/site/locales';
import {settings} from '../../../src/site/settings';
import {toolGroups, tools} from '../../../src/site/tools';

/** Every object with a text per language, wherever it stands. */
function texts(value: unknown, path = 'settings'): readonly (readonly [string, LocalizedText])[] {
  if (value === null || typeof value !== 'object') return [];
  if (!Array.isArray(value) && defaultLocale in value) return [[path, value as LocalizedText]];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

describe('locales', () => {
  it('have English without a prefix and Chinese below zh/', () => {
    expect(locales).toEqual(['en', 'zh-Hans']);
    expect(localeBaseUrl('/', 'en')).toBe('/');
    expect(localeBaseUrl('/', 'zh-Hans')).toBe('/zh/');
    expect(localeBaseUrl('/pr-7/', 'zh-Hans')).toBe('/pr-7/zh/');
  });

  it('differ in tag, prefix and language', () => {
    for (const key of ['htmlLang', 'prefix', 'language', 'label'] as const) {
      expect(new Set(locales.map((locale) => localeRows[locale][key])).size).toBe(locales.length);
    }
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

  it('lead to Guide, Config and Blog', () => {
    expect(settings.themeConfig.nav.map(({link}) => link)).toEqual([
      '/guide/start/',
      '/config/',
      '/blog/',
    ]);
  });

  it('link to a code host, a microblog and a chat server', () => {
    expect(settings.themeConfig.socialLinks.map(({icon}) => icon)).toEqual([
      'github',
      'x',
      'discord',
    ]);
  });
});

describe('the tool family', () => {
  it('has seven tools, and one group for the ecosystem', () => {
    expect(tools).toHaveLength(7);
    expect(toolGroups.map((group) => group.tools.length)).toEqual([7, 1]);
  });

  it('has names, drawings and secure addresses, each once', () => {
    const all = toolGroups.flatMap((group) => group.tools);
    for (const key of ['name', 'logo', 'href'] as const) {
      expect(new Set(all.map((tool) => tool[key])).size).toBe(all.length);
    }
    expect(all.filter(({href, linkText}) => href !== `https://${linkText}`)).toEqual([]);
    expect(tools.filter(({npmPackage}) => !/^@[\w-]+\/[\w-]+$/.test(npmPackage ?? ''))).toEqual([]);
  });

  it('contains the product itself', () => {
    expect(tools.find(({name}) => name === identity.name)?.npmPackage).toBe(identity.package);
  });
});

it('asks the assistants by secure addresses that end where the question goes', () => {
  expect(assistants.map(({name}) => name)).toEqual(['ChatGPT', 'Claude']);
  expect(assistants.map(({ask}) => ask)).toEqual([
    'https://chatgpt.com/?hints=search&q=',
    'https://claude.ai/new?q=',
  ]);
});
