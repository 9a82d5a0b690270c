import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {buildAddress} from '../../../tools/build/output';
import {answer} from '../../../tools/serve/answer';
import {contentType, formatPolicy} from '../../../tools/serve/headers';
import {listen, stopServer} from '../../../tools/serve/listen';
import {readSite} from '../../../tools/serve/readSite';

export type Host = {
  /** The address of the site's home. */
  readonly home: string;
  /** Problems that pages reported. */
  problems: string[];
  /** False: a policy blocks all scripts of pages. */
  scripts: boolean;
  readonly stop: () => Promise<void>;
};

/**
 * Runs first in every page and reports problems to the host, as not every driver has such events. It is sent as text,
 * so it uses nothing from this module.
 */
function watch(): void {
  const reports: Promise<unknown>[] = [];
  Object.assign(window, {reports});
  const report = (text: string): void => {
    const body = `${location.pathname}: ${text}`;
    reports.push(fetch('/problems', {method: 'POST', body, keepalive: true}));
  };
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      report(`console.${level} ${said.map(String).join(' ')}`);
      log(...said);
    };
  }
  addEventListener('error', ({message}) => message && report(`exception ${message}`));
  addEventListener('unhandledrejection', ({reason}) => report(`rejection ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    report(`violation of ${event.effectiveDirective} by ${event.blockedURI}`);
  });
}

/** Serves a build by the delivery table, with a script in each page that reports problems. */
export async function startHost(dir: string): Promise<Host> {
  const {base, siteUrl} = buildAddress(dir);
  const site = readSite({dir, base, siteUrl});

  const server = createServer((req, res) => {
    const url = req.url ?? '';
    if (url === '/watch.js') {
      res.writeHead(200, {'content-type': contentType('x.js')}).end(`(${watch.toString()})()`);
      return;
    }
    if (url === '/problems') {
      let text = '';
      req.on('data', (chunk) => (text += String(chunk)));
      req.on('end', () => {
        host.problems.push(text);
        res.end();
      });
      return;
    }
    const {method, headers: asked} = req;
    const {status, headers, file} = answer(site, {method, url, accept: asked.accept});
    const body = file === undefined ? '' : readFileSync(join(dir, file));
    const isPage = file?.endsWith('.html');
    const still = isPage && !host.scripts && {'content-security-policy': unscripted};
    res.writeHead(status, {...headers, ...still});
    res.end(
      isPage ? String(body).replace('<head>', '<head><script src="/watch.js"></script>') : body,
    );
  });
  const host: Host = {
    home: `http://localhost:${await listen(server)}${base}`,
    problems: [],
    scripts: true,
    stop: () => stopServer(server),
  };
  return host;
}

/** Policy that blocks scripts; no driver does so in every browser. */
const unscripted = formatPolicy({sandbox: ['allow-same-origin', 'allow-forms', 'allow-popups']});
