import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {chromium, type Browser} from '@playwright/test';

/** Time that a page may take to report success, in ms. */
const timeoutMs = 30_000;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves a folder on a free local port. */
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname));
    const isInside = file.startsWith(folder + path.sep);
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
    } else if (isInside && existsSync(file) && statSync(file).isFile()) {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, {'Content-Type': type});
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/**
 * Opens a page of a built package in a new context and waits until it sets `data-result="ok"` on its root
 * element. Returns the problems: errors of the page, or a timeout.
 */
export async function openInBrowser(
  browser: Browser,
  folder: string,
  file: string,
): Promise<readonly string[]> {
  const server = await serve(folder);
  const page = await browser.newPage();
  try {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${file}`);
    await page
      .waitForSelector('html[data-result="ok"]', {state: 'attached', timeout: timeoutMs})
      .catch(() => problems.push('The page never set data-result="ok".'));
    return problems;
  } finally {
    await page.close();
    await new Promise((resolve) => server.close(resolve));
  }
}
