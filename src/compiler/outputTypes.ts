import type {Language} from '../site/locales';

export const pageTypes = ['doc', 'home', 'custom', 'blank', '404'] as const;
export type PageType = (typeof pageTypes)[number];

export type SiteFrontMatter = {
  readonly title?: string;
  readonly titleSuffix?: string;
  readonly description?: string;
  /** The description with code in backticks, below the title. */
  readonly lead?: string;
  readonly head?: readonly unknown[];
  readonly overview?: boolean;
  readonly overviewHeaders?: readonly number[];
  readonly outline?: boolean;
  readonly navbar?: boolean;
  readonly footer?: boolean;
  readonly sidebar?: boolean;
  readonly date?: string | Date;
  /** Readers of an article, for the list of the blog. */
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

/** `site-pages.json` of a language. */
export type Manifest = {readonly routes: readonly RouteEntry[]; readonly pages: readonly Page[]};

export type OverviewPage = {
  readonly title: string;
  /** The full name of an option whose title is only the last segment: `lib.dts`. */
  readonly name?: string;
  readonly since?: string;
  readonly path: string;
  /** Day of an article: `2025-05-14`. */
  readonly date?: string;
  /** One sentence. */
  readonly description: string;
  readonly audience?: string;
  readonly headings: readonly {
    /** Code is in backticks. */
    readonly text: string;
    readonly id: string;
    readonly depth: number;
    readonly since?: string;
  }[];
};

export type OverviewGroup = {readonly title: string; readonly pages: readonly OverviewPage[]};

export type BlogPostEntry = OverviewPage & {readonly date: string};

/** Difference of a changed line by words. */
export type ChangedLine = readonly (readonly ['same' | 'removed' | 'added', string])[];

export type StatusPage = {
  readonly path: string;
  readonly title: string;
  /** Undefined for a fragment, which has no page of its own. */
  readonly href?: string;
  /** The states of the sections in order, equal neighbours merged. */
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
  /** Roles that can continue, each with its first command. */
  readonly next: readonly {readonly who: string; readonly command: string}[];
};

/** Data of the page for translators, in its language. */
export type TranslationStatus = {
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly string[];
  readonly totals: readonly {
    readonly state: string;
    readonly label: string;
    readonly count: number;
    /** The count in the notation of the language. */
    readonly shown: string;
  }[];
  readonly tasks: readonly {readonly who: string; readonly what: string}[];
  readonly pages: readonly StatusPage[];
};

/** Data of `usePluginData('site-scripts')`, and of `usePluginData('site-pages')`. */
export type SiteScripts = {
  /** `deferred.css` or `page.css` of each component, by folder. */
  readonly deferredStyles: Readonly<Record<string, string>>;
};
export type SearchIndex = {
  /** File that names the index. Undefined on the development server, which has no index. */
  readonly searchPointer?: string;
};
