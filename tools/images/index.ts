// Draws the icons in static/img in the colours of tokens.css, takes screenshots of the built site for README.md, and
// records the screenshots and announcements with which `looks.spec.ts` and `transcript.spec.ts` compare pages. Needs
// Chromium.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {buildIfChanged} from '../build';
import {root} from '../support/paths';
import {exec, run} from '../support/process';
import {cardColours, logoShapes} from '../../src/compiler/cards/cardSvg';
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

run(import.meta.url, async () => {
  writeFileSync(join(root, 'static/img/favicon.svg'), favicon);
  const code = await buildIfChanged();
  if (code !== 0) process.exit(code);
  await withSite(async (site) => {
    await drawIcons(site.browser);
    await takeScreenshots(site);
  });
  const record = ['tools/run.mjs', 'test', 'e2e', 'looks', 'transcript', '--update-snapshots'];
  const env = {...process.env, TEST_SCOPE: 'all'};
  process.exit(await exec(process.execPath, record, {env}));
});
