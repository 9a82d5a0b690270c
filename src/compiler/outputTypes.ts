import type {Language} from '../site/locales';

export const pageTypes = ['doc', 'home', 'custom', 'blank', '404'] as const;
export type PageType = (typeof pageTypes)[number];

export type SiteFrontMatter = {
  readonly title?: string;
  readonly titleSuffix?: string;
  readonly description?: string;
  /** The description as shown below the title, with code in backticks. */
  readonly lead?: string;
  readonly head?: readonly unknown[];
  readonly overview?: boolean;
  readonly overviewHeaders?: readonly number[];
  readonly outline?: boolean;
  readonly navbar?: boolean;
  readonly footer?: boolean;
  readonly sidebar?: boolean;
  readonly date?: string | Date;
  /** Readers whom an article is for, shown in the list of the blog. */
  readonly audience?: string;
  readonly pageType?: PageType;
  readonly globalUIComponents?: boolean;
};

export type CompiledFrontMatter = SiteFrontMatter & {
  /** Versions of the package that the page's examples and facts are from; set by the build. */
  readonly verified?: readonly string[];
};

type RouteEntry = {
  /** Route without base path and language. */
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
  /** Offset in the Markdown mirror, −1 if the heading is not in it. */
  readonly charIndex: number;
};

export type FeedLink = {readonly url: string; readonly mime: string; readonly language: string};

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

/** Content of `site-pages.json`, the list of pages of a language. */
export type Manifest = {readonly routes: readonly RouteEntry[]; readonly pages: readonly Page[]};

export type OverviewPage = {
  readonly title: string;
  /** Full name of an option, such as `lib.dts`, if `title` is only its last segment. */
  readonly name?: string;
  readonly since?: string;
  readonly path: string;
  /** Publication date of an article, such as `2025-05-14`. */
  readonly date?: string;
  /** First sentence of the description, or of the text of an article. */
  readonly description: string;
  readonly audience?: string;
  readonly headings: readonly {
    /** Text of the heading, with code in backticks. */
    readonly text: string;
    readonly id: string;
    readonly depth: number;
    readonly since?: string;
  }[];
};

export type OverviewGroup = {readonly title: string; readonly pages: readonly OverviewPage[]};

export type BlogPostEntry = OverviewPage & {readonly date: string};

/** A changed line, split into words that stayed, were removed, or were added. */
export type ChangedLine = readonly (readonly ['same' | 'removed' | 'added', string])[];

export type StatusPage = {
  readonly path: string;
  readonly title: string;
  /** URL of the page; undefined for files that are not pages: fragments of pages and message catalogues. */
  readonly href?: string;
  /** States of the sections in order. Neighbouring sections with the same state are one run. */
  readonly runs: readonly {readonly state: string; readonly count: number}[];
  readonly summary: string;
  /** Sections to work on, by state. */
  readonly open: readonly {
    readonly state: string;
    readonly label: string;
    readonly sections: readonly {
      readonly id: string;
      readonly text: string;
      readonly link?: string;
    }[];
  }[];
  /** Roles that have work to do on the page, each with the first command to run. */
  readonly next: readonly {readonly who: string; readonly command: string}[];
};

/** Data of the status page for translators, with texts in the language of the page. */
export type TranslationStatus = {
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly string[];
  readonly totals: readonly {
    readonly state: string;
    readonly label: string;
    readonly count: number;
    /** `count` in the number format of the language. */
    readonly shown: string;
  }[];
  readonly tasks: readonly {readonly who: string; readonly what: string}[];
  readonly pages: readonly StatusPage[];
};

/** Result of `usePluginData('site-scripts')`; `SearchIndex` is the result of `usePluginData('site-pages')`. */
export type SiteScripts = {
  /** URL of the `deferred.css` or `page.css` of each component, by the folder of the component. */
  readonly deferredStyles: Readonly<Record<string, string>>;
};
export type SearchIndex = {
  /** URL of the file that names the search index. */
  readonly searchPointer: string;
};
