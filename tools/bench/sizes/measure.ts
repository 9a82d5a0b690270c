import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {pageFile} from '../../build/output';

type Weight = {readonly raw: number; readonly gzip: number; readonly brotli: number};
/** What a page loads: until it has loaded, and `later` what it lists for when it is idle. */
export type PageSizes = Readonly<Record<'html' | 'css' | 'js' | 'later', Weight>>;
export type Budgets = Readonly<Record<string, PageSizes>>;

const measuredRoutes = ['/', '/guide/start/', '/config/lib/dts'].flatMap((route) => [
  route,
  `/zh${route}`,
]);

/** What may be added before somebody has to decide it. */
const tolerance = 0.02;

function weigh(contents: readonly Buffer[]): Weight {
  const sum = (size: (data: Buffer) => number): number =>
    contents.reduce((total, data) => total + size(data), 0);
  return {
    raw: sum((data) => data.length),
    gzip: sum((data) => gzipSync(data, {level: 9}).length),
    brotli: sum((data) => brotliCompressSync(data).length),
  };
}

/** The own files that a page names, as paths below the base: for its first load, and in a list for later. */
export function firstLoad(
  html: string,
  base: string,
): Readonly<Record<'css' | 'js' | 'later', readonly string[]>> {
  const tags =
    html.replace(/<noscript>[^]*?<\/noscript>/g, '').match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const value = (tag: string, name: string): string =>
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
      .exec(tag)
      ?.slice(1)
      .find(Boolean) ?? '';
  const own = (address: string): readonly string[] =>
    address.startsWith(base) && !address.startsWith('//')
      ? [address.slice(base.length).replace(/[?#].*$/, '')]
      : [];
  const links = (kind: RegExp): readonly string[] =>
    tags.filter((tag) => kind.test(value(tag, 'rel'))).map((tag) => value(tag, 'href'));
  const scripts = tags.filter((tag) => /^<script/i.test(tag)).map((tag) => value(tag, 'src'));
  const preloads = tags
    .filter((tag) => /^preload$/i.test(value(tag, 'rel')) && /^script$/i.test(value(tag, 'as')))
    .map((tag) => value(tag, 'href'));
  const js = [...scripts, ...preloads, ...links(/^modulepreload$/i)];
  return {
    css: [...new Set(links(/^stylesheet$/i).flatMap(own))],
    js: [...new Set(js.flatMap(own))],
    later: [...new Set(listed(html).flatMap(own))],
  };
}

/** Files that a page keeps in a JSON list for a loader, rather than in tags. */
function listed(html: string): readonly string[] {
  const lists = html.matchAll(
    /<script[^>]*type=["']?application\/json["']?[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...lists].flatMap(([, text = '']) =>
    [...text.matchAll(/"([^"]+\.(?:js|css))"/g)].map(([, address = '']) => address),
  );
}

export function measurePage(dir: string, route: string, base: string): PageSizes {
  const html = readFileSync(join(dir, pageFile(route)));
  const {css, js, later} = firstLoad(html.toString('utf8'), base);
  const read = (files: readonly string[]): Weight =>
    weigh(files.map((file) => readFileSync(join(dir, file))));
  return {html: weigh([html]), css: read(css), js: read(js), later: read(later)};
}

export function measure(dir: string, base: string): Budgets {
  return Object.fromEntries(measuredRoutes.map((route) => [route, measurePage(dir, route, base)]));
}

/** One sentence for each figure that outgrew its budget, and for each page that has none. */
export function overBudget(measured: Budgets, budgets: Budgets): readonly string[] {
  return Object.entries(measured).flatMap(([route, page]) => {
    const budget = budgets[route];
    if (!budget) return [`${route}: no budget recorded`];
    return Object.entries(page).flatMap(([kind, weight]) =>
      Object.entries(weight).flatMap(([coding, bytes]) => {
        const allowed = budget[kind as keyof PageSizes][coding as keyof Weight];
        if (bytes <= allowed * (1 + tolerance)) return [];
        const percent = ((bytes / allowed - 1) * 100).toFixed(1);
        return [`${route} ${kind} ${coding}: ${bytes} bytes, ${percent} % over ${allowed}`];
      }),
    );
  });
}
