import {checkFrontMatter} from '../../src/plugins/site-pages/frontMatter';
import {locales, type Locale} from '../../src/site/locales';
import {settings} from '../../src/site/settings';
import {lineOf} from './support/files';
import {allPages, isRouted} from './support/pages';
import {expectNone} from './support/problems';

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

const routed = allPages().filter(isRouted);

function lineOfKey(source: string, key: string): number {
  return lineOf(source, Math.max(0, source.search(new RegExp(`^${key}:`, 'm'))));
}

/** The texts that search engines and link previews show, whatever file they are in. */
const texts: readonly Text[] = [
  ...routed.map(({locale, file, source, frontMatter}) => ({
    locale,
    place: `${file}:${lineOfKey(source, 'description')}`,
    title: String(frontMatter.title),
    description: String(frontMatter.description),
  })),
  ...locales.map((locale) => ({
    locale,
    place: `src/site/settings.ts:1 (home, ${locale})`,
    title: '',
    description: settings.description[locale],
  })),
  ...blogTexts(),
];

/** Title and description of the blog's list. */
function blogTexts(): readonly Text[] {
  return locales.map((locale) => ({
    locale,
    place: `src/site/settings.ts:1 (blog, ${locale})`,
    title: settings.blog.title[locale],
    description: settings.blog.description[locale],
  }));
}

function repeated(
  entries: readonly {readonly place: string; readonly text: string}[],
): readonly string[] {
  const first = new Map<string, string>();
  return entries.flatMap(({place, text}) => {
    const earlier = first.get(text);
    if (earlier === undefined) first.set(text, place);
    return earlier === undefined ? [] : [`${place}: "${text}" is that of ${earlier}`];
  });
}

test('front matter has known keys of the right type', () => {
  const problems = routed.flatMap(({file, frontMatter}) => {
    try {
      checkFrontMatter(frontMatter, `${file}:1`);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expectNone(
    problems,
    'Correct the front matter; src/plugins/site-pages/frontMatter.ts lists what it may hold.',
  );
});

test('every page has a title and a description', () => {
  const problems = routed.flatMap(({file, frontMatter}) =>
    ['title', 'description']
      .filter((key) => !frontMatter[key])
      .map((key) => `${file}:1: no ${key}`),
  );
  expectNone(problems, 'Add the line to the front matter.');
});

test('titles are unique over all pages of both languages', () => {
  // What a browser's tab and a result page show: the titles of API pages are the same word in both languages.
  const entries = texts.map(({locale, place, title}) => ({
    place,
    text: title === '' ? settings.title[locale] : `${title} - ${settings.title[locale]}`,
  }));
  expectNone(repeated(entries), 'Give the page a title of its own.');
});

test('descriptions are unique over all pages of both languages', () => {
  const entries = texts.map(({place, description}) => ({place, text: description}));
  expectNone(repeated(entries), 'Say what this page holds and no other does.');
});

test('descriptions have a length that result pages show whole', () => {
  const problems = texts.flatMap(({locale, place, description}) => {
    const [least, most] = limitsOf[locale];
    const length = [...description].length;
    return length >= least && length <= most
      ? []
      : [`${place}: ${length} characters: "${description}"`];
  });
  expectNone(problems, 'A description has 60 to 160 characters in English, 30 to 90 in Chinese.');
});

test('a description is plain text', () => {
  const problems = texts.flatMap(({place, description}) =>
    /[`*_<>]|\[.*\]\(/.test(description) ? [`${place}: "${description}"`] : [],
  );
  expectNone(problems, 'A description stands in an attribute: write it without Markdown.');
});
