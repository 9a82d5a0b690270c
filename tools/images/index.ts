// Draws the icons in static/img in the colours of tokens.css and the dependency graph of an example, takes screenshots of
// the built site for README.md and of the explorer for pages, and records the screenshots and announcements with which
// `looks.spec.ts` and `transcript.spec.ts` compare pages. Needs Chromium.
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Browser} from '@playwright/test';
import {buildIfChanged} from '../build';
import {root} from '../support/paths';
import {exec, run} from '../support/process';
import {cardColours, logoShapes} from '../../src/compiler/cards/cardSvg';
import {localeRows, locales} from '../../src/site/locales';
import {drawDependencyGraph} from './dependencyGraph';
import {favicon} from './favicon';
import {withSite, type OpenSite} from '../test/withSite';

const {accent, canvas} = cardColours;
const logo = `<svg viewBox="0 0 24 24" width="72%" fill="none" stroke="${accent}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${logoShapes}</svg>`;

async function drawIcons(browser: Browser): Promise<void> {
  for (const size of [180, 192, 512]) {
    const page = await browser.newPage({viewport: {width: size, height: size}});
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${canvas}}</style>${logo}`,
    );
    await page.screenshot({path: join(root, 'static/img', `icon-${size}.png`)});
    await page.close();
  }
}

/** Writes `.github/site-light.jpg` and `.github/site-dark.jpg`, at half size. */
async function takeScreenshots({browser, url}: OpenSite): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: {width: 1440, height: 900},
      deviceScaleFactor: 0.5,
      reducedMotion: 'reduce',
      colorScheme,
    });
    await page.goto(`${url}config/lib/dts`, {waitUntil: 'networkidle'});
    const path = join(root, '.github', `site-${colorScheme}.jpg`);
    await page.screenshot({path, quality: 80});
    await page.close();
  }
}

/** Writes `img/explorer.webp` for each language, with two settings that differ from the default. */
async function takeExplorer({browser, url}: OpenSite): Promise<void> {
  for (const locale of locales) {
    const {prefix, htmlLang} = localeRows[locale];
    const page = await browser.newPage({
      viewport: {width: 1280, height: 1100},
      reducedMotion: 'reduce',
      // The site leads visitors of another language to theirs.
      locale: htmlLang,
    });
    const address = `${url}${prefix}guide/basic/explorer?bundle=off&dts=files`;
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.getByText('npx rslib --no-bundle --dts').first().waitFor();
    const {x, y, width} = (await page.locator('.explorer').boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const {data} = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: {x: x - 16, y: y - 12, width: width + 32, height: 840, scale: 1.5},
    });
    const file = join(root, 'i18n', locale, 'static/img/explorer.webp');
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, Buffer.from(data, 'base64'));
    await page.close();
  }
}

run(import.meta.url, async () => {
  const graph = join(root, 'static/img/dependency-graph.svg');
  writeFileSync(graph, drawDependencyGraph('deps-fields'));
  writeFileSync(join(root, 'static/img/favicon.svg'), favicon);
  const code = await buildIfChanged();
  if (code !== 0) process.exit(code);
  await withSite(async (site) => {
    await drawIcons(site.browser);
    await takeScreenshots(site);
    await takeExplorer(site);
  });
  const record = ['tools/run.mjs', 'test', 'e2e', 'looks', 'transcript', '--update-snapshots'];
  const env = {...process.env, TEST_SCOPE: 'all'};
  process.exit(await exec(process.execPath, record, {env}));
});
