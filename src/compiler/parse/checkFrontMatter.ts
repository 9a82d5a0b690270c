import {pageTypes, type SiteFrontMatter} from '../outputTypes';

type Check = {readonly expected: string; readonly test: (value: unknown) => boolean};

const isString: Check = {expected: 'a string', test: (v) => typeof v === 'string' && v !== ''};
const isBoolean: Check = {expected: 'true or false', test: (v) => typeof v === 'boolean'};

const checks: Readonly<Record<keyof SiteFrontMatter, Check>> = {
  title: isString,
  titleSuffix: isString,
  description: isString,
  lead: isString,
  head: {expected: 'a list', test: Array.isArray},
  overview: isBoolean,
  overviewHeaders: {
    expected: 'a list of heading depths from 2 to 4',
    test: (v) => Array.isArray(v) && v.every((d) => Number.isInteger(d) && d >= 2 && d <= 4),
  },
  outline: isBoolean,
  navbar: isBoolean,
  footer: isBoolean,
  sidebar: isBoolean,
  date: {
    expected: 'a date such as 2025-05-14',
    test: (v) => !Number.isNaN(new Date(v as string).getTime()),
  },
  audience: isString,
  pageType: {
    expected: `one of ${pageTypes.join(', ')}`,
    test: (v) => (pageTypes as readonly unknown[]).includes(v),
  },
  globalUIComponents: isBoolean,
};

const docusaurusKeys = new Set(['sidebar_label', 'slug']);

/** Checks the front matter of a page. Throws on a wrong type or an unknown key. */
export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  file: string,
): SiteFrontMatter {
  for (const [key, value] of Object.entries(frontMatter)) {
    if (docusaurusKeys.has(key)) continue;
    const check = (checks as Readonly<Record<string, Check | undefined>>)[key];
    if (!check) {
      const keys = [...Object.keys(checks), ...docusaurusKeys].join(', ');
      throw new Error(`${file}: unknown front matter "${key}". Known: ${keys}`);
    }
    if (!check.test(value)) {
      throw new Error(`${file}: front matter "${key}" must be ${check.expected}`);
    }
  }
  return frontMatter;
}
