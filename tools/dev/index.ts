// Serves the site of both languages while it is edited.
//
//   npm run dev                        opens in English
//   npm run dev -- --locale zh-Hans    opens in Chinese
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {localeOfPath} from '../../src/lib/address/resolveAddress';
import {defaultLocale, localeBaseUrl, locales, type Locale} from '../../src/site/locales';
import {freePort, listenOrFail} from '../serve/listen';
import {readSettings} from '../serve/readSettings';
import {execModule, fail, run} from '../support/process';
import {serveConfig} from './devConfig';
import {createProxy, innerHost} from './proxy';

const stop = new AbortController();

/** Starts the development server of Docusaurus for one language. Returns its port once it accepts requests. */
async function startServer(locale: Locale, config: string): Promise<number> {
  const port = await freePort();
  const args = ['--no-open', '--host', innerHost, '--port', String(port), '--locale', locale];
  void execModule(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['start', ...args, '--config', config],
    // Each server has its own folder: two servers in one folder would mix their generated files.
    {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`},
    // Hides standard output, which names the inner address. Errors and warnings are in standard error.
    {signal: stop.signal, stdio: ['inherit', 'ignore', 'inherit']},
  ).then(end);
  const isUp = () => fetch(`http://${innerHost}:${port}/`).then(Boolean, () => false);
  while (!(await isUp())) await wait(100);
  return port;
}

function end(code: number): never {
  stop.abort();
  process.exit(code);
}

run(import.meta.url, async () => {
  const {base, port, portIsFixed} = readSettings(process.env);
  const {locale: wanted = defaultLocale} = parseArgs({options: {locale: {type: 'string'}}}).values;
  const first = locales.find((locale) => locale === wanted);
  if (!first) fail(`Unknown locale "${wanted}". Use ${locales.join(' or ')}.`);

  console.log('Compiling …');
  const config = serveConfig(stop.signal);
  const ports = new Map<Locale, Promise<number>>();
  const portOf = (locale: Locale): Promise<number> => {
    const starting = ports.get(locale) ?? startServer(locale, config);
    ports.set(locale, starting);
    return starting;
  };
  const proxy = createProxy((path) => portOf(localeOfPath(path.split('?')[0]!, base)));
  const taken = await listenOrFail(proxy, port, portIsFixed);
  process.once('SIGINT', () => end(0));
  process.once('SIGTERM', () => end(0));

  const addressOf = (locale: Locale): string =>
    `http://localhost:${taken}${localeBaseUrl(base, locale)}`;
  // Compiles the first language only. Another one starts when it is requested: each takes time from every change.
  await fetch(addressOf(first));
  console.log('Serving the site (Ctrl+C stops it):');
  for (const locale of locales) {
    console.log(`  ${addressOf(locale)}${locale === first ? '' : ' (compiled when you open it)'}`);
  }
});
