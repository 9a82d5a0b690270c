import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LogData} from '../lib/log/logData';
import {delivery} from '../site/delivery';
import * as limits from '../site/limits';
import {llmsFiles, skillFile} from '../site/llms';
import {defaultLocale, locales, type Locale} from '../site/locales';
import {cardOf, groupLabels} from './cards/cards';
import {writeImages, type SocialPage} from './cards/images';
import {blogFeed} from './feeds/blogFeed';
import {writeFiles, type Files} from './files';
import {logData} from './log/logData';
import {renderPage} from './mirror/page';
import {moveLeaves, outputBase} from './outputs/leaves';
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
import {builtIndex} from './search/builtIndex';
import type {Site} from './site';

/** What the content plugins have found. */
export type SiteContent = {
  readonly version: LoadedVersion;
  /** The pages about releases. */
  readonly releases: LoadedVersion | undefined;
  readonly blog: BlogContent | undefined;
};

export type CompiledSite = {
  /** Data that overview pages import. */
  readonly overviews: Files;
  /** What is read as text: mirrors, `llms.txt`, feeds, the skill, the manifest. */
  readonly files: Files;
  readonly cards: readonly SocialPage[];
  /** What the search compares a pasted log with. */
  readonly log: LogData;
};

/** Reads every page of a language once, and makes from the pages all that does not need their HTML. */
export function compileSite(content: SiteContent, site: Site): CompiledSite {
  const {siteDir, siteUrl, locale, settings, forms} = site;
  const {history} = loadPageData(siteDir, locale);
  const {version: own, blog} = content;
  const version = {
    ...own,
    docs: [...own.docs, ...(content.releases?.docs ?? [])],
    sidebars: {...own.sidebars, ...content.releases?.sidebars},
  };
  const context = {...site, docs: version.docs};
  const parse = (source: PageSource): ParsedPage => parseSource(source, site);
  const home = parse(homeSource(siteDir, locale, settings));
  const documents = own.docs.map((doc) => parse(docSource(doc, site)));
  // Newest first, below their overview, which has no date.
  const dayOf = ({frontMatter: {date}}: ParsedPage): number =>
    date ? new Date(date).getTime() : Infinity;
  const releases = (content.releases?.docs ?? [])
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
    overviews: Object.fromEntries([
      ...[...documents, ...releases].flatMap(({file, sidebar}) =>
        file && sidebar ? [[overviewDataFile(file), JSON.stringify(groupsOf(sidebar))]] : [],
      ),
      ...(blog ? [['overview-blog.json', JSON.stringify(entries)]] : []),
    ]) as Files,
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

type Output = {
  readonly outDir: string;
  /** Addresses of the built pages. */
  readonly routes: readonly string[];
  /** How the files begin that the search of this build asks for. */
  readonly searchStart: string;
};

/** Completes a build, step by step: each may rely on the ones before it. */
export async function writeOutputs(
  compiled: CompiledSite,
  site: Site,
  {outDir, routes, searchStart}: Output,
): Promise<void> {
  const {siteDir, baseUrl, locale} = site;
  await moveLeaves(outDir, baseUrl, routes);
  await writeFiles(outDir, compiled.files);
  const cacheDir = path.join(siteDir, '.cache/social');
  const {value: drawn, ms} = await timed('social images', locale, () =>
    writeImages(compiled.cards, {siteDir, outDir, cacheDir}),
  );
  const seconds = (ms / 1000).toFixed(1);
  console.log(
    `Social images of ${locale}: ${compiled.cards.length}, ${drawn} drawn, ${seconds} s.`,
  );
  const index = await timed('search index', locale, () =>
    builtIndex(outDir, searchStart, site, routes),
  );
  await writeFiles(outDir, index.value);
  await writeFiles(outDir, {[`${searchStart}log.json`]: JSON.stringify(compiled.log)});
}

/** Runs a step and takes its time, and says it where Docusaurus says those of its phases. */
async function timed<Value>(
  name: string,
  locale: Locale,
  step: () => Promise<Value>,
): Promise<{readonly value: Value; readonly ms: number}> {
  const began = performance.now();
  const value = await step();
  const ms = performance.now() - began;
  if (process.env.DOCUSAURUS_PERF_LOGGER === 'true') {
    console.log(`[PERF] Build > ${locale} > postBuild() > ${name} - ${ms.toFixed(2)} ms - ()`);
  }
  return {value, ms};
}
