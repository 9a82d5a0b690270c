// Compares what pages load with `tests/bench/budgets.json`.
//
//   npm run bench:sizes
//   npm run bench:sizes -- --update    records the sizes
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {pageFile} from '../../build/output';
import {readSettings} from '../../serve/readSettings';
import {buildDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';

const groups = ['html', 'css', 'js', 'later'] as const;
const codings = {
  raw: (data: Buffer) => data.length,
  gzip: (data: Buffer) => gzipSync(data, {level: 9}).length,
  brotli: (data: Buffer) => brotliCompressSync(data).length,
};
/** Bytes of a page by group and coding. Files of the group `later` are loaded when the browser is idle. */
export type PageSizes = Readonly<
  Record<(typeof groups)[number], Readonly<Record<keyof typeof codings, number>>>
>;
type Budgets = Readonly<Record<string, PageSizes>>;

const budgetFile = join(root, 'tests', 'bench', 'budgets.json');
const routes = ['/', '/guide/start/', '/config/lib/dts'].flatMap((route) => [route, `/zh${route}`]);
const tolerance = 0.02;

/** Returns the site's own stylesheets and scripts that a page refers to, as paths below the base path. */
export function filesOf(html: string, base: string) {
  const $ = load(html);
  $('noscript').remove();
  const own = (addresses: readonly string[]): readonly string[] => {
    const local = addresses.filter((to) => to.startsWith(base) && !to.startsWith('//'));
    return [...new Set(local.map((to) => to.slice(base.length).replace(/[?#].*$/, '')))];
  };
  const named = (selector: string): readonly string[] =>
    own(
      $(selector)
        .get()
        .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? ''),
    );
  const lists = $('script[type="application/json"]').text();
  return {
    css: named('link[rel="stylesheet"]'),
    js: named('script[src], link[rel="preload"][as="script"], link[rel="modulepreload"]'),
    later: own([...lists.matchAll(/"([^"]+\.(?:js|css))"/g)].map(([, to = '']) => to)),
  };
}

/** Returns the sizes of a page of a build. Each file is compressed separately, as a server does. */
export function measurePage(dir: string, route: string, base: string): PageSizes {
  const document = pageFile(route);
  const files = {html: [document], ...filesOf(readFileSync(join(dir, document), 'utf8'), base)};
  const weigh = (names: readonly string[]) => {
    const contents = names.map((name) => readFileSync(join(dir, name)));
    const sum = (size: (data: Buffer) => number): number =>
      contents.reduce((total, data) => total + size(data), 0);
    return {raw: sum(codings.raw), gzip: sum(codings.gzip), brotli: sum(codings.brotli)};
  };
  return Object.fromEntries(groups.map((group) => [group, weigh(files[group])])) as PageSizes;
}

/** Returns a sentence for each size above its budget and for each page without a budget. */
export function overBudget(measured: Budgets, budgets: Budgets): readonly string[] {
  return Object.entries(measured).flatMap(([route, page]) => {
    const budget = budgets[route];
    if (!budget) return [`${route}: no budget recorded`];
    return groups.flatMap((group) =>
      (Object.keys(codings) as (keyof typeof codings)[]).flatMap((coding) => {
        const [bytes, allowed] = [page[group][coding], budget[group][coding]];
        if (bytes <= allowed * (1 + tolerance)) return [];
        const percent = ((bytes / allowed - 1) * 100).toFixed(1);
        return [`${route} ${group} ${coding}: ${bytes} bytes, ${percent} % over ${allowed}`];
      }),
    );
  });
}

run(import.meta.url, () => {
  const {base} = readSettings(process.env);
  const measured = Object.fromEntries(
    routes.map((route) => [route, measurePage(buildDir, route, base)]),
  );
  for (const [route, page] of Object.entries(measured)) {
    const shown = groups.map((group) => `${group} ${Object.values(page[group]).join('/')}`);
    console.log(`${route.padEnd(20)} ${shown.join('  ')}`);
  }
  console.log(
    '(bytes raw/gzip/brotli; html, css and js until load, later what is loaded when idle)',
  );

  if (process.argv.includes('--update')) {
    writeFileSync(budgetFile, `${JSON.stringify(measured, null, 2)}\n`);
    return;
  }
  const over = overBudget(measured, JSON.parse(readFileSync(budgetFile, 'utf8')) as Budgets);
  if (over.length > 0) {
    const remedy = 'Make it smaller, or record the new sizes: npm run bench:sizes -- --update';
    fail([...over, remedy].join('\n'));
  }
});
