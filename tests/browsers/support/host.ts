import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {buildAddress} from '../../../tools/build/output';
import {answer} from '../../../tools/serve/answer';
import {contentType, formatPolicy} from '../../../tools/serve/headers';
import {listen, stopServer} from '../../../tools/serve/listen';
import {readSite} from '../../../tools/serve/readSite';

export type Host = {
  /** The URL of the home page, including the base path. */
  readonly home: string;
  /** Messages about problems that pages sent to the host. */
  problems: string[];
  /** If false, pages are sent with a policy that blocks all scripts. */
  scripts: boolean;
  readonly stop: () => Promise<void>;
};

/**
 * Reports console messages, exceptions and policy violations to the host, as not every driver has events for them. The
 * host adds the source of this function to each page, so the function must not use anything else of this module.
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

/** Serves a build with the redirects and headers of production, and adds the script `watch` to each page. */
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
    const policy = isPage && !host.scripts && {'content-security-policy': unscripted};
    res.writeHead(status, {...headers, ...policy});
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

/** Content security policy that blocks scripts, used because not every browser driver can turn them off. */
const unscripted = formatPolicy({sandbox: ['allow-same-origin', 'allow-forms', 'allow-popups']});
