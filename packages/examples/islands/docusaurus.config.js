/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Kettle',
  url: 'https://kettle.example',
  baseUrl: '/',
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
  onBrokenLinks: 'throw',
  future: {v4: true, faster: {rspackBundler: true, swcJsLoader: true}},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  plugins: [['docusaurus-plugin-islands', {exclude: ['docs/excluded.mdx']}]],
  themeConfig: {navbar: {title: 'Kettle'}},
};
