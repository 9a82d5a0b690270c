import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {chromium} from '@playwright/test';
import {buildIfChanged} from '../build';
import {pageFile, readStamp} from '../build/output';
import {precompress} from '../build/precompress';
import {readSettings} from '../serve/settings';
import {buildDir, cacheDir, root} from '../support/paths';
import {execModule, fail, run} from '../support/process';
import {createProgress} from '../support/progress';
import {chromiumFlags} from '../test/chromium';
import {ensureChromium} from '../test/ensureChromium';
import {drawCharts} from './chart';
import {host} from './host';
import {medians} from './metrics';
import {buildMaps, modulesOf} from './modules';
import {printModules, printReport, type Report, type Row} from './report';
import {stockDir, writeStock} from './stock';
import {stroll, tap, taps, visit, type Line, type Tap, type Visit} from './visit';
import {withoutScripts} from './withoutScripts';

const routes = [
  ...['/', '/guide/start/', '/config/', '/config/lib/dts'],
  ...['/zh/config/lib/dts', '/config/rsbuild/output'],
];
const lineNames: readonly Line[] = ['slow', 'fast'];
const nextLink = 'a[rel="next"], a.pagination-nav__link--next';
/** The home page has no next one: it leads to the first. */
const linkOf = (route: string): string =>
  route === '/' ? 'main a[href="/guide/start/quick-start"]' : nextLink;
/** A page on which all four can be tapped. */
const tapped = '/guide/start/';
const strollPages = 5;
const recorded = join(root, 'tests', 'bench', 'load.json');

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

run(import.meta.url, async () => {
  const runs = Number(option('runs') ?? 5);
  const pages = option('pages')?.split(',') ?? routes;
  const updates = process.argv.includes('--update');
  if (updates && pages !== routes) fail('What is recorded has all pages: leave --pages out.');
  const {base} = readSettings(process.env);
  if (base !== '/') fail('The sites are compared at /: unset BASE_URL.');
  const sites = await prepare(pages);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags],
  });
  const progress = createProgress(
    'bench',
    runs * lineNames.length * (pages.length * 3 + Object.keys(taps).length),
  );

  // Interleaved: what else the machine does meets all alike.
  const visits = new Map<string, Visit[]>();
  const answers = new Map<string, number[]>();
  const into = <Value>(map: Map<string, Value[]>, key: string, value: Value): void =>
    void map.set(key, [...(map.get(key) ?? []), value]);
  for (let count = 0; count < runs; count++) {
    for (const line of lineNames) {
      for (const route of pages) {
        for (const [name, site] of Object.entries(sites)) {
          progress.step(`${route} ${name} ${line}`);
          const link = name === 'floor' ? undefined : linkOf(route);
          into(visits, `${route} ${name} ${line}`, await visit(browser, site, route, line, link));
        }
      }
      for (const what of Object.keys(taps) as Tap[]) {
        progress.step(`${what} ${line}`);
        into(answers, `${what} ${line}`, await tap(browser, sites.ours, tapped, line, what));
      }
    }
  }
  const row = (key: string): Row => {
    const all = visits.get(key)!;
    const next = all.flatMap((one) => (one.next === undefined ? [] : [{next: one.next}]));
    return {...medians(all.map(({figures}) => figures)), ...(next.length > 0 && medians(next))};
  };
  const byLine = <Value>(value: (line: Line) => Value): Record<Line, Value> => ({
    slow: value('slow'),
    fast: value('fast'),
  });
  const report: Report = {
    chromium: browser.version(),
    runs,
    pages: Object.fromEntries(
      pages.map((route) => [
        route,
        {
          ours: byLine((line) => row(`${route} ours ${line}`)),
          floor: byLine((line) => row(`${route} floor ${line}`)),
          stock: byLine((line) => row(`${route} stock ${line}`)),
        },
      ]),
    ),
    taps: byLine((line) =>
      Object.fromEntries(
        (Object.keys(taps) as Tap[]).map((what) => {
          // A tap that is lost once is a tap that is lost.
          const all = answers.get(`${what} ${line}`)!;
          return [
            what,
            all.includes(Infinity) ? null : Math.round(medians(all.map((ms) => ({ms}))).ms),
          ];
        }),
      ),
    ),
    stroll: {
      ours: await stroll(browser, sites.ours, '/guide/start/', nextLink, strollPages),
      stock: await stroll(browser, sites.stock, '/guide/start/', nextLink, strollPages),
    },
  };
  progress.end();
  printReport(report);
  const {load, idle} = visits.get(`${pages.at(-1)} ours slow`)![0]!.scripts;
  printModules('Until load', modulesOf(['head', ...load]));
  printModules('Until idle', modulesOf(idle));

  const file = updates ? recorded : join(cacheDir, 'bench', 'load.json');
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nWritten: ${file.slice(root.length + 1)}`);
  if (updates) drawCharts(report);
  await browser.close();
  for (const site of Object.values(sites)) site.close();
});

/** Builds what is not built: ours, its pages without scripts, stock. */
async function prepare(pages: readonly string[]) {
  const code = await buildIfChanged();
  if (code !== 0) process.exit(code);
  const {fingerprint} = readStamp(buildDir)!;
  await buildMaps(fingerprint);

  const bench = join(cacheDir, 'bench');
  const floorDir = join(bench, 'floor');
  for (const route of pages) {
    const file = join(floorDir, pageFile(route));
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, withoutScripts(readFileSync(join(buildDir, pageFile(route)), 'utf8')));
  }
  await precompress(floorDir, join(bench, 'compressed-floor'));

  const stockBuild = join(stockDir, 'build');
  const stamp = join(stockDir, '.fingerprint');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
    writeStock(readSettings(process.env).siteUrl);
    const failed = await execModule(
      '@docusaurus/core/bin/docusaurus.mjs',
      ['build'],
      {},
      {cwd: stockDir},
    );
    if (failed !== 0) process.exit(failed);
    writeFileSync(stamp, fingerprint);
  }
  await precompress(stockBuild, join(bench, 'compressed-stock'));
  return {
    ours: await host([buildDir]),
    floor: await host([floorDir, buildDir]),
    stock: await host([stockBuild]),
  };
}
