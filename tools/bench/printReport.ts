import {cpuSlowdown, type Connection, type Tap} from './visit';

const siteNames = {
  ours: 'this site',
  beside: 'other build',
  floor: 'without scripts',
  stock: 'stock',
} as const;
export type Site = keyof typeof siteNames;
export type Row = Readonly<Record<string, number>>;
export type Report = {
  readonly chromium: string;
  readonly runs: number;
  readonly pages: Readonly<Record<string, Partial<Record<Site, Record<Connection, Row>>>>>;
  /** Median time from a tap right after the first paint to its effect, in ms; null if any tap had no effect. */
  readonly taps: Partial<Record<Site, Record<Connection, Record<Tap, number | null>>>>;
};

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) {
    const cells = row.map((cell, at) => cell[at < 2 ? 'padEnd' : 'padStart'](widths[at]!));
    console.log(cells.join('  '));
  }
}

export function printReport({pages, taps, runs, chromium}: Report): void {
  const rowsOf = (connection: Connection, cells: (row: Row, reference: Row) => readonly string[]) =>
    Object.entries(pages).flatMap(([route, sites]) =>
      (Object.keys(sites) as Site[]).map((site) => [
        ...[route, siteNames[site]],
        ...cells(sites[site]![connection], (sites.beside ?? sites.floor)![connection]),
      ]),
    );
  console.log(`\nChromium ${chromium}, medians of ${runs}, phone, CPU ${cpuSlowdown} × slower`);
  console.log('\nkB (brotli) and requests until load and until idle');
  const phases = ['load', 'idle'] as const;
  printTable([
    ['', '', ...phases.flatMap((phase) => [phase, 'HTML', 'CSS', 'JS', 'fonts', 'requests'])],
    ...rowsOf('slow', (row) =>
      phases.flatMap((phase) => [
        ...['bytes', 'html', 'css', 'js', 'font'].map((kind) =>
          (row[`${phase}.${kind}`]! / 1000).toFixed(1),
        ),
        String(row[`${phase}.requests`]),
      ]),
    ),
  ]);
  for (const connection of ['slow', 'fast'] as const) {
    console.log(`\nms, ${connection === 'slow' ? 'Slow 4G' : 'fast connection'}`);
    printTable([
      ['', '', 'FCP', 'LCP', 'ratio', 'CLS', 'TBT', 'longest before FCP', 'next page'],
      ...rowsOf(connection, (row, reference) => [
        ...['fcp', 'lcp'].map((name) => row[name]!.toFixed(0)),
        (row.lcp! / reference.lcp!).toFixed(2),
        row.cls!.toFixed(3),
        ...['tbt', 'longest', 'next'].map((name) => row[name]?.toFixed(0) ?? ''),
      ]),
    ]);
    for (const site of Object.keys(taps) as Site[]) {
      const shown = Object.entries(taps[site]![connection]).map(
        ([control, ms]) => `${control} ${ms === null ? 'LOST' : `${ms} ms`}`,
      );
      console.log(`First tap right after first paint, ${siteNames[site]}: ${shown.join(', ')}`);
    }
  }
}
