import {checkFrontMatter} from '../../../src/compiler/parse/frontMatter';
import {locales, type Locale} from '../../../src/site/locales';
import {settings} from '../../../src/site/settings';
import {lineOf} from '../../support/files';
import {isRouted, type SourcePage} from '../pages';
import type {Rule, Site} from './rule';

/** What search engines and link previews show of an address. */
type Text = {
  readonly locale: Locale;
  readonly place: string;
  readonly title: string;
  readonly description: string;
};

const limitsOf: Readonly<Record<Locale, readonly [number, number]>> = {
  en: [60, 160],
  'zh-Hans': [30, 90],
};

function lineOfKey(source: string, key: string): number {
  return lineOf(source, Math.max(0, source.search(new RegExp(`^${key}:`, 'm'))));
}

function textOf({locale, file, source, frontMatter}: SourcePage): Text {
  return {
    locale,
    place: `${file}:${lineOfKey(source, 'description')}`,
    title: String(frontMatter.title),
    description: String(frontMatter.description),
  };
}

/** Home and the list of the blog have no page of their own. */
export const textsOfSettings: readonly Text[] = locales.flatMap((locale) => [
  {
    locale,
    place: `src/site/settings.ts:1 (home, ${locale})`,
    title: '',
    description: settings.description[locale],
  },
  {
    locale,
    place: `src/site/settings.ts:1 (blog, ${locale})`,
    title: settings.blog.title[locale],
    description: settings.blog.description[locale],
  },
]);

/** What a browser's tab and a result page show: titles of API pages are the same word in both languages. */
function fullTitle({locale, title}: Text): string {
  return title === '' ? settings.title[locale] : `${title} - ${settings.title[locale]}`;
}

function alsoAt(page: SourcePage, site: Site, textIn: (text: Text) => string): readonly string[] {
  const own = textOf(page);
  const others = [
    ...textsOfSettings,
    ...site
      .pages()
      .filter((other) => isRouted(other) && other.file !== page.file)
      .map(textOf),
  ];
  const same = others.find((other) => textIn(other) === textIn(own));
  return same ? [`${own.place}: "${textIn(own)}" is that of ${same.place}`] : [];
}

export function lengthProblems({locale, place, description}: Text): readonly string[] {
  const [least, most] = limitsOf[locale];
  const length = [...description].length;
  return length >= least && length <= most
    ? []
    : [`${place}: ${length} characters: "${description}"`];
}

export function plainProblems({place, description}: Text): readonly string[] {
  // Underscores are part of names such as __dirname; a pair around words is emphasis.
  const emphasis = /(?<![\w_])(_{1,2})[^_\s](?:[^_]*[^_\s])?\1(?![\w_])/;
  return /[`*<>]|\[.*\]\(/.test(description) || emphasis.test(description)
    ? [`${place}: "${description}"`]
    : [];
}

const routed =
  (problems: Rule['problems']): Rule['problems'] =>
  (page, site) =>
    isRouted(page) ? problems(page, site) : [];

export const frontMatterRules: readonly Rule[] = [
  {
    title: 'front matter has known keys of the right type',
    advice: 'Correct the front matter; src/compiler/parse/frontMatter.ts lists what it may hold.',
    problems: routed(({file, frontMatter}) => {
      try {
        checkFrontMatter(frontMatter, `${file}:1`);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    }),
  },
  {
    title: 'every page has a title and a description',
    advice: 'Add the line to the front matter.',
    problems: routed(({file, frontMatter}) =>
      ['title', 'description']
        .filter((key) => !frontMatter[key])
        .map((key) => `${file}:1: no ${key}`),
    ),
  },
  {
    title: 'titles are unique over all pages of both languages',
    advice: 'Give the page a title of its own.',
    problems: routed((page, site) => alsoAt(page, site, fullTitle)),
  },
  {
    title: 'descriptions are unique over all pages of both languages',
    advice: 'Say what this page holds and no other does.',
    problems: routed((page, site) => alsoAt(page, site, ({description}) => description)),
  },
  {
    title: 'descriptions have a length that result pages show whole',
    advice: 'A description has 60 to 160 characters in English, 30 to 90 in Chinese.',
    problems: routed((page) => lengthProblems(textOf(page))),
  },
  {
    title: 'a description is plain text',
    advice: 'A description stands in an attribute: write it without Markdown.',
    problems: routed((page) => plainProblems(textOf(page))),
  },
];
