/** Last releases of minor versions that had a page for each release, and have one page now. */
const sharedPages = [
  '0.1.5',
  '0.2.2',
  '0.3.2',
  '0.4.1',
  '0.5.5',
  '0.6.9',
  '0.7.1',
  '0.8.0',
  '0.9.2',
];

/** A redirect from a path without a page to a page or section. Both paths are without base path and language. */
export type Redirect = {readonly from: string; readonly to: string};

/**
 * Paths of Rslib's official documentation that this site does not have. `src/lib/address/movedAddress.ts` also accepts
 * them with a language, `.html` or a trailing slash.
 */
export const redirects: readonly Redirect[] = [
  {from: '/guide/start/ai', to: '/guide/start/coding-agents'},
  {from: '/guide/basic/env-vars', to: '/guide/advanced/env-vars'},
  {from: '/guide/advanced/node-polyfill', to: '/guide/advanced/output-compatibility#node-modules'},
  {from: '/guide/advanced/rsdoctor', to: '/guide/start/#rsdoctor'},
  {from: '/guide/advanced/rstest', to: '/guide/advanced/testing'},
  {from: '/guide/advanced/release-management', to: '/guide/basic/publish'},
  {from: '/guide/upgrade/v0-to-v1', to: '/guide/basic/upgrade-rslib#v1'},
  {from: '/guide/faq/general', to: '/guide/start/#layers'},
  {from: '/guide/faq/exceptions', to: '/guide/faq/features#troubleshooting'},
  {from: '/config/default-behavior', to: '/config/lib/#defaults'},
  {from: '/config/lib/wasm', to: '/config/lib/#wasm'},
  {from: '/config/lib/experiments', to: '/config/lib/#experiments'},
  {from: '/config/lib/new-url', to: '/guide/advanced/static-assets#new-url'},
  {from: '/config/rsbuild/log-level', to: '/config/rsbuild/#log-level'},
  {from: '/config/rsbuild/performance', to: '/config/rsbuild/#performance'},
  {from: '/api/start/', to: '/guide/advanced/javascript-api'},
  {from: '/api/javascript-api/core', to: '/guide/advanced/javascript-api'},
  {from: '/api/javascript-api/instance', to: '/guide/advanced/javascript-api#create-rslib'},
  {from: '/api/javascript-api/types', to: '/guide/advanced/javascript-api#types'},
  {from: '/blog/v1-0', to: '/blog/rslib-1-0'},
  {from: '/blog/initial-blog', to: '/blog/introducing-rslib'},
  ...sharedPages.flatMap((last) => {
    const [, page = '', count] = /^(.*)\.(\d+)$/.exec(last) ?? [];
    return Array.from({length: Number(count) + 1}, (_, patch) => ({
      from: `/releases/${page}.${patch}`,
      to: `/releases/${page}`,
    }));
  }),
];
