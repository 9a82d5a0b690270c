// Prints JavaScript, heap and work of pages of two builds of a site, medians of runs that alternate:
// node --import tsx tests/packages/compareBuilds.ts <folder> <folder> <runs> <path>…
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {chromiumFlags} from '../../tools/test/chromium';
import {fileServer} from '../support/fileServer';

type Row = Readonly<Record<string, number>>;

async function serve(folder: string): Promise<string> {
  const server = createServer(fileServer(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Loads a page in a new profile. Returns sizes in bytes and times in milliseconds. */
async function measure(browser: Browser, address: string): Promise<Row> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.js(?:\?|$)/.test(response.url()))
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForTimeout(1500);
  page.removeAllListeners('response');
  const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  await context.close();
  return {
    'JavaScript, brotli': scripts,
    heap: of('JSHeapUsedSize'),
    'script time': of('ScriptDuration') * 1000,
    'task time': of('TaskDuration') * 1000,
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function compare(): Promise<void> {
  const [first, second, runs, ...paths] = process.argv.slice(2) as [string, string, string];
  const folders = [first, second];
  const origins = await Promise.all(folders.map(serve));
  const {CHROMIUM_PATH: executablePath} = process.env;
  const browser = await chromium.launch({
    ...(executablePath && {executablePath}),
    args: [...chromiumFlags],
  });
  for (const path of paths as readonly string[]) {
    const rows: Row[][] = folders.map(() => []);
    for (let run = 0; run < Number(runs); run++)
      for (const [index, origin] of origins.entries())
        rows[index]!.push(await measure(browser, origin + path));
    for (const [index, folder] of folders.entries()) {
      const names = Object.keys(rows[index]![0]!);
      const cells = names.map(
        (name) => `${name} ${Math.round(median(rows[index]!.map((row) => row[name]!)))}`,
      );
      console.log(`${path} in ${folder}: ${cells.join(', ')}`);
    }
  }
  await browser.close();
}

void compare();
