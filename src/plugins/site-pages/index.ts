import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeRows, locales, type Locale} from '../../site/locales';
import {limits} from '../../site/limits';
import type {SiteSettings} from '../../site/settings';
import {dataFolders, loadPageData} from '../site-mdx/data';
import {listFiles} from './files';
import {blogSource, docSource, homeSource, type PageSource} from './sources';
import {moveLeaves, outputBase} from './output';
import {overviewGroups, overviewList} from './overview';
import {overviewDataFile} from './overviewData';
import {renderPage, type RenderedPage} from './render';
import type {BlogPostEntry, Manifest, OverviewGroup, Page} from './types';

/** What a compiled page depends on besides its own source. */
const cachedBy = [...dataFolders, 'src/plugins', 'src/lib', 'src/config', 'src/site'];

type Options = {readonly settings: SiteSettings};

/**
 * Knows every page of a language: writes the manifest and the Markdown twins, feeds the overviews, and puts
 * the HTML files where their clean addresses need them.
 */
export default function sitePages(context: LoadContext, {settings}: Options): Plugin {
  const {siteDir, baseUrl, siteConfig, i18n, outDir} = context;
  const locale = i18n.currentLocale as Locale;
  const data = loadPageData(siteDir, locale);
  let rendered: readonly RenderedPage[] = [];

  return {
    name: 'site-pages',

    getPathsToWatch() {
      return dataFolders.map((folder) => `${folder}/**/*.{json,ts,tsx}`);
    },

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const version = docs.loadedVersions[0]!;
      const sources: PageSource[] = [
        homeSource(siteDir, locale, settings),
        ...version.docs.map((doc) => docSource(doc, {siteDir, baseUrl})),
        ...(blog ? blogSource(blog, {siteDir, baseUrl, locale, locales}) : []),
      ];
      const groups: Record<string, readonly OverviewGroup[]> = {};
      for (const name of Object.keys(version.sidebars)) {
        groups[name] = overviewGroups(version, name, (source) => source.replace(/^@site/, siteDir));
      }
      for (const {file, sidebar} of sources) {
        if (!file || !sidebar) continue;
        await actions.createData(overviewDataFile(file), JSON.stringify(groups[sidebar] ?? []));
      }
      rendered = await Promise.all(
        sources.map((source) =>
          renderPage(source, {
            data,
            siteUrl: siteConfig.url,
            baseUrl,
            siteDir,
            docs: version.docs,
            after: source.sidebar ? overviewList(groups[source.sidebar] ?? [], siteConfig.url) : [],
          }),
        ),
      );
      if (blog) {
        const posts = rendered.filter(
          ({page}) => page.pagePath.startsWith('blog/') && page.frontmatter.date,
        );
        await actions.createData(
          'overview-blog.json',
          JSON.stringify(posts.map(({page}) => blogPost(page))),
        );
      }
    },

    configureWebpack() {
      // The bundler caches compiled pages: what they were filled with has to be part of the key.
      return {
        experiments: {
          cache: {
            buildDependencies: cachedBy.flatMap((folder) => listFiles(path.join(siteDir, folder))),
          },
        },
      };
    },

    async postBuild({routesPaths}) {
      await moveLeaves(outDir, baseUrl, routesPaths);
      for (const {page, twin} of rendered) {
        const file = path.join(outDir, `${outputBase(absolute(page.routePath), baseUrl)}.md`);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, twin);
      }
      await fs.writeFile(path.join(outDir, 'site-pages.json'), JSON.stringify(manifest()));
    },
  };

  function blogPost({title, routePath, description, frontmatter, toc}: Page): BlogPostEntry {
    return {
      title,
      path: absolute(routePath),
      description,
      date: new Date(frontmatter.date ?? 0).toISOString(),
      headings: toc.filter(({depth}) => depth === limits.overviewDepth),
    };
  }

  function absolute(routePath: string): string {
    return `${baseUrl}${routePath.slice(1)}`;
  }

  function manifest(): Manifest {
    const lang = localeRows[locale].language;
    return {
      routes: rendered.map(({page}) => ({
        path: page.routePath,
        filePath: `${lang}/${page.pagePath}`,
        lang,
        version: '',
        preload: page.pageType === 'home',
      })),
      pages: rendered.map(({page}) => page),
    };
  }
}
