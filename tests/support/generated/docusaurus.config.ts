// The little of the site's configuration that upstream components read in a test.
export default {
  title: 'Rslib',
  url: 'http://localhost:3000',
  baseUrl: '/',
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  future: {experimental_router: 'browser', v4: {}, faster: {}},
  customFields: {},
  themeConfig: {},
};
