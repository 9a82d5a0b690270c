import type {Locale, LocalizedText} from './locales';
import type {ToolGroup} from './tools';

/** A link of the navbar or of one of its menus. */
type NavLink = {
  readonly text: LocalizedText;
  /** A route without base path and language, or a URL. */
  readonly link: string;
  /** Prefix of the routes of pages for which the entry is current. Default: `link`. */
  readonly activeMatch?: string;
  readonly tag?: LocalizedText;
};

/** An entry of the navbar: a link, or with `items` a menu, whose `link` is only the default of `activeMatch`. */
export type NavItem = Omit<NavLink, 'link'> & {
  readonly link?: string;
  readonly position?: 'left' | 'right';
  /** Links of the menu. The footer and the full-screen menu of phones list them without the name of the menu. */
  readonly items?: readonly NavLink[];
};

/** A link to another site. `icon` is a built-in name or SVG markup. */
export type SocialLink = {
  readonly icon: 'github' | 'x' | 'discord' | `<svg${string}`;
  /** Meaning of `content`: the URL of a `link`, a `text`, the URL of an `image` (or `img`), or markup (`dom`). */
  readonly mode: 'link' | 'text' | 'image' | 'img' | 'dom';
  readonly content: string;
  readonly label: string;
};

/** URL of the folder with the sources of pages, and the text of the link for editing a page. */
type EditLink = {readonly docRepoBaseUrl: string; readonly text?: LocalizedText};

/** URL for new issues on GitHub. The repository needs an issue form per language, like `.github/ISSUE_TEMPLATE`. */
export type ReportLink = {readonly newIssueUrl: string};

export type SiteSettings = {
  readonly lang: Locale;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Path of an image, or one path per theme. Default: the built-in logo. */
  readonly logo?: string | {readonly light: string; readonly dark: string};
  readonly logoText?: string;
  readonly locales: readonly Locale[];
  readonly multiVersion: {readonly default: string; readonly versions: readonly string[]};
  readonly route: {readonly cleanUrls: boolean};
  readonly markdown: {readonly defaultWrapCode: boolean};
  readonly themeConfig: {
    readonly nav: readonly NavItem[];
    readonly darkMode: boolean;
    readonly search: boolean;
    readonly socialLinks: readonly SocialLink[];
    readonly editLink?: EditLink;
    /** Default: the repository of this site. */
    readonly reportLink?: ReportLink;
    readonly lastUpdated: boolean;
    readonly enableAppearanceAnimation: boolean;
    readonly enableContentAnimation: boolean;
    readonly enableScrollToTop: boolean;
    readonly hideNavbar: 'never' | 'always' | 'auto';
    readonly localeRedirect: 'auto' | 'never';
    /** Texts that replace messages of `i18n/<locale>/code.json`. */
    readonly texts: Partial<Readonly<Record<TextName, LocalizedText>>>;
  };
  /** URL of the product's sources, which the landing page links to. Without it, it has a link "Learn More" instead. */
  readonly sourceUrl?: string;
  readonly blog: {readonly title: LocalizedText; readonly description: LocalizedText};
  /** Title and route of the section about releases, which has no entry in the navbar. */
  readonly releases?: {readonly text: LocalizedText; readonly link: string};
  /** Route of the list of all pages. Without JavaScript, the search field is a link to it. */
  readonly allPages: string;
  /** Routes that the landing page links to. `existing` is the page about adding Rslib to an existing package. */
  readonly hero: {readonly start: string; readonly more: string; readonly existing: string};
  readonly tools: {
    readonly groups: readonly ToolGroup[];
    readonly trigger: 'hover' | 'focus' | 'click';
  };
};

/** Keys of `themeConfig.texts`, and the message of `i18n/<locale>/code.json` that each replaces. */
export const replacedMessages = {
  lastUpdatedText: 'page.lastUpdated',
  outlineTitle: 'outline.title',
  prevPageText: 'theme.docs.paginator.previous',
  nextPageText: 'theme.docs.paginator.next',
  sourceCodeText: 'page.source',
  overviewFilterName: 'overview.filter',
  overviewFilterPlaceholder: 'overview.placeholder',
  overviewFilterNoResult: 'overview.empty',
  searchPlaceholderText: 'search.placeholder',
  searchNoResultsText: 'search.noResults',
  searchSuggestedQueryText: 'search.suggestions',
  /** Title of a page that has none, instead of the title of its section. */
  fallbackHeadingTitle: undefined,
} as const;
export type TextName = keyof typeof replacedMessages;
