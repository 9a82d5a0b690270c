import {identity} from './identity';
import {defaultLocale, type Locale, type LocalizedText} from './locales';
import {toolGroups, type ToolGroup} from './tools';

/** An entry of the top navigation (spec 2.2, 3). Links are routes without base path and language. */
export type NavItem = {
  readonly text: LocalizedText;
  readonly link?: string;
  /** Route prefix below which the entry counts as current; default: `link`. */
  readonly activeMatch?: string;
  readonly position?: 'left' | 'right';
  readonly items?: readonly NavItem[];
  readonly tag?: LocalizedText;
};

/** A link to a place outside (spec 2.2). `icon` is a built-in name or inline SVG markup. */
export type SocialLink = {
  readonly icon: 'github' | 'x' | 'discord' | `<svg${string}`;
  readonly mode: 'link' | 'text' | 'image' | 'img' | 'dom';
  readonly content: string;
  readonly label: string;
};

/** The one place where the site is configured (spec 3, site data and themeConfig). */
export type SiteSettings = {
  readonly lang: Locale;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly logoText?: string;
  readonly multiVersion: {readonly default: string; readonly versions: readonly string[]};
  readonly markdown: {readonly defaultWrapCode: boolean};
  readonly themeConfig: {
    readonly nav: readonly NavItem[];
    readonly darkMode: boolean;
    readonly search: boolean;
    readonly socialLinks: readonly SocialLink[];
    readonly lastUpdated: boolean;
    readonly enableAppearanceAnimation: boolean;
    readonly enableScrollToTop: boolean;
    readonly hideNavbar: 'never' | 'always' | 'auto';
    readonly localeRedirect: 'auto' | 'never';
  };
  /** Address of the product's sources; without it the hero says "Learn More" instead. */
  readonly sourceUrl?: string;
  readonly tools: {readonly groups: readonly ToolGroup[]};
};

export const settings: SiteSettings = {
  lang: defaultLocale,
  title: {en: identity.name, 'zh-Hans': `${identity.name} 中文文档`},
  description: {
    en: 'Rslib builds JavaScript and TypeScript libraries: ESM, CommonJS, UMD and type declarations from one configuration, on Rsbuild and Rspack.',
    'zh-Hans':
      'Rslib 是 JavaScript 与 TypeScript 库的构建工具：基于 Rsbuild 与 Rspack，一份配置产出 ESM、CommonJS、UMD 与类型声明。',
  },
  logoText: identity.name,
  multiVersion: {default: '', versions: []},
  markdown: {defaultWrapCode: false},
  themeConfig: {
    nav: [
      {text: {en: 'Guide', 'zh-Hans': '指南'}, link: '/guide/start/', activeMatch: '/guide/'},
      {text: {en: 'Config', 'zh-Hans': '配置'}, link: '/config/'},
      {text: {en: 'Blog', 'zh-Hans': '博客'}, link: '/blog/'},
    ],
    darkMode: true,
    search: false,
    socialLinks: [
      {icon: 'github', mode: 'link', content: identity.sourceUrl, label: 'GitHub'},
      {icon: 'x', mode: 'link', content: identity.microblogUrl, label: 'X'},
      {icon: 'discord', mode: 'link', content: identity.chatUrl, label: 'Discord'},
    ],
    lastUpdated: true,
    enableAppearanceAnimation: true,
    enableScrollToTop: true,
    hideNavbar: 'never',
    localeRedirect: 'auto',
  },
  sourceUrl: identity.sourceUrl,
  tools: {groups: toolGroups},
};
