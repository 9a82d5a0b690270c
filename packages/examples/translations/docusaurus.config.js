/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Kettle',
  url: 'https://kettle.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  future: {faster: {rspackBundler: true, swcJsLoader: true}},
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [
    [
      'classic',
      {
        docs: {versions: {current: {label: 'Next'}}},
        blog: {onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'},
      },
    ],
  ],
  plugins: ['docusaurus-translations/plugin'],
  themeConfig: {
    navbar: {
      title: 'Kettle',
      items: [
        {to: '/docs/intro', label: 'Guide', position: 'left'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {to: '/about', label: 'About', position: 'left'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};
