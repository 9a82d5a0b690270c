import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {root} from '../../../tools/support/paths';

const packages = join(root, 'node_modules/@fontsource');
/** Start of the invented URL paths that `ownFonts` answers with files of the font packages. */
const served = '/fonts-of-the-tests/';

const faces = [
  ...[400, 500, 600, 700].map((weight) => ['noto-sans-sc', weight] as const),
  ...[400, 600].map((weight) => ['jetbrains-mono', weight] as const),
]
  .map(([name, weight]) =>
    readFileSync(join(packages, name, `${weight}.css`), 'utf8').replaceAll(
      './files/',
      `${served}${name}/files/`,
    ),
  )
  .join('\n');

/** Renders a page with fonts of npm packages, equal on all machines. A Playwright route would disable the cache. */
export async function ownFonts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({requestId, request}) => {
    const {pathname} = new URL(request.url);
    const body = readFileSync(join(packages, pathname.slice(served.length))).toString('base64');
    const responseHeaders = [{name: 'content-type', value: 'font/woff2'}];
    session
      .send('Fetch.fulfillRequest', {requestId, responseCode: 200, responseHeaders, body})
      // Ignore the error if the page has been closed.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', {patterns: [{urlPattern: `*${served}*`}]});
  await page.addInitScript((css) => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(
      `${css} :root {--site-font-sans: 'Noto Sans SC'; --site-font-mono: 'JetBrains Mono', 'Noto Sans SC'}`,
    );
    document.adoptedStyleSheets.push(stylesheet);
  }, faces);
}
