/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Kettle',
  url: 'https://kettle.example',
  baseUrl: '/',
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  markdown: {mermaid: true},
  future: {
    v4: true,
    faster: {rspackBundler: true, rspackPersistentCache: true, swcJsLoader: true},
  },
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', lastVersion: 'current'},
        blog: {feedOptions: {type: 'rss'}, onInlineAuthors: 'ignore'},
      },
    ],
  ],
  plugins: [
    [
      'docusaurus-plugin-islands',
      {
        exclude: ['docs/excluded.mdx'],
        components: {'@theme/Mermaid': 'visible'},
      },
    ],
  ],
  themes: ['./kettle-theme/index.js'],
  themeConfig: {navbar: {title: 'Kettle', items: [{type: 'localeDropdown'}]}},
};
