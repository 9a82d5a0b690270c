/** Draws the icons into static/img: `npm run images`. Needs Chromium. */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {root} from '../support/paths';
import {chromium} from '@playwright/test';
import {settings} from '../../src/site/settings';
import {ensureChromium} from '../test/ensureChromium';
import {run} from '../support/process';

const folder = path.join(root, 'static/img');

const icon = `<svg viewBox="0 0 24 24" width="72%" fill="none" stroke="#0b6a5d" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="M5 2.5v13a4 4 0 0 0 4 4h4.5M5 2.5a4 4 0 0 0 4 4h6.5M5 9a4 4 0 0 0 4 4h9"/><circle cx="16.25" cy="19.5" r="2.75" fill="#d3ee53"/></svg>`;

async function main(): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const size of [180, 192, 512]) {
    const page = await browser.newPage({viewport: {width: size, height: size}});
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:#fcfdfb}</style>${icon}`,
    );
    await page.screenshot({path: path.join(folder, `icon-${size}.png`)});
    await page.close();
  }
  await browser.close();
  console.log(`Drew the icons of ${settings.title.en} into static/img.`);
}

run(import.meta.url, main);
