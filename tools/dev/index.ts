import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {defaultLocale, localeBaseUrl, locales, type Locale} from '../../src/site/locales';
import {freePort, listenOrFail} from '../serve/listen';
import {readSettings} from '../serve/settings';
import {execModule, fail, run} from '../support/process';
import {createFront, innerHost} from './front';

const stop = new AbortController();

/** Starts Docusaurus' server, which knows one language only; its port, as soon as it takes requests. */
async function start(locale: Locale): Promise<number> {
  const port = await freePort();
  const args = ['--no-open', '--host', innerHost, '--port', String(port), '--locale', locale];
  void execModule(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['start', ...args],
    // Two that generate into one folder would mix their languages up.
    {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`},
    // What it says there is an address behind the front; errors and warnings go the other way.
    {signal: stop.signal, stdio: ['inherit', 'ignore', 'inherit']},
  ).then(end);
  while (!(await takesRequests(port))) await wait(100);
  return port;
}

async function takesRequests(port: number): Promise<boolean> {
  const socket = connect(port, innerHost);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** One server that ends takes the others along. */
function end(code: number): never {
  stop.abort();
  process.exit(code);
}

run(import.meta.url, async () => {
  const {base, port, portIsFixed} = readSettings(process.env);
  const {locale: asked = defaultLocale} = parseArgs({options: {locale: {type: 'string'}}}).values;
  const first = locales.find((locale) => locale === asked);
  if (!first) fail(`There is no language "${asked}". There is: ${locales.join(', ')}`);

  const started = new Map<Locale, Promise<number>>();
  const portOf = (locale: Locale): Promise<number> => {
    const running = started.get(locale) ?? start(locale);
    started.set(locale, running);
    return running;
  };
  const front = createFront((path) => portOf(localeOfPath(path.split('?')[0]!, base)));
  const taken = await listenOrFail(front, port, portIsFixed);
  process.once('SIGINT', () => end(0));
  process.once('SIGTERM', () => end(0));

  const addressOf = (locale: Locale): string =>
    `http://localhost:${taken}${localeBaseUrl(base, locale)}`;
  console.log('Compiling …');
  // They share the machine: the others wait until the first has its pages, or until they are asked for.
  await fetch(addressOf(first));
  console.log('The site is up (Ctrl+C stops it):');
  for (const locale of locales) {
    console.log(`  ${addressOf(locale)}`);
    void portOf(locale);
  }
});
