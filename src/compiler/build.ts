import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LogData} from '../lib/log/logData';
import {delivery} from '../site/delivery';
import * as limits from '../site/limits';
import {llmsFiles, skillFile} from '../site/llms';
import {defaultLocale, locales} from '../site/locales';
import {cardOf, groupLabels} from './cards/cards';
import type {SocialPage} from './cards/images';
import {blogFeed} from './feeds/blogFeed';
import type {Files} from './files';
import {logData} from './log/logData';
import {renderPage} from './mirror/page';
import {outputBase} from './outputs/leaves';
import {llmsFull, llmsIndex, llmsInput, missingMirror} from './outputs/llms';
import {manifestOf} from './outputs/manifest';
import {blogEntry, overviewGroups, overviewList, yearGroups} from './outputs/overview';
import {overviewDataFile} from './outputs/overviewData';
import {renderSkill} from './outputs/skill';
import {parseSource, type ParsedPage} from './parse/parsedPage';
import {blogSource, docSource, homeSource, type PageSource} from './parse/sources';
import {loadPageData} from './records/data';
import {neededRelease, optionName} from './records/history/needs';
import {say} from './say';
import type {Site} from './site';

/** What the content plugins have found. */
export type SiteContent = {
  readonly version: LoadedVersion;
  /** The pages about releases. */
  readonly releases: LoadedVersion | undefined;
  readonly blog: BlogContent | undefined;
};

/** Every page of a language, read once, and what their overviews list. */
export type SitePages = ReturnType<typeof readPages>;

/** Reads the pages. What a page has that it must not throws. */
export function readPages({version: own, releases: found, blog}: SiteContent, site: Site) {
  const {siteDir, locale, settings} = site;
  const {history} = loadPageData(siteDir, locale);
  const version = {
    ...own,
    docs: [...own.docs, ...(found?.docs ?? [])],
    sidebars: {...own.sidebars, ...found?.sidebars},
  };
  const parse = (source: PageSource): ParsedPage => parseSource(source, site);
  const home = parse(homeSource(siteDir, locale, settings));
  const documents = own.docs.map((doc) => parse(docSource(doc, site)));
  // Newest first, below their overview, which has no date.
  const dayOf = ({frontMatter: {date}}: ParsedPage): number =>
    date ? new Date(date).getTime() : Infinity;
  const releases = (found?.docs ?? [])
    .map((doc) => parse(docSource(doc, site)))
    .sort((a, b) => dayOf(b) - dayOf(a));
  const [list, ...articles] = (blog ? blogSource(blog, {...site, locales}) : []).map(parse);
  const headings = new Map(
    [...documents, ...releases].map((page) => [page.pagePath, page.headings]),
  );
  const groupsOf = (sidebar: string) =>
    overviewGroups(
      version,
      sidebar,
      (id) => headings.get(`${id}.mdx`) ?? [],
      (heading) => neededRelease([optionName(heading)], history),
    );
  const entries = articles.map((page) => blogEntry(page, site.baseUrl));
  return {own, version, home, documents, releases, list, articles, groupsOf, entries};
}

/** Data that overview pages import. */
export function overviewsOf({documents, releases, list, groupsOf, entries}: SitePages): Files {
  return Object.fromEntries([
    ...[...documents, ...releases].flatMap(({file, sidebar}) =>
      file && sidebar ? [[overviewDataFile(file), JSON.stringify(groupsOf(sidebar))]] : [],
    ),
    ...(list ? [['overview-blog.json', JSON.stringify(entries)]] : []),
  ]) as Files;
}

export type CompiledSite = {
  /** What is read as text: mirrors, `llms.txt`, feeds, the skill, the manifest. */
  readonly files: Files;
  readonly cards: readonly SocialPage[];
  /** What the search compares a pasted log with. */
  readonly log: LogData;
};

/** Makes from the pages all that does not need their HTML. */
export function compileSite(pages: SitePages, site: Site): CompiledSite {
  const {siteUrl, locale, settings, forms} = site;
  const {own, version, home, documents, releases, list, articles, groupsOf, entries} = pages;
  const context = {...site, docs: version.docs};
  const renderDocument = (page: ParsedPage) =>
    renderPage(page, context, {
      after: page.sidebar ? overviewList(groupsOf(page.sidebar), siteUrl) : [],
    });
  const rendered = {
    home: renderPage(home, context, {
      before: forms.home.opening(locale, settings),
      after: forms.home.family(locale),
    }),
    documents: documents.map(renderDocument),
    releases: releases.map(renderDocument),
    blog: [
      ...(list
        ? [renderPage(list, context, {before: overviewList(yearGroups(entries), siteUrl)})]
        : []),
      ...articles.map((page) => renderPage(page, context)),
    ],
  };
  const all = Object.values(rendered).flat();
  const llms = llmsInput(own, rendered, site);
  // Those of years ago are no news.
  const news = [...articles, ...releases.slice(1, 1 + limits.feedReleases)];
  const feed = articles.length > 0 ? blogFeed(news, context) : undefined;
  const card = {
    settings,
    locale,
    groups: groupLabels(version.sidebars),
    slogan: say(locale, 'home.subtitle'),
  };
  return {
    files: {
      ...Object.fromEntries(
        all.map(({page, mirror}) => [`${outputBase(page.routePath, '/')}.md`, mirror]),
      ),
      [`404.${delivery.markdown.extension}`]: missingMirror(locale, llms.root),
      [llmsFiles.index]: llmsIndex(llms),
      [llmsFiles.full]: llmsFull(llms),
      ...(feed && {
        'blog/rss.xml': feed.rss2(),
        'blog/atom.xml': feed.atom1(),
      }),
      // Once for all languages: it speaks to agents, and English is what they are written to in.
      ...(site.skill !== undefined &&
        locale === defaultLocale && {
          [skillFile]: renderSkill(site.skill, {...context, version: own}),
        }),
      'site-pages.json': JSON.stringify(
        manifestOf(
          all.map(({page}) => page),
          locale,
        ),
      ),
    },
    log: logData(
      [...documents, ...articles].map(({routePath, title, tree}) => ({
        path: `${site.baseUrl}${routePath.slice(1)}`,
        title,
        tree,
      })),
      (name) => site.data.example(name),
      site.data.messages,
    ),
    cards: [home, ...documents, ...releases, ...(list ? [list] : []), ...articles].map((page) => ({
      routePath: page.routePath,
      card: cardOf(page, card),
    })),
  };
}
