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
  /** What an overview says of the page beside its date. */
  readonly summary?: string;
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
  /** The first release that has the option. */
  readonly since?: string;
  readonly path: string;
  /** A remark below the title, such as a date. */
  readonly note?: string;
  readonly text?: string;
  readonly headings: readonly {
    readonly text: string;
    readonly id: string;
    readonly depth: number;
    readonly since?: string;
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

/** A line of a text that moved: its words, and which of them went and came. */
export type ChangedLine = readonly (readonly ['same' | 'removed' | 'added', string])[];

/** A page in the list of translations. */
export type StatusPage = {
  readonly path: string;
  readonly title: string;
  /** Undefined for a file that is part of other pages. */
  readonly href?: string;
  /** The states of its sections in their order, equal ones together. */
  readonly runs: readonly {readonly state: string; readonly count: number}[];
  readonly summary: string;
  /** What there is to do, by state. */
  readonly open: readonly {
    readonly state: string;
    readonly label: string;
    readonly sections: readonly {
      readonly id: string;
      readonly text: string;
      readonly link?: string;
    }[];
  }[];
  /** Who can take it on, and what that begins with. */
  readonly next: readonly {readonly who: string; readonly command: string}[];
};

/** What the page for translators shows, in words of its language. */
export type TranslationStatus = {
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly string[];
  readonly totals: readonly {
    readonly state: string;
    readonly label: string;
    readonly count: number;
    /** The count as it is written. */
    readonly shown: string;
  }[];
  /** Who can take what next. */
  readonly tasks: readonly {readonly who: string; readonly what: string}[];
  readonly pages: readonly StatusPage[];
  readonly sheet: string;
};

/** What pages know of the site's own files, `usePluginData('site-scripts')`, and of the search index, `…('site-pages')`. */
export type SiteScripts = {
  /** Each `rare.css` of a component on its own, by folder. */
  readonly rareSheets: Readonly<Record<string, string>>;
};
export type SearchIndex = {
  /** What names the files of the index. Undefined on the development server, which has no built pages to search. */
  readonly searchPointer?: string;
};
