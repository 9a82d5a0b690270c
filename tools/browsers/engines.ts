import {existsSync} from 'node:fs';
import {findChromium, chromiumFlags} from '../test/chromium';
import type {Engine} from './driver';
import {launchPuppeteer} from './puppeteer';
import {openWebKit} from './webkit';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const firefoxPaths = [
  ...['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const webKitDriver = '/usr/bin/WebKitWebDriver';

/** Returns the reason why an engine cannot run on this machine; undefined if it can. */
export function lacking(name: EngineName): string | undefined {
  if (name === 'chromium') {
    return findChromium(process.platform, process.env, existsSync) ? undefined : 'no Chromium';
  }
  if (name === 'firefox') return firefoxPaths.some(existsSync) ? undefined : 'no firefox-esr';
  return existsSync(webKitDriver) ? undefined : 'no webkit2gtk-driver';
}

export async function launch(name: EngineName): Promise<Engine> {
  if (name === 'webkit') {
    return {open: () => openWebKit(webKitDriver), close: () => Promise.resolve()};
  }
  const executablePath =
    name === 'firefox'
      ? firefoxPaths.find(existsSync)!
      : findChromium(process.platform, process.env, existsSync)!;
  return name === 'firefox'
    ? launchPuppeteer({browser: 'firefox', executablePath})
    : launchPuppeteer({browser: 'chrome', executablePath, args: [...chromiumFlags]});
}
