import {
  countStates,
  type PageStatus,
  readConfig,
  readTranslation,
  type SectionStatus,
  type State,
  states,
} from 'docusaurus-translations';
import {fragmentOf, frontMatterId, introId} from 'docusaurus-translations/markdown';
import {defaultLocale, localeRows, type Locale, type Words} from '../../site/locales';
import type {SiteContent} from '../compileSite';
import type {TranslationSource} from '../parse/pageTranslations';
import {getMessage} from '../messages';
import type {StatusPage, TranslationStatus} from '../outputTypes';

type MessageKey = keyof Words<'translationStatus'>;

const roles = ['translator', 'author', 'reviewer'] as const;
const commands = {translator: 'packet', author: 'diff', reviewer: 'diff'} as const;

/** Message of each state, and the role that has to act on it. */
const stateFacts: Readonly<Record<State, {key: MessageKey; role?: (typeof roles)[number]}>> = {
  fresh: {key: 'fresh'},
  stale: {key: 'stale', role: 'translator'},
  untranslated: {key: 'untranslated', role: 'translator'},
  missing: {key: 'missing', role: 'translator'},
  'source behind': {key: 'englishBehind', role: 'author'},
  orphan: {key: 'orphan', role: 'author'},
  'both moved': {key: 'bothMoved', role: 'reviewer'},
  'structure differs': {key: 'structureDiffers', role: 'reviewer'},
  suspicious: {key: 'suspicious', role: 'reviewer'},
};

/** Reads the current state of a translation, with links to its pages. */
export async function readStatus(
  {siteDir, file, locale}: TranslationSource & {readonly file: string},
  {version, blog}: SiteContent,
): Promise<TranslationStatus> {
  const {pages} = await readTranslation(siteDir, readConfig(siteDir, file), locale);
  const posts = (blog?.blogPosts ?? []).map(({metadata}) => metadata);
  const pageByFile = new Map(
    [...version.docs, ...posts].map(({source, title, permalink}) => [
      source.replace(/^@site\//, ''),
      {title, href: permalink},
    ]),
  );
  return translationStatus(pages, {locale, pageOf: (name) => pageByFile.get(name)});
}

type Site = {
  readonly locale: Locale;
  readonly pageOf: (file: string) => {readonly title: string; readonly href: string} | undefined;
};

/** Builds the data of the status page. Pages with open sections come first. */
export function translationStatus(
  pages: readonly PageStatus[],
  {locale, pageOf}: Site,
): TranslationStatus {
  const names = new Intl.DisplayNames(localeRows[locale].htmlLang, {type: 'language'});
  const languages = {
    source: names.of(localeRows[defaultLocale].language)!,
    target: names.of(localeRows[locale].language)!,
  };
  const message = (name: MessageKey, values: Readonly<Record<string, string>> = {}): string =>
    getMessage(locale, `build.translationStatus.${name}`, {...languages, ...values});
  const numberOf = new Intl.NumberFormat(localeRows[locale].htmlLang);
  const count = (list: readonly SectionStatus[], state?: State): string =>
    numberOf.format(list.filter((section) => !state || section.state === state).length);

  const statusOf = ({path, kind, files, sections}: PageStatus): StatusPage => {
    const page = pageOf(files.target) ?? pageOf(files.source);
    const isFresh = sections.every(({state}) => state === 'fresh');
    const nameOf = ({id, source, target}: SectionStatus): string =>
      id === frontMatterId
        ? message('head')
        : id === introId
          ? message('intro')
          : ((target ?? source)?.heading ?? id);
    return {
      path,
      title: kind === 'words' ? message('words') : (page?.title ?? path),
      ...(page && {href: page.href}),
      runs: runsOf(sections),
      summary: message(isFresh ? 'allFresh' : 'someFresh', {
        total: count(sections),
        fresh: count(sections, 'fresh'),
      }),
      open: states
        .filter((state) => state !== 'fresh')
        .map((state) => ({
          state: stateFacts[state].key,
          label: message(stateFacts[state].key),
          sections: sections
            .filter((section) => section.state === state)
            .map((section) => ({
              id: section.id,
              text: nameOf(section),
              ...(page && section.target && {link: `${page.href}${fragmentOf(section.id)}`}),
            })),
        }))
        .filter((group) => group.sections.length > 0)
        .map((group) =>
          group.sections.length === sections.length ? {...group, sections: []} : group,
        ),
      next: roles
        .filter((role) => sections.some(({state}) => stateFacts[state].role === role))
        .map((role) => ({
          who: message(role),
          command: `npm run i18n -- ${commands[role]} ${path}`,
        })),
    };
  };

  const all = pages.flatMap(({sections}) => sections);
  const totals = countStates(pages);
  const listed = pages.map(statusOf);
  return {
    title: message('title'),
    lead: message('lead', {
      pages: numberOf.format(pages.filter(({kind}) => kind === 'page').length),
      total: count(all),
      fresh: count(all, 'fresh'),
    }),
    columns: [message('page'), message('sections'), message('next')],
    totals: states
      .filter((state) => totals[state] > 0)
      .map((state) => ({
        state: stateFacts[state].key,
        label: message(stateFacts[state].key),
        count: totals[state],
        shown: count(all, state),
      })),
    tasks: roles.flatMap((role) => {
      const theirs = pages.map(({sections}) =>
        sections.filter(({state}) => stateFacts[state].role === role),
      );
      const sections = theirs.flat();
      return sections.length === 0
        ? []
        : [
            {
              who: message(role),
              what: message('task', {
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
  };
}

function runsOf(sections: readonly SectionStatus[]): StatusPage['runs'] {
  const runs: {state: string; count: number}[] = [];
  for (const section of sections) {
    const state = stateFacts[section.state].key;
    const last = runs.at(-1);
    if (last?.state === state) last.count += 1;
    else runs.push({state, count: 1});
  }
  return runs;
}
