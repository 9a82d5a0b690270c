import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LogData} from '../rslib/log/logFormat';
import {yearGroups} from '../lib/page/yearGroups';
import {delivery} from '../site/delivery';
import * as limits from '../site/limits';
import {llmsFiles, skillFile, skillsIndexFile} from '../site/outputFiles';
import {defaultLocale} from '../site/locales';
import {cardOf, groupLabels} from './cards/cardContent';
import type {SocialPage} from './cards/drawImages';
import {blogFeed} from './feeds/blogFeed';
import type {Files} from './folderFiles';
import {buildLogData} from '../rslib/messages/buildLogData';
import {remediesOf} from '../rslib/messages/remedies';
import {renderPage} from './mirror/renderPage';
import {outputBase} from './outputs/flatRoutes';
import {llmsFull, llmsIndex, llmsInput, missingMirror} from './outputs/llmsText';
import {manifestOf} from './outputs/manifest';
import {blogEntry, overviewGroups, overviewList} from './outputs/overview';
import {overviewDataFile} from './outputs/overviewData';
import {renderSkill, skillsIndex} from '../rslib/skill';
import {parseSource, type ParsedPage} from './parse/parsedPage';
import {blogSource, docSource, homeSource, type PageSource} from './parse/pageSources';
import {loadPageData} from '../rslib/pageData';
import {neededRelease, optionName} from '../rslib/history/neededRelease';
import {getMessage} from './messages';
import type {SiteContext} from './siteContext';

export type SiteContent = {
  readonly version: LoadedVersion;
  readonly releases: LoadedVersion | undefined;
  readonly blog: BlogContent | undefined;
};

type SitePages = ReturnType<typeof readPages>;

/** Parses the pages of a language. Throws if a page is invalid. */
export function readPages({version: own, releases: found, blog}: SiteContent, site: SiteContext) {
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
  // Releases are sorted by date, newest first. The overview of all releases has no date and comes first.
  const dayOf = ({frontMatter: {date}}: ParsedPage): number =>
    date ? new Date(date).getTime() : Infinity;
  const releases = (found?.docs ?? [])
    .map((doc) => parse(docSource(doc, site)))
    .sort((a, b) => dayOf(b) - dayOf(a));
  const [list, ...articles] = (blog ? blogSource(blog, site) : []).map(parse);
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

/** Returns the data files that overview pages import. */
export function overviewsOf({documents, releases, list, groupsOf, entries}: SitePages): Files {
  return Object.fromEntries([
    ...[...documents, ...releases].flatMap(({file, sidebar}) =>
      file && sidebar ? [[overviewDataFile(file), JSON.stringify(groupsOf(sidebar))]] : [],
    ),
    ...(list ? [['overview-blog.json', JSON.stringify(entries)]] : []),
  ]) as Files;
}

const skillFiles = (skill: string, baseUrl: string): Files => ({
  [skillFile]: skill,
  [skillsIndexFile]: skillsIndex(skill, baseUrl),
});

type CompiledSite = {
  /** Markdown mirrors, `llms.txt`, feeds, the skill for agents and the list of pages. */
  readonly files: Files;
  readonly cards: readonly SocialPage[];
  /** Error messages and the sections that explain them, for logs that are pasted into the search. */
  readonly log: LogData;
};

/** Renders all outputs that do not depend on the pages' HTML. */
export function compileSite(pages: SitePages, site: SiteContext): CompiledSite {
  const {siteUrl, locale, settings, forms} = site;
  const {own, version, home, documents, releases, list, articles, groupsOf, entries} = pages;
  const context = {...site, docs: version.docs};
  const sources = [...documents, ...articles].map(({routePath, title, tree}) => ({
    path: `${site.baseUrl}${routePath.slice(1)}`,
    title,
    tree,
  }));
  const renderDocument = (page: ParsedPage) =>
    renderPage(page, context, {
      after: page.sidebar ? overviewList(groupsOf(page.sidebar), siteUrl) : [],
    });
  const rendered = {
    home: renderPage(home, context, {
      before: forms.home.opening(locale, settings),
      after: forms.home.closing(locale, settings),
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
  // The feed contains the newest releases only. `releases[0]` is the overview of all releases.
  const news = [...articles, ...releases.slice(1, 1 + limits.feedReleases)];
  const feed = articles.length > 0 ? blogFeed(news, context) : undefined;
  const card = {
    settings,
    locale,
    groups: groupLabels(version.sidebars),
    slogan: getMessage(locale, 'home.subtitle'),
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
      // The skill is written in English only, because only agents read it.
      ...(site.skill !== undefined &&
        locale === defaultLocale &&
        skillFiles(renderSkill(site.skill, {...context, version: own}), site.baseUrl)),
      'site-pages.json': JSON.stringify(
        manifestOf(
          all.map(({page}) => page),
          locale,
        ),
      ),
    },
    log: {
      ...buildLogData(sources, (name) => site.data.example(name), site.data.messages),
      remedies: remediesOf(sources),
    },
    cards: [home, ...documents, ...releases, ...(list ? [list] : []), ...articles].map((page) => ({
      routePath: page.routePath,
      card: cardOf(page, card),
    })),
  };
}
