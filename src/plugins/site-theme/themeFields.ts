import type {ThemeConfig} from '@docusaurus/theme-common';
import type {SiteSettings} from '../../site/settings';

/** For each field, `true` if this theme reads it, or else what replaces it. */
type Fields<Config> = {
  readonly [Name in keyof Config]-?: true | string | Fields<NonNullable<Config[Name]>>;
};

const sidebar = 'change `src/components/Sidebar`';
const footer =
  'use `nav`, `sourceUrl` and `releases` of `settings`, or change `src/components/SiteFooter`';
const theme =
  'the head script follows the system until a visitor chooses, see `src/client/stores/themeStore.ts`';
const outline = 'use the depths of the outline in `src/site/limits.ts`';
const codeColors = 'use the tokens `--site-code-…` in `src/css/tokens.css`';
const ownSettings = 'it belongs to `settings.themeConfig`';

const stockFields: Fields<ThemeConfig> = {
  announcementBar:
    'write a component in `src/theme/AnnouncementBar`, which the layout renders first',
  blog: {sidebar: {groupByYear: 'articles are grouped by year, see `src/lib/page/yearGroups.ts`'}},
  colorMode: {
    defaultMode: theme,
    respectPrefersColorScheme: theme,
    disableSwitch: 'use `settings.themeConfig.darkMode`',
  },
  docs: {
    versionPersistence: 'the site has one version',
    sidebar: {hideable: sidebar, autoCollapseCategories: sidebar},
  },
  footer,
  image: true,
  metadata: true,
  navbar: {
    hideOnScroll: 'use `settings.themeConfig.hideNavbar`',
    items: 'use `settings.themeConfig.nav`',
    logo: 'use `settings.logo`',
    style: 'use the tokens in `src/css/tokens.css`',
    title: 'use `settings.logoText`',
  },
  prism: {
    theme: codeColors,
    darkTheme: codeColors,
    defaultLanguage: 'name the language of each code block',
    additionalLanguages: 'add the language to `src/compiler/code/highlightCode.ts`',
    magicComments:
      'use comments such as `// [!code highlight]`, see `src/compiler/code/lineAnnotations.ts`',
  },
  tableOfContents: {minHeadingLevel: outline, maxHeadingLevel: outline},
};

const fields = {
  ...stockFields,
  algolia: 'set `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` and `ALGOLIA_INDEX_NAME`',
  ...({
    nav: ownSettings,
    darkMode: ownSettings,
    search: ownSettings,
    socialLinks: ownSettings,
    editLink: ownSettings,
    reportLink: ownSettings,
    lastUpdated: ownSettings,
    enableAppearanceAnimation: ownSettings,
    enableContentAnimation: ownSettings,
    enableScrollToTop: ownSettings,
    hideNavbar: ownSettings,
    localeRedirect: ownSettings,
    texts: ownSettings,
  } satisfies Fields<SiteSettings['themeConfig']>),
};

/** Throws an error that names each given field that this theme does not read, with what replaces it. */
export function checkThemeConfig(themeConfig: object): void {
  const problems = unread(themeConfig, fields, 'themeConfig');
  if (problems.length === 0) return;
  throw new Error(
    `Remove from docusaurus.config.ts what this theme does not read:\n${problems.join('\n')}`,
  );
}

function unread(given: object, known: object, path: string): readonly string[] {
  return Object.entries(known).flatMap(([name, place]: [string, true | string | object]) => {
    const value = (given as Readonly<Record<string, unknown>>)[name];
    if (value === undefined || place === true) return [];
    if (typeof place === 'string') return [`- ${path}.${name}: ${place}.`];
    return unread(Object(value) as object, place, `${path}.${name}`);
  });
}
