import {defaultLocale, localeRows, type Locale, type MessageId} from '../../site/locales';
import {readConfig} from '../../translation/config';
import {frontMatterId, introId} from '../../translation/sections';
import {countStates, readTranslation, type PageStatus} from '../../translation/translation';
import {states, type SectionStatus, type State} from '../../translation/states';
import type {SiteContent} from '../build';
import type {TranslationSource} from '../records/translation';
import {say} from '../say';
import type {StatusPage, TranslationStatus} from '../types';

/** Who can take a section on; one that is fresh is nobody's. */
const takers = ['translator', 'author', 'reviewer'] as const;
const takerOf: Readonly<Record<State, (typeof takers)[number] | undefined>> = {
  fresh: undefined,
  stale: 'translator',
  untranslated: 'translator',
  missing: 'translator',
  'English behind': 'author',
  orphan: 'author',
  'both moved': 'reviewer',
  'structure differs': 'reviewer',
  suspicious: 'reviewer',
};
const commands = {translator: 'packet', author: 'diff', reviewer: 'diff'} as const;

type Word = MessageId extends infer Id
  ? Id extends `build.translationStatus.${infer Name}`
    ? Name
    : never
  : never;

const wordOf = {
  fresh: 'fresh',
  stale: 'stale',
  untranslated: 'untranslated',
  missing: 'missing',
  'English behind': 'englishBehind',
  orphan: 'orphan',
  'both moved': 'bothMoved',
  'structure differs': 'structureDiffers',
  suspicious: 'suspicious',
} as const satisfies Record<State, string>;

/** The state of a translation now, with the pages that its files are made into. */
export async function readStatus(
  {siteDir, file, locale}: TranslationSource & {readonly file: string},
  {version, blog}: SiteContent,
  sheet: string,
): Promise<TranslationStatus> {
  const {pages} = await readTranslation(siteDir, readConfig(siteDir, file), locale);
  const posts = (blog?.blogPosts ?? []).map(({metadata}) => metadata);
  const known = new Map(
    [...version.docs, ...posts].map(({source, title, permalink}) => [
      source.replace(/^@site\//, ''),
      {title, href: permalink},
    ]),
  );
  return translationStatus(pages, {locale, sheet, pageOf: (name) => known.get(name)});
}

type Site = {
  readonly locale: Locale;
  readonly sheet: string;
  /** The page that a file is made into. */
  readonly pageOf: (file: string) => {readonly title: string; readonly href: string} | undefined;
};

/** How far the translation to a language has come, for the page that shows it; what there is to do comes first. */
export function translationStatus(
  pages: readonly PageStatus[],
  {locale, sheet, pageOf}: Site,
): TranslationStatus {
  const names = new Intl.DisplayNames(localeRows[locale].htmlLang, {type: 'language'});
  const languages = {
    source: names.of(localeRows[defaultLocale].language)!,
    target: names.of(localeRows[locale].language)!,
  };
  const word = (name: Word, values: Readonly<Record<string, string>> = {}): string =>
    say(locale, `build.translationStatus.${name}`, {...languages, ...values});
  const numberOf = new Intl.NumberFormat(localeRows[locale].htmlLang);
  const count = (list: readonly SectionStatus[], state?: State): string =>
    numberOf.format(list.filter((section) => !state || section.state === state).length);

  const statusOf = ({path, kind, files, sections}: PageStatus): StatusPage => {
    const page = pageOf(files.target) ?? pageOf(files.source);
    const isFresh = sections.every(({state}) => state === 'fresh');
    const nameOf = ({id, source, target}: SectionStatus): string =>
      id === frontMatterId
        ? word('head')
        : id === introId
          ? word('intro')
          : ((target ?? source)?.heading ?? id);
    return {
      path,
      title: kind === 'words' ? word('words') : (page?.title ?? path),
      ...(page && {href: page.href}),
      runs: runsOf(sections),
      summary: word(isFresh ? 'allFresh' : 'someFresh', {
        total: count(sections),
        fresh: count(sections, 'fresh'),
      }),
      open: states
        .filter((state) => state !== 'fresh')
        .map((state) => ({
          state: wordOf[state],
          label: word(wordOf[state]),
          sections: sections
            .filter((section) => section.state === state)
            .map((section) => ({
              id: section.id,
              text: nameOf(section),
              ...(page && section.target && {link: `${page.href}${anchorOf(section.id)}`}),
            })),
        }))
        .filter((group) => group.sections.length > 0)
        // A whole page needs no list of what is on it.
        .map((group) =>
          group.sections.length === sections.length ? {...group, sections: []} : group,
        ),
      next: takers
        .filter((taker) => sections.some(({state}) => takerOf[state] === taker))
        .map((taker) => ({
          who: word(taker),
          command: `npm run i18n -- ${commands[taker]} ${path}`,
        })),
    };
  };

  const all = pages.flatMap(({sections}) => sections);
  const totals = countStates(pages);
  const listed = pages.map(statusOf);
  return {
    title: word('title'),
    lead: word('lead', {
      pages: numberOf.format(pages.filter(({kind}) => kind === 'page').length),
      total: count(all),
      fresh: count(all, 'fresh'),
    }),
    columns: [word('page'), word('sections'), word('next')],
    totals: states
      .filter((state) => totals[state] > 0)
      .map((state) => ({
        state: wordOf[state],
        label: word(wordOf[state]),
        count: totals[state],
        shown: count(all, state),
      })),
    tasks: takers.flatMap((taker) => {
      const theirs = pages.map(({sections}) =>
        sections.filter(({state}) => takerOf[state] === taker),
      );
      const sections = theirs.flat();
      return sections.length === 0
        ? []
        : [
            {
              who: word(taker),
              what: word('task', {
                sections: count(sections),
                pages: numberOf.format(theirs.filter((list) => list.length > 0).length),
              }),
            },
          ];
    }),
    pages: [
      ...listed.filter(({open}) => open.length > 0),
      ...listed.filter(({open}) => open.length === 0),
    ],
    sheet,
  };
}

function anchorOf(id: string): string {
  return id === frontMatterId || id === introId ? '' : `#${id}`;
}

/** Neighbours in one state are one run. */
function runsOf(sections: readonly SectionStatus[]): StatusPage['runs'] {
  const runs: {state: string; count: number}[] = [];
  for (const section of sections) {
    const state = wordOf[section.state];
    const last = runs.at(-1);
    if (last?.state === state) last.count += 1;
    else runs.push({state, count: 1});
  }
  return runs;
}
