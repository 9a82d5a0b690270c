import {identity} from './identity';
import {defaultLocale, locales, type Locale, type LocalizedText} from './locales';
import {toolGroups, type ToolGroup} from './tools';

/** An entry of the top navigation. Links are routes without base path and language, or addresses. */
export type NavItem = {
  readonly text: LocalizedText;
  readonly link?: string;
  /** Route prefix below which the entry counts as current; default: `link`. */
  readonly activeMatch?: string;
  readonly position?: 'left' | 'right';
  /** Entries of a dropdown; the entry itself then opens it. */
  readonly items?: readonly NavItem[];
  readonly tag?: LocalizedText;
};

/** A link to a place outside. `icon` is a built-in name or SVG markup of our own. */
export type SocialLink = {
  readonly icon: 'github' | 'x' | 'discord' | `<svg${string}`;
  /** `link` leads to `content`, `text` shows it, `image` (or `img`) shows the picture at it, `dom` is markup. */
  readonly mode: 'link' | 'text' | 'image' | 'img' | 'dom';
  readonly content: string;
  readonly label: string;
};

/** Where the sources of a page are edited, and what the link says. */
type EditLink = {readonly docRepoBaseUrl: string; readonly text?: LocalizedText};

/**
 * Where readers report a problem on a page: the address at which a repository on GitHub takes new issues. It needs the
 * forms of `.github/ISSUE_TEMPLATE`, one per language.
 */
export type ReportLink = {readonly newIssueUrl: string};

/** The one place where the site is configured. */
export type SiteSettings = {
  readonly lang: Locale;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** One picture, a pair for the two themes, or nothing for the drawn mark. */
  readonly logo?: string | {readonly light: string; readonly dark: string};
  readonly logoText?: string;
  readonly locales: readonly Locale[];
  readonly multiVersion: {readonly default: string; readonly versions: readonly string[]};
  readonly route: {readonly cleanUrls: boolean};
  readonly markdown: {readonly defaultWrapCode: boolean};
  readonly themeConfig: {
    readonly nav: readonly NavItem[];
    readonly darkMode: boolean;
    /** False: no search bar and no dialog. */
    readonly search: boolean;
    readonly socialLinks: readonly SocialLink[];
    readonly editLink?: EditLink;
    /** Default: the repository of the site's own sources. */
    readonly reportLink?: ReportLink;
    readonly lastUpdated: boolean;
    readonly enableAppearanceAnimation: boolean;
    readonly enableContentAnimation: boolean;
    readonly enableScrollToTop: boolean;
    readonly hideNavbar: 'never' | 'always' | 'auto';
    readonly localeRedirect: 'auto' | 'never';
    /** Texts: what is set here stands instead of the message in `i18n/<locale>/code.json`. */
    readonly texts: Partial<Readonly<Record<TextName, LocalizedText>>>;
  };
  /** Address of the product's sources; without it the hero says "Learn More" instead. */
  readonly sourceUrl?: string;
  readonly blog: {readonly title: LocalizedText; readonly description: LocalizedText};
  /** The pages about releases: a section that the navigation does not list. */
  readonly releases?: {readonly text: LocalizedText; readonly link: string};
  /** Route of the list of all pages, where the search bar leads without scripts. */
  readonly allPages: string;
  /** Routes of the hero's buttons. */
  readonly hero: {readonly start: string; readonly more: string};
  readonly tools: {
    readonly groups: readonly ToolGroup[];
    readonly trigger: 'hover' | 'focus' | 'click';
  };
};

/** The texts that a site may replace. */
export type TextName =
  | 'lastUpdatedText'
  | 'outlineTitle'
  | 'fallbackHeadingTitle'
  | 'prevPageText'
  | 'nextPageText'
  | 'sourceCodeText'
  | 'overviewFilterName'
  | 'overviewFilterPlaceholder'
  | 'overviewFilterNoResult'
  | 'searchPlaceholderText'
  | 'searchNoResultsText'
  | 'searchSuggestedQueryText';

export const settings: SiteSettings = {
  lang: defaultLocale,
  title: {en: identity.name, 'zh-Hans': `${identity.name} 中文文档`},
  description: {
    en: 'Rslib builds JavaScript and TypeScript libraries: ESM, CommonJS, UMD and type declarations from one configuration, on Rsbuild and Rspack.',
    'zh-Hans':
      'Rslib 是 JavaScript 与 TypeScript 库的构建工具：基于 Rsbuild 与 Rspack，一份配置产出 ESM、CommonJS、UMD 与类型声明。',
  },
  logoText: identity.name,
  locales,
  multiVersion: {default: '', versions: []},
  route: {cleanUrls: true},
  markdown: {defaultWrapCode: false},
  themeConfig: {
    nav: [
      {text: {en: 'Guide', 'zh-Hans': '指南'}, link: '/guide/start/', activeMatch: '/guide/'},
      {text: {en: 'Config', 'zh-Hans': '配置'}, link: '/config/'},
      {text: {en: 'Blog', 'zh-Hans': '博客'}, link: '/blog/'},
    ],
    darkMode: true,
    search: true,
    socialLinks: [
      {icon: 'github', mode: 'link', content: identity.sourceUrl, label: 'GitHub'},
      {icon: 'x', mode: 'link', content: identity.microblogUrl, label: 'X'},
      {icon: 'discord', mode: 'link', content: identity.chatUrl, label: 'Discord'},
    ],
    lastUpdated: true,
    enableAppearanceAnimation: true,
    enableContentAnimation: false,
    enableScrollToTop: true,
    hideNavbar: 'never',
    localeRedirect: 'auto',
    texts: {},
  },
  sourceUrl: identity.sourceUrl,
  blog: {
    title: {en: 'Rslib blog', 'zh-Hans': 'Rslib 博客'},
    description: {
      en: 'News about Rslib: releases, the reasons behind them and what changes for your library.',
      'zh-Hans': '关于 Rslib 的消息：版本发布、背后的原因，以及它们会给你的库带来哪些变化。',
    },
  },
  releases: {text: {en: 'Releases', 'zh-Hans': '版本发布'}, link: '/releases/'},
  allPages: '/guide/',
  hero: {start: '/guide/start/quick-start', more: '/guide/start/'},
  tools: {groups: toolGroups, trigger: 'hover'},
};
