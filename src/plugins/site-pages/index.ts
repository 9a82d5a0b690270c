import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RootContent} from 'mdast';
import {homeFamily, homeOpening} from '../../components/Home/markdown';
import {delivery} from '../../site/delivery';
import {llmsFiles, skillFile} from '../../site/llms';
import {defaultLocale, localeBaseUrl, localeRows, locales, type Locale} from '../../site/locales';
import {limits} from '../../site/limits';
import type {SiteSettings} from '../../site/settings';
import {dataFolders, loadPageData} from '../../compiler/records/data';
import {glossaryFile, type GlossaryFolders} from '../../compiler/parse/glossary';
import {listFiles} from '../../compiler/files';
import {agentTags} from '../../compiler/outputs/agentTags';
import {
  llmsFull,
  llmsIndex,
  llmsSections,
  missingMirror,
  type LlmsInput,
} from '../../compiler/outputs/llms';
import {blogSource, docSource, homeSource, type PageSource} from '../../compiler/parse/sources';
import {moveLeaves, outputBase} from '../../compiler/outputs/leaves';
import {overviewGroups, overviewList, yearGroups} from '../../compiler/outputs/overview';
import {overviewDataFile} from '../../compiler/outputs/overviewData';
import {renderPage, type RenderedPage} from '../../compiler/mirror/page';
import {say} from '../../compiler/say';
import type {BlogPostEntry, Manifest, OverviewGroup, Page} from '../../compiler/types';

/** What a compiled page depends on besides its own source. */
const cachedBy = [
  ...dataFolders,
  'src/components',
  'src/compiler',
  'src/plugins',
  'src/lib',
  'src/config',
  'src/site',
  'static/img',
];

type Options = {
  readonly settings: SiteSettings;
  readonly folders: GlossaryFolders;
  /** Whether the site has a skill for agents. */
  readonly hasSkill: boolean;
};

/**
 * Knows every page of a language: writes the manifest, the Markdown mirrors and `llms.txt`, feeds the overviews, and
 * puts the HTML files where their clean addresses need them.
 */
export default function sitePages(
  context: LoadContext,
  {settings, folders, hasSkill}: Options,
): Plugin {
  const {siteDir, baseUrl, siteConfig, i18n, outDir, generatedFilesDir} = context;
  const locale = i18n.currentLocale as Locale;
  // What the development server has instead of an output folder.
  const devDir = path.join(generatedFilesDir, 'site-pages', 'markdown');
  let rendered: readonly RenderedPage[] = [];
  let llms: LlmsInput;

  return {
    name: 'site-pages',

    getPathsToWatch() {
      return [
        ...dataFolders.map((folder) => `${folder}/**/*.{json,ts,tsx}`),
        glossaryFile(locale, folders),
      ];
    },

    injectHtmlTags() {
      return agentTags(locale, baseUrl);
    },

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const version = docs.loadedVersions[0]!;
      // Read anew each time: the development server comes here again when a record has changed.
      const data = loadPageData(siteDir, locale, folders);
      const [list, ...posts] = blog ? blogSource(blog, {siteDir, baseUrl, locale, locales}) : [];
      const groups: Record<string, readonly OverviewGroup[]> = {};
      for (const name of Object.keys(version.sidebars)) {
        groups[name] = overviewGroups(version, name, (source) => source.replace(/^@site/, siteDir));
      }
      const render = (
        source: PageSource,
        before: readonly RootContent[] = [],
        after: readonly RootContent[] = [],
      ) =>
        renderPage(source, {
          data,
          siteUrl: siteConfig.url,
          baseUrl,
          siteDir,
          docs: version.docs,
          before,
          after,
        });
      const home = await render(
        homeSource(siteDir, locale, settings),
        homeOpening(locale, settings),
        homeFamily(locale),
      );
      const documents = await Promise.all(
        version.docs.map(async (doc) => {
          const source = docSource(doc, {siteDir, baseUrl, locale});
          if (!source.sidebar) return render(source);
          const shown = groups[source.sidebar] ?? [];
          await actions.createData(overviewDataFile(source.file!), JSON.stringify(shown));
          return render(source, overviewList(shown, siteConfig.url));
        }),
      );
      const articles = await Promise.all(posts.map((source) => render(source)));
      const entries = articles.map(({page}) => blogPost(page));
      if (blog) await actions.createData('overview-blog.json', JSON.stringify(entries));
      const blogList =
        list && (await render(list, overviewList(yearGroups(entries), siteConfig.url)));
      const blogPages = [...(blogList ? [blogList] : []), ...articles];
      rendered = [home, ...documents, ...blogPages];

      const {sections, rest} = llmsSections(
        version,
        [...documents, home],
        (permalink) => `/${permalink.slice(baseUrl.length)}`,
      );
      const root = baseUrl.slice(0, baseUrl.length - localeRows[locale].prefix.length);
      const rootOf = (name: Locale): string => `${siteConfig.url}${localeBaseUrl(root, name)}`;
      llms = {
        locale,
        title: settings.title[locale],
        description: settings.description[locale],
        root: rootOf(locale),
        sections: [
          ...sections,
          ...(blogPages.length > 0
            ? [{title: say(locale, 'build.llms.blog'), pages: blogPages}]
            : []),
        ],
        rest,
        others: settings.locales
          .filter((name) => name !== locale)
          .map((name) => ({locale: name, root: rootOf(name)})),
        ...(hasSkill && {skill: `${rootOf(defaultLocale)}${skillFile}`}),
      };
      if (process.env.NODE_ENV === 'development') await writeMarkdown(devDir);
    },

    configureWebpack() {
      const glossary = path.join(siteDir, glossaryFile(locale, folders));
      const watchRecords = {
        // Not `test`, by which Docusaurus finds the rules that compile pages.
        resource: /\.mdx$/,
        enforce: 'pre',
        loader: path.join(siteDir, 'src/compiler/records/watchRecords.cjs'),
        options: {folders: [path.join(siteDir, 'src/data')], files: [glossary]},
      };
      return {
        module: {rules: process.env.NODE_ENV === 'development' ? [watchRecords] : []},
        // The bundler caches compiled pages: what they were filled with has to be part of the key.
        experiments: {
          cache: {
            buildDependencies: [
              ...cachedBy.flatMap((folder) => listFiles(path.join(siteDir, folder))),
              glossary,
            ],
          },
        },
        devServer: {static: [{publicPath: baseUrl, directory: devDir, watch: false}]},
      } as never;
    },

    async postBuild({routesPaths}) {
      await moveLeaves(outDir, baseUrl, routesPaths);
      await writeMarkdown(outDir);
      await fs.writeFile(path.join(outDir, 'site-pages.json'), JSON.stringify(manifest()));
    },
  };

  /** Writes what is read as text: the mirrors, the one of the 404 page, and the lists of them. */
  async function writeMarkdown(folder: string): Promise<void> {
    const files: Readonly<Record<string, string>> = {
      ...Object.fromEntries(
        rendered.map(({page, mirror}) => [
          `${outputBase(absolute(page.routePath), baseUrl)}.md`,
          mirror,
        ]),
      ),
      [`404.${delivery.markdown.extension}`]: missingMirror(locale, llms.root),
      [llmsFiles.index]: llmsIndex(llms),
      [llmsFiles.full]: llmsFull(llms),
    };
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, content);
    }
  }

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
