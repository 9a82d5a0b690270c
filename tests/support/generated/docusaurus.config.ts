// The fields of the site's configuration that components of Docusaurus read in unit tests.
export default {
  title: 'Rslib',
  url: 'http://localhost:3000',
  baseUrl: '/',
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  future: {experimental_router: 'browser', v4: {}, faster: {}},
  customFields: {settings: {themeConfig: {}}},
  themeConfig: {},
};
