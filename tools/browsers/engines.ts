import {existsSync} from 'node:fs';
import {findChromium, chromiumFlags} from '../test/chromium';
import type {Engine} from './driver';
import {launchPuppeteer} from './puppeteer';
import {openWebKit} from './webkit';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const packages = {chromium: 'Chromium', firefox: 'firefox-esr', webkit: 'webkit2gtk-driver'};
const paths = {
  firefox: [
    ...['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  webkit: ['/usr/bin/WebKitWebDriver'],
};

const findProgram = (engine: EngineName): string | null | undefined =>
  engine === 'chromium'
    ? findChromium(process.platform, process.env, existsSync)
    : paths[engine].find(existsSync);

/** Returns the reason why an engine cannot run on this machine; undefined if it can. */
export function lacking(engine: EngineName): string | undefined {
  return findProgram(engine) ? undefined : `no ${packages[engine]}`;
}

export async function launch(engine: EngineName): Promise<Engine> {
  const executablePath = findProgram(engine)!;
  if (engine === 'webkit') {
    return {open: () => openWebKit(executablePath), close: () => Promise.resolve()};
  }
  return engine === 'firefox'
    ? launchPuppeteer({browser: 'firefox', executablePath})
    : launchPuppeteer({browser: 'chrome', executablePath, args: [...chromiumFlags]});
}
