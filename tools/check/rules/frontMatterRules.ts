import {checkFrontMatter} from '../../../src/compiler/parse/checkFrontMatter';
import {locales, type Locale} from '../../../src/site/locales';
import {settings} from '../../../docusaurus.config';
import {lineOf} from '../../support/files';
import {isRouted, type SourcePage} from '../sourcePages';
import type {Rule, Site} from './rule';

/** The text that search engines and link previews show. */
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

function textOf({locale, file, source, frontMatter}: SourcePage): Text {
  return {
    locale,
    place: `${file}:${lineOf(source, Math.max(0, source.search(/^description:/m)))}`,
    title: String(frontMatter.title),
    description: String(frontMatter.description),
  };
}

/** The texts of the home page and the blog list, which have no source file. */
export const textsOfSettings: readonly Text[] = locales.flatMap((locale) => [
  {
    locale,
    place: `docusaurus.config.ts:1 (home, ${locale})`,
    title: '',
    description: settings.description[locale],
  },
  {
    locale,
    place: `docusaurus.config.ts:1 (blog, ${locale})`,
    title: settings.blog.title[locale],
    description: settings.blog.description[locale],
  },
]);

/** Returns the title in search results. Titles of API pages alone are the same in both languages. */
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
  return same ? [`${own.place}: "${textIn(own)}" is also used by ${same.place}`] : [];
}

export function lengthProblems({locale, place, description}: Text): readonly string[] {
  const [least, most] = limitsOf[locale];
  const length = [...description].length;
  return length >= least && length <= most
    ? []
    : [`${place}: ${length} characters: "${description}"`];
}

export function plainProblems({place, description}: Text): readonly string[] {
  // Names such as __dirname are not emphasis.
  const emphasis = /(?<![\w_])(_{1,2})[^_\s](?:[^_]*[^_\s])?\1(?![\w_])/;
  return /[`*<>]|\[.*\]\(/.test(description) || emphasis.test(description)
    ? [`${place}: "${description}"`]
    : [];
}

const rules: readonly Rule[] = [
  {
    title: 'front matter has known keys of the right type',
    advice:
      'Correct the front matter; src/compiler/parse/checkFrontMatter.ts lists the allowed keys.',
    problems: ({file, frontMatter}) => {
      try {
        checkFrontMatter(frontMatter, `${file}:1`);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    },
  },
  {
    title: 'every page has a title and a description',
    advice: 'Add the line to the front matter.',
    problems: ({file, frontMatter}) =>
      ['title', 'description']
        .filter((key) => !frontMatter[key])
        .map((key) => `${file}:1: no ${key}`),
  },
  {
    title: 'titles are unique in all languages',
    advice: 'Choose a title that no other page has.',
    problems: (page, site) => alsoAt(page, site, fullTitle),
  },
  {
    title: 'descriptions are unique in all languages',
    advice: 'Describe what only this page contains.',
    problems: (page, site) => alsoAt(page, site, ({description}) => description),
  },
  {
    title: 'descriptions have a length that search results show completely',
    advice: 'A description has 60 to 160 characters in English, 30 to 90 in Chinese.',
    problems: (page) => lengthProblems(textOf(page)),
  },
  {
    title: 'a description is plain text',
    advice: 'Write the description without Markdown.',
    problems: (page) => plainProblems(textOf(page)),
  },
];

export const frontMatterRules = rules.map((rule): Rule => ({
  ...rule,
  problems: (page, site) => (isRouted(page) ? rule.problems(page, site) : []),
}));
