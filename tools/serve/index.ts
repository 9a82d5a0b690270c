// Serves the built site.
//
//   npm run serve                                  on port 3000, or the next free one
//   PORT=4000 BASE_URL=/docs/ npm run serve
import {listenOrFail, stopServer} from './listen';
import {readStamp} from '../build/output';
import {createSiteServer} from './server';
import {readSettings} from './readSettings';
import {localeBaseUrl, locales} from '../../src/site/locales';
import {buildDir} from '../support/paths';
import {fail, run} from '../support/process';

export async function serve(): Promise<void> {
  const {siteUrl, base, port, portIsFixed} = readSettings(process.env);
  const stamp = readStamp(buildDir);
  if (stamp && stamp.base !== base) {
    fail(`The build has BASE_URL=${stamp.base}, the server ${base}. Build again: npm run build`);
  }
  const server = createSiteServer({dir: buildDir, base, siteUrl});
  const taken = await listenOrFail(server, port, portIsFixed);
  console.log('Serving the site (Ctrl+C stops it):');
  for (const locale of locales)
    console.log(`  http://localhost:${taken}${localeBaseUrl(base, locale)}`);

  const stop = (): void => void stopServer(server).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

run(import.meta.url, serve);
