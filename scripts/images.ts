/** Draws the icons and the social images into static/img: `npm run images`. Needs Chromium and a Chinese font. */
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {identity} from '../src/site/identity';
import {localeRows, locales, type LocalizedText} from '../src/site/locales';
import {settings} from '../src/site/settings';
import {ensureChromium} from './chromium';
import {run} from './support';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'static/img');
const css = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');

const slogan: LocalizedText = {
  en: 'Build a JavaScript library once, ship it in every format',
  'zh-Hans': '一份源码，交付库所需的每一种格式',
};

const drawing = `<svg viewBox="0 0 240 396" width="270" fill="none">
<path stroke="var(--site-accent)" stroke-width="14" stroke-linecap="round" d="M40 34V314a48 48 0 0 0 48 48h54M40 58a48 48 0 0 0 48 48h54M40 186a48 48 0 0 0 48 48h92"/>
<rect x="22" y="6" width="36" height="36" rx="10" fill="var(--site-canvas)" stroke="var(--site-accent)" stroke-width="9"/>
${[
  [164, 106],
  [202, 234],
  [164, 362],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="20" fill="var(--site-signal)" stroke="var(--site-accent)" stroke-width="5"/>`,
  )
  .join('')}</svg>`;

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
  for (const locale of locales) {
    const page = await browser.newPage({viewport: {width: 1200, height: 630}});
    await page.setContent(`<html lang="${localeRows[locale].htmlLang}"><style>${css}
body{margin:0;height:630px;display:flex;align-items:center;justify-content:space-between;box-sizing:border-box;padding:0 120px 0 96px;background:var(--site-canvas);font-family:var(--site-font-sans)}
h1{margin:0;color:var(--site-text-strong);font-size:132px;line-height:1;letter-spacing:-.045em}
p{max-width:620px;margin:36px 0 0;color:var(--site-text);font-size:44px;font-weight:600;line-height:1.3;text-wrap:balance}
</style><div><h1>${identity.name}</h1><p>${slogan[locale]}</p></div>${drawing}</html>`);
    await page.screenshot({
      path: path.join(folder, `social-${localeRows[locale].language}.png`),
    });
    await page.close();
  }
  await browser.close();
  console.log(`Drew the images of ${settings.title.en} into static/img.`);
}

run(import.meta.url, main);
