import type {Locale, LocalizedText} from './locales';
import type {ToolGroup} from './tools';

/** An entry of the navbar. Links are routes without base path and language, or URLs. */
export type NavItem = {
  readonly text: LocalizedText;
  /** Required without `items`. The link of an entry with `items` is not shown. */
  readonly link?: string;
  /** Prefix of the routes on which the entry is current; default: `link`. */
  readonly activeMatch?: string;
  readonly position?: 'left' | 'right';
  /** Entries of a dropdown, which the entry opens. */
  readonly items?: readonly NavItem[];
  readonly tag?: LocalizedText;
};

/** A link to another site. `icon` is a built-in name or SVG markup. */
export type SocialLink = {
  readonly icon: 'github' | 'x' | 'discord' | `<svg${string}`;
  /** `link`: links to `content`; `text`: shows it; `image` or `img`: shows the image at it; `dom`: markup. */
  readonly mode: 'link' | 'text' | 'image' | 'img' | 'dom';
  readonly content: string;
  readonly label: string;
};

/** URL of the folder with the sources, and the text of the link. */
type EditLink = {readonly docRepoBaseUrl: string; readonly text?: LocalizedText};

/** URL for new issues of a GitHub repository that has a form per language, as in `.github/ISSUE_TEMPLATE`. */
export type ReportLink = {readonly newIssueUrl: string};

export type SiteSettings = {
  readonly lang: Locale;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** An image, one per theme, or undefined for the drawn logo. */
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
    /** Default: the repository of the site's sources. */
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
  /** URL of the product's sources; without it the hero has a link "Learn More". */
  readonly sourceUrl?: string;
  readonly blog: {readonly title: LocalizedText; readonly description: LocalizedText};
  /** Pages about releases, a section without an entry in the navbar. */
  readonly releases?: {readonly text: LocalizedText; readonly link: string};
  /** Route of the list of all pages, which the search bar links to without JavaScript. */
  readonly allPages: string;
  /** Routes of the links of the landing page; `existing` is the page for an existing package. */
  readonly hero: {readonly start: string; readonly more: string; readonly existing: string};
  readonly tools: {
    readonly groups: readonly ToolGroup[];
    readonly trigger: 'hover' | 'focus' | 'click';
  };
};

/** Texts that the settings may replace. */
export const textNames = [
  'lastUpdatedText',
  'outlineTitle',
  'fallbackHeadingTitle',
  'prevPageText',
  'nextPageText',
  'sourceCodeText',
  'overviewFilterName',
  'overviewFilterPlaceholder',
  'overviewFilterNoResult',
  'searchPlaceholderText',
  'searchNoResultsText',
  'searchSuggestedQueryText',
] as const;
export type TextName = (typeof textNames)[number];
