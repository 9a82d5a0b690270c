import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {buildIfChanged} from '../build';
import {pageFile, readStamp} from '../build/output';
import {compressedDir, precompress} from '../build/precompress';
import {readSettings} from '../serve/readSettings';
import {buildDir, cacheDir, root} from '../support/paths';
import {execModule, fail, run} from '../support/process';
import {createProgress} from '../support/progress';
import {launchChromium} from '../test/withSite';
import {median, medians} from './metrics';
import {printReport, type Report, type Row, type Site} from './printReport';
import {startStaticServer, type StaticServer} from './staticServer';
import {stockDir, writeStockSite} from './stockSite';
import {tap, taps, visit, type Connection, type Tap} from './visit';

const allRoutes = [
  ...['/', '/guide/start/', '/config/', '/config/lib/dts'],
  ...['/zh/config/lib/dts', '/config/rsbuild/output'],
];
const tappedRoute = '/guide/start/';
const connections: readonly Connection[] = ['slow', 'fast'];
const controls = Object.keys(taps) as Tap[];

/** Returns the selector of the link to follow: to the next page or, on the home page, to the first page. */
const nextLinkOf = (route: string): string =>
  route === '/'
    ? 'main a[href="/guide/start/quick-start"]'
    : 'a[rel="next"], a.pagination-nav__link--next';

run(import.meta.url, async () => {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '5'},
      pages: {type: 'string'},
      /** Folder of another build to compare this site with, instead of stock Docusaurus and pages without scripts. */
      beside: {type: 'string'},
      update: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  const routes = values.pages?.split(',') ?? allRoutes;
  if (values.update && values.pages) fail('--update records all pages: remove --pages.');
  if (readSettings(process.env).base !== '/') fail('The sites are compared at /: unset BASE_URL.');
  const servers = await startSites(routes, values.beside);
  const sites = Object.keys(servers) as Site[];
  const tapped = sites.filter((site) => site === 'ours' || site === 'beside');
  const browser = await launchChromium();
  const perConnection = routes.length * sites.length + controls.length * tapped.length;
  const progress = createProgress('bench', runs * connections.length * perConnection);

  const rows = new Map<string, Row[]>();
  const add = async (key: string, measure: () => Promise<Row>): Promise<void> => {
    progress.step(key);
    rows.set(key, [...(rows.get(key) ?? []), await measure()]);
  };
  // The sites are measured alternately, so that other load on the machine affects all of them.
  for (let count = 0; count < runs; count++) {
    for (const connection of connections) {
      for (const route of routes) {
        for (const site of sites) {
          const nextLink = site === 'floor' ? undefined : nextLinkOf(route);
          await add(`${route} ${site} ${connection}`, () =>
            visit(browser, servers[site]!, route, connection, nextLink),
          );
        }
      }
      for (const control of controls) {
        for (const site of tapped) {
          await add(`${control} ${site} ${connection}`, async () => ({
            ms: await tap(browser, servers[site]!, tappedRoute, connection, control),
          }));
        }
      }
    }
  }
  const table = <Name extends string, Value>(
    names: readonly Name[],
    value: (name: Name) => Value,
  ): Record<Name, Value> =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
  const report: Report = {
    chromium: browser.version(),
    runs,
    pages: table(routes, (route) =>
      table(sites, (site) =>
        table(connections, (connection) => medians(rows.get(`${route} ${site} ${connection}`)!)),
      ),
    ),
    taps: table(tapped, (site) =>
      table(connections, (connection) =>
        table(controls, (control) => {
          const all = rows.get(`${control} ${site} ${connection}`)!.map(({ms}) => ms!);
          return all.includes(Infinity) ? null : Math.round(median(all));
        }),
      ),
    ),
  };
  progress.end();
  printReport(report);
  const file = join(values.update ? join(root, 'tests') : cacheDir, 'bench', 'load.json');
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nWritten: ${file.slice(root.length + 1)}`);
  await browser.close();
  for (const server of Object.values(servers)) await server.close();
});

/**
 * Starts a server for each compared site: this site, and either the build in the folder `beside`, or the pages of this
 * site without scripts (`floor`) and stock Docusaurus. Builds sites that are missing or outdated first.
 */
async function startSites(
  routes: readonly string[],
  beside?: string,
): Promise<Partial<Record<Site, StaticServer>>> {
  const code = await buildIfChanged();
  if (code !== 0) process.exit(code);
  await precompress(buildDir, compressedDir);
  if (beside !== undefined) {
    return {ours: await startStaticServer([buildDir]), beside: await startStaticServer([beside])};
  }
  const {fingerprint} = readStamp(buildDir)!;
  const floorDir = join(cacheDir, 'bench', 'floor');
  for (const route of routes) {
    const file = join(floorDir, pageFile(route));
    mkdirSync(dirname(file), {recursive: true});
    const $ = load(readFileSync(join(buildDir, pageFile(route)), 'utf8'));
    $('script, link[as="script"], link[rel="modulepreload"], link[rel="prefetch"]').remove();
    writeFileSync(file, $.html());
  }
  await precompress(floorDir, join(cacheDir, 'bench', 'compressed-floor'));

  const stockBuild = join(stockDir, 'build');
  const stamp = join(stockDir, '.fingerprint');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
    writeStockSite(readSettings(process.env).siteUrl);
    const docusaurus = '@docusaurus/core/bin/docusaurus.mjs';
    const failed = await execModule(docusaurus, ['build'], {}, {cwd: stockDir});
    if (failed !== 0) process.exit(failed);
    writeFileSync(stamp, fingerprint);
  }
  await precompress(stockBuild, join(cacheDir, 'bench', 'compressed-stock'));
  return {
    ours: await startStaticServer([buildDir]),
    floor: await startStaticServer([floorDir, buildDir]),
    stock: await startStaticServer([stockBuild]),
  };
}
