import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Browser} from '@playwright/test';
import sirv from 'sirv';

/** Maximum time until a page reports success, in ms. */
const timeoutMs = 30_000;

/** Serves a folder on a free port. */
export async function serve(
  folder: string,
): Promise<{readonly server: Server; readonly origin: string}> {
  const files = sirv(folder, {dev: true});
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

/**
 * Opens a page in a new browser context and waits until it sets `data-result="ok"` on its root element. Returns the
 * errors in its console, and an error if the attribute is not set in time.
 */
export async function openInBrowser(
  browser: Browser,
  folder: string,
  file: string,
): Promise<readonly string[]> {
  const {server, origin} = await serve(folder);
  const page = await browser.newPage();
  try {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`${origin}/${file}`);
    await page
      .waitForSelector('html[data-result="ok"]', {state: 'attached', timeout: timeoutMs})
      .catch(() => problems.push('The page never set data-result="ok".'));
    return problems;
  } finally {
    await page.close();
    await new Promise((resolve) => server.close(resolve));
  }
}
