import {chromium, type Browser} from '@playwright/test';
import {listen} from '../serve/listen';
import {createSiteServer} from '../serve/server';
import {readSettings} from '../serve/readSettings';
import {buildDir} from '../support/paths';
import {fail} from '../support/process';
import {chromiumFlags} from './chromium';
import {ensureChromium} from './ensureChromium';

export type OpenSite = {
  readonly browser: Browser;
  /** Address of the home page. */
  readonly url: string;
};

/** Serves `build/` and starts Chromium while `use` runs. */
export async function withSite(use: (site: OpenSite) => Promise<void>): Promise<void> {
  const {siteUrl, base} = readSettings(process.env);
  const server = createSiteServer({dir: buildDir, base, siteUrl});
  const port = await listen(server, 4700, false);
  if (port === null) fail('No free port from 4700 to 4800 for the built site.');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    await use({browser, url: `http://localhost:${port}${base}`});
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
