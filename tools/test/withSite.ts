import {chromium, type Browser} from '@playwright/test';
import {listen, stopServer} from '../serve/listen';
import {createSiteServer} from '../serve/server';
import {readSettings} from '../serve/readSettings';
import {buildDir} from '../support/paths';
import {chromiumFlags} from './chromium';
import {ensureChromium} from './ensureChromium';

export type OpenSite = {
  readonly browser: Browser;
  /** Address of the home page. */
  readonly url: string;
};

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({executablePath: await ensureChromium(), args: [...chromiumFlags]});
}

/** Serves `build/` and runs Chromium until `use` has finished. */
export async function withSite(use: (site: OpenSite) => Promise<void>): Promise<void> {
  const {siteUrl, base} = readSettings(process.env);
  const server = createSiteServer({dir: buildDir, base, siteUrl});
  const port = await listen(server);
  const browser = await launchChromium();
  try {
    await use({browser, url: `http://localhost:${port}${base}`});
  } finally {
    await browser.close();
    await stopServer(server);
  }
}
