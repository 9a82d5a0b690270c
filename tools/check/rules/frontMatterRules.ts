import {toString} from 'mdast-util-to-string';
import {checkFrontMatter} from '../../../src/compiler/parse/checkFrontMatter';
import {locales, type Locale} from '../../../src/site/locales';
import {settings} from '../../../docusaurus.config';
import {lineOf} from '../../support/files';
import {at, isRouted, type SourcePage} from '../sourcePages';
import type {Rule, Site} from './rule';

/** Title and description of a page, as search engines and link previews show them; `place` is `file:line`. */
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

/** Returns the title in search results. It ends with the site's title, so it differs between languages on API pages. */
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
  // Matches Markdown emphasis with underscores, but not names such as __dirname.
  const emphasis = /(?<![\w_])(_{1,2})[^_\s](?:[^_]*[^_\s])?\1(?![\w_])/;
  return /[`*<>]|\[.*\]\(/.test(description) || emphasis.test(description)
    ? [`${place}: "${description}"`]
    : [];
}

/** Words of four or more letters that say nothing about the subject of a text. Shorter words are ignored anyway. */
const common = new Set(
  'also each from have into than that their them these they this those what when where which with your'.split(
    ' ',
  ),
);

/** Returns the words about the subject of a text. Cuts English words to five letters, so that their forms are equal. */
function termsOf(text: string, locale: Locale): ReadonlySet<string> {
  const words = [...new Intl.Segmenter(locale, {granularity: 'word'}).segment(text.toLowerCase())]
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment);
  const terms = words.map((word) =>
    /\p{Script=Han}/u.test(word)
      ? word.slice(0, word.length > 1 ? undefined : 0)
      : word.slice(0, word.length > 3 && !common.has(word) ? 5 : 0),
  );
  return new Set(terms.filter((term) => term !== ''));
}

/**
 * Maximum shares, from 0 to 1: `paragraph` of the description's terms that are also in the first paragraph, `sentence`
 * of the first sentence's terms that are also in the description.
 */
const mostRepeated = {paragraph: 0.5, sentence: 0.6};

/** A first sentence with fewer terms than this is not compared with the description. */
const leastTerms = 4;

/**
 * Returns a problem if the first paragraph repeats the description, which the page shows above it. Articles of the blog
 * are exempt, because lists and feeds show their first paragraph without the description.
 */
function repeatProblems(page: SourcePage): readonly string[] {
  const {locale, frontMatter, key} = page;
  if (key.startsWith('blog/')) return [];
  const opening = page.tree.children.find(({type}) => type === 'heading' || type === 'paragraph');
  if (opening?.type !== 'paragraph') return [];
  const text = toString(opening);
  const lead = termsOf(String(frontMatter.description), locale);
  const paragraph = termsOf(text, locale);
  const sentence = termsOf(text.split(/(?<=[.:])\s|(?<=[。：；])/)[0]!, locale);
  const share = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
    [...part].filter((term) => whole.has(term)).length / part.size;
  const isRepeat =
    share(lead, paragraph) > mostRepeated.paragraph ||
    (sentence.size >= leastTerms && share(sentence, lead) > mostRepeated.sentence);
  return isRepeat ? [`${at(page, opening)}: "${text}"`] : [];
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
  {
    title: 'the first paragraph does not repeat the description',
    advice: 'The page shows its description as the lead: let the paragraph add something to it.',
    problems: repeatProblems,
  },
];

export const frontMatterRules = rules.map((rule): Rule => ({
  ...rule,
  problems: (page, site) => (isRouted(page) ? rule.problems(page, site) : []),
}));
