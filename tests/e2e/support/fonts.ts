import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {root} from '../../../tools/support/paths';

const packages = join(root, 'node_modules/@fontsource');
/** Path at which the tests serve the packages. */
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

/** Renders pages with the same fonts on every machine. */
export async function ownFonts(page: Page): Promise<void> {
  await page.route(`**${served}**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return route.fulfill({path: join(packages, pathname.slice(served.length))});
  });
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${css} :root {--site-font-sans: 'Noto Sans SC'; --site-font-mono: 'JetBrains Mono', 'Noto Sans SC'}`,
    );
    document.adoptedStyleSheets.push(sheet);
  }, faces);
}
