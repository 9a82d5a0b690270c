import type {Language} from '../site/locales';

/** What kind of page it is, which decides its layout. */
export const pageTypes = ['doc', 'home', 'custom', 'blank', '404'] as const;
export type PageType = (typeof pageTypes)[number];

export type SiteFrontMatter = {
  readonly title?: string;
  readonly titleSuffix?: string;
  readonly description?: string;
  readonly head?: readonly unknown[];
  readonly overview?: boolean;
  readonly overviewHeaders?: readonly number[];
  readonly outline?: boolean;
  readonly navbar?: boolean;
  readonly footer?: boolean;
  readonly sidebar?: boolean;
  readonly date?: string | Date;
  readonly pageType?: PageType;
  readonly globalUIComponents?: boolean;
};

/** Front matter as a compiled page has it. */
export type CompiledFrontMatter = SiteFrontMatter & {
  /** Versions of the package that examples and facts of the page are about; the build sets them. */
  readonly verified?: readonly string[];
};

/** A route of the site. */
type RouteEntry = {
  /** Address without base path and language, as in the route table. */
  readonly path: string;
  readonly filePath: string;
  readonly lang: Language;
  readonly version: '';
  readonly preload: boolean;
};

type TocEntry = {
  readonly text: string;
  readonly id: string;
  readonly depth: number;
  /** Offset in the Markdown mirror, −1 when the heading is not in it. */
  readonly charIndex: number;
};

export type FeedLink = {readonly url: string; readonly mime: string; readonly language: string};

/** A page of the site. */
export type Page = {
  readonly pagePath: string;
  readonly routePath: string;
  readonly title: string;
  readonly headingTitle: string;
  readonly description: string;
  readonly frontmatter: SiteFrontMatter;
  readonly toc: readonly TocEntry[];
  readonly pageType: PageType;
  readonly lang: Language;
  readonly version: '';
  readonly lastUpdatedTime: number | null;
  readonly feeds: readonly FeedLink[];
  readonly _relativePath: string;
};

/** One manifest per language: `site-pages.json`. */
export type Manifest = {readonly routes: readonly RouteEntry[]; readonly pages: readonly Page[]};

/** A page in an overview: its headings are those of the depths that the page asks for. */
export type OverviewPage = {
  readonly title: string;
  /** The full name of an option whose title is its last part: `lib.dts`. */
  readonly name?: string;
  readonly path: string;
  /** A remark below the title, such as a date. */
  readonly note?: string;
  readonly text?: string;
  readonly headings: readonly {
    readonly text: string;
    readonly id: string;
    readonly depth: number;
  }[];
};

export type OverviewGroup = {readonly title: string; readonly pages: readonly OverviewPage[]};

/** An article as the blog's list shows it. */
export type BlogPostEntry = {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  readonly headings: OverviewPage['headings'];
};

/** What pages know of the files of the search: `usePluginData('site-scripts')` and `usePluginData('site-pages')`. */
export type SearchScripts = {readonly searchSheet: string; readonly searchWorker: string};
export type SearchIndex = {
  /** Undefined on the development server, which has no built pages to search. */
  readonly searchIndex?: string;
};
