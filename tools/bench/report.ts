import type {Modules} from './modules';
import type {Figures, Line, Tap} from './visit';

export type Row = Figures & {readonly next?: number};
export type Site = 'ours' | 'floor' | 'stock';
export type Report = {
  readonly chromium: string;
  readonly runs: number;
  readonly pages: Readonly<Record<string, Readonly<Record<Site, Readonly<Record<Line, Row>>>>>>;
  /** From a tap right after the first paint to its effect, in ms; null: one was lost. */
  readonly taps: Readonly<Record<Line, Readonly<Partial<Record<Tap, number | null>>>>>;
  /** A visit of five pages. */
  readonly stroll: Readonly<Record<'ours' | 'stock', Readonly<Record<string, number>>>>;
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const ms = (value: number): string => value.toFixed(0);
const names: Readonly<Record<Site, string>> = {
  ours: 'this site',
  floor: 'without scripts',
  stock: 'stock',
};

/** Lines of cells below each other, the first to the left and the others to the right. */
function print(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    );
  }
}

/** The tables that `npm run bench` prints. */
export function printReport({pages, taps, stroll, runs, chromium}: Report): void {
  const all = Object.entries(pages).flatMap(([route, sites]) =>
    (Object.keys(names) as Site[]).map((site) => ({route, site, lines: sites[site]})),
  );
  console.log(`\nChromium ${chromium}, medians of ${runs}, phone, processor 4 × slower`);
  console.log('\nkB (brotli) and requests until load and until idle');
  const parts = ['load', 'idle'] as const;
  print([
    ['', '', ...parts.flatMap((part) => [part, 'HTML', 'CSS', 'JS', 'fonts', 'requests'])],
    ...all.map(({route, site, lines: {slow}}) => [
      route,
      names[site],
      ...parts.flatMap((part) => [
        ...(['bytes', 'html', 'css', 'js', 'font'] as const).map((kind) =>
          kilobytes(slow[`${part}.${kind}`]),
        ),
        String(slow[`${part}.requests`]),
      ]),
    ]),
  ]);
  for (const line of ['slow', 'fast'] as const) {
    console.log(`\nms, ${line === 'slow' ? 'Slow 4G' : 'fast line'}`);
    print([
      ['', '', 'FCP', 'LCP', 'LCP/floor', 'CLS', 'TBT', 'longest before FCP', 'next page'],
      ...all.map(({route, site, lines}) => {
        const row = lines[line];
        return [
          route,
          names[site],
          ms(row.fcp),
          ms(row.lcp),
          (row.lcp / pages[route]!.floor[line].lcp).toFixed(2),
          row.cls.toFixed(3),
          ms(row.tbt),
          ms(row.longest),
          row.next === undefined ? '' : ms(row.next),
        ];
      }),
    ]);
    const answered = Object.entries(taps[line]).map(
      ([what, time]) => `${what} ${time === null ? 'LOST' : `${time} ms`}`,
    );
    console.log(`First tap right after first paint: ${answered.join(', ')}`);
  }
  const visit = (site: 'ours' | 'stock'): string =>
    `${names[site]} ${kilobytes(stroll[site]['idle.bytes']!)} kB in ${stroll[site]['idle.requests']} requests`;
  console.log(`\nA visit of five pages: ${visit('ours')}, ${visit('stock')}`);
}

/** Modules of scripts, those below 1 % in one line. */
export function printModules(title: string, modules: Modules): void {
  const total = Object.values(modules).reduce((sum, bytes) => sum + bytes, 0);
  const entries = Object.entries(modules);
  const large = entries.filter(([, bytes]) => bytes >= total / 100);
  const rest = entries.slice(large.length);
  console.log(`\n${title}, by module: kB (minified), ${kilobytes(total)} in all`);
  print([
    ...large.map(([name, bytes]) => [name, '', kilobytes(bytes)]),
    [`${rest.length} others`, '', kilobytes(rest.reduce((sum, [, bytes]) => sum + bytes, 0))],
  ]);
}
