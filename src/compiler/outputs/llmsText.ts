import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ListItem, RootContent} from 'mdast';
import {mirrorPath} from '../../lib/address/mirrorPath';
import {countTokens} from '../../lib/page/countTokens';
import {llmsFiles, skillFile} from '../../site/outputFiles';
import {
  defaultLocale,
  localeBaseUrl,
  localeRows,
  rootBaseUrl,
  type Locale,
} from '../../site/locales';
import {
  fillSentence,
  heading,
  inlineCode,
  link,
  list,
  listItem,
  paragraph,
} from '../markdown/nodes';
import type {RenderedPage} from '../mirror/renderPage';
import {stringify} from '../mirror/renderMirror';
import {getMessage} from '../messages';
import type {SiteContext} from '../siteContext';

type Sidebar = LoadedVersion['sidebars'][string];

type LlmsSection = {readonly title: string; readonly pages: readonly RenderedPage[]};

export type LlmsInput = {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the site in this language, with a trailing slash. */
  readonly root: string;
  readonly sections: readonly LlmsSection[];
  readonly rest: readonly RenderedPage[];
  readonly others: readonly {readonly locale: Locale; readonly root: string}[];
  readonly skill?: string;
};

/**
 * Groups the pages by sidebar category. Pages outside of any category form a section with the title of the first of
 * these pages. A page is listed once; `rest` contains the pages that are in no sidebar.
 */
export function llmsSections(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  pages: readonly RenderedPage[],
  toPath: (permalink: string) => string,
): {readonly sections: readonly LlmsSection[]; readonly rest: readonly RenderedPage[]} {
  const left = new Map(pages.map((entry) => [entry.page.routePath, entry]));
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));

  function take(id: string): readonly RenderedPage[] {
    const route = toPath(permalinks.get(id) ?? '');
    const entry = left.get(route);
    left.delete(route);
    return entry ? [entry] : [];
  }

  function sectionsOf(
    items: Sidebar,
    title: string | undefined,
    first: readonly RenderedPage[] = [],
  ): readonly LlmsSection[] {
    const own = items.flatMap((item) =>
      item.type === 'doc' || item.type === 'ref' ? take(item.id) : [],
    );
    const pages = [...first, ...own];
    const inner = items.flatMap((item) =>
      item.type === 'category'
        ? sectionsOf(item.items, item.label, item.link?.type === 'doc' ? take(item.link.id) : [])
        : [],
    );
    return pages.length === 0 ? inner : [{title: title ?? pages[0]!.page.title, pages}, ...inner];
  }

  const sections = Object.values(sidebars).flatMap((items) => sectionsOf(items, undefined));
  return {sections, rest: [...left.values()]};
}

type Rendered = {
  readonly home: RenderedPage;
  readonly documents: readonly RenderedPage[];
  readonly releases: readonly RenderedPage[];
  readonly blog: readonly RenderedPage[];
};

/** Collects the contents of `llms.txt` for a language: the sidebars, the releases, the blog, and the rest. */
export function llmsInput(
  version: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  {home, documents, releases, blog}: Rendered,
  {siteUrl, baseUrl, locale, settings, skill}: SiteContext,
): LlmsInput {
  const {sections, rest} = llmsSections(
    version,
    [...documents, home],
    (permalink) => `/${permalink.slice(baseUrl.length)}`,
  );
  const base = rootBaseUrl(baseUrl, locale);
  const rootOf = (name: Locale): string => `${siteUrl}${localeBaseUrl(base, name)}`;
  return {
    locale,
    title: settings.title[locale],
    description: settings.description[locale],
    root: rootOf(locale),
    sections: [
      ...sections,
      ...(releases[0] ? [{title: releases[0].page.title, pages: releases}] : []),
      ...(blog.length > 0 ? [{title: getMessage(locale, 'build.llms.blog'), pages: blog}] : []),
    ],
    rest,
    others: settings.locales
      .filter((name) => name !== locale)
      .map((name) => ({locale: name, root: rootOf(name)})),
    ...(skill !== undefined && {skill: `${rootOf(defaultLocale)}${skillFile}`}),
  };
}

/** Returns the estimated tokens of a mirror, rounded, so that a changed word rarely changes the list. */
const tokens = (mirror: string): string => String(Math.ceil(countTokens(mirror) / 50) * 50);

const opening = ({title, description}: LlmsInput): RootContent[] => [
  heading(1, title),
  {type: 'blockquote', children: [paragraph(description)]},
];

/** Writes `llms.txt` in the format of llmstxt.org: links to the mirrors of all pages, with descriptions. */
export function llmsIndex(input: LlmsInput): string {
  const {locale, root, sections, rest, others, skill} = input;
  const companion = (name: string, url: string): ListItem =>
    listItem([`${name}${getMessage(locale, 'punctuation.colon')}`, link(url)]);
  const section = ({title, pages}: LlmsSection): RootContent[] => [
    heading(2, title),
    list(
      pages.map(({page: {routePath, title, description}, mirror}) =>
        listItem([
          link(`${root}${mirrorPath(routePath).slice(1)}`, title),
          // The format of `llms.txt` requires an ASCII colon, also in Chinese.
          `: ${description} ${getMessage(locale, 'build.llms.tokens', {count: tokens(mirror)})}`,
        ]),
      ),
    ),
  ];
  return stringify([
    ...opening(input),
    paragraph(...fillSentence(getMessage(locale, 'build.llms.index'), {md: inlineCode('.md')})),
    list([
      companion(getMessage(locale, 'build.llms.full'), `${root}${llmsFiles.full}`),
      ...others.map((other) =>
        companion(localeRows[other.locale].label, `${other.root}${llmsFiles.index}`),
      ),
      ...(skill === undefined ? [] : [companion(getMessage(locale, 'build.llms.skill'), skill)]),
    ]),
    ...sections.flatMap(section),
    // The format defines the title `Optional` for pages that agents may skip if their context is short.
    ...(rest.length > 0 ? section({title: 'Optional', pages: rest}) : []),
  ]);
}

/** Writes `llms-full.txt`: the mirrors of all pages, in the order of `llms.txt`. */
export function llmsFull(input: LlmsInput): string {
  const pages = [...input.sections.flatMap((each) => each.pages), ...input.rest];
  return [stringify(opening(input)), ...pages.map(({mirror}) => mirror)].join('\n');
}

export function missingMirror(locale: Locale, root: string): string {
  const index = link(`${root}${llmsFiles.index}`);
  return stringify([
    heading(1, getMessage(locale, 'build.mirror.missing')),
    paragraph(...fillSentence(getMessage(locale, 'build.mirror.missingText'), {index})),
  ]);
}
