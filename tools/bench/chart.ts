import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../support/paths';
import type {Report, Site} from './report';

/** Colours of `src/css/tokens.css`; a picture in a README knows no sheet. */
const themes = {
  light: {
    canvas: '#fcfdfb',
    line: '#e1e5de',
    strong: '#0e1a16',
    muted: '#53615b',
    ours: ['#0b6a5d', '#8fc4b6'],
    floor: ['#7f8a84', '#c7cdc4'],
    stock: ['#7f8a84', '#c7cdc4'],
  },
  dark: {
    canvas: '#0d1311',
    line: '#222d29',
    strong: '#f1f6f3',
    muted: '#9dada6',
    ours: ['#63d4bb', '#28695b'],
    floor: ['#6b7b74', '#37453f'],
    stock: ['#6b7b74', '#37453f'],
  },
} as const;
type Theme = keyof typeof themes;

const sites: readonly (readonly [Site, string])[] = [
  ['ours', 'This site'],
  ['floor', 'The same without scripts'],
  ['stock', 'Stock Docusaurus, same text'],
];
const charted = ['/guide/start/', '/config/lib/dts', '/config/rsbuild/output'];
const [width, edge, names, column, bar, step] = [880, 28, 190, 296, 12, 22];
const top = 84;

/** The recorded figures as a picture for the README, in a theme of the site. */
export function chart({pages}: Report, theme: Theme): string {
  const colours = themes[theme];
  const shown = charted.filter((route) => pages[route]);
  const bytes = (route: string, site: Site, part: 'load' | 'idle'): number =>
    pages[route]![site].slow[`${part}.bytes`];
  const paint = (route: string, site: Site): number => pages[route]![site].slow.lcp;
  const largest = (value: (route: string, site: Site) => number): number =>
    Math.max(...shown.flatMap((route) => sites.map(([site]) => value(route, site))));
  const [mostBytes, mostMs] = [
    largest((route, site) => bytes(route, site, 'idle')),
    largest(paint),
  ];
  const left = edge + names;
  const right = left + column + 48;
  const group = 30 + sites.length * step;
  const height = top + shown.length * group + 10;
  const text = (x: number, y: number, kind: string, words: string): string =>
    `<text x="${x.toFixed(0)}" y="${y}" class="${kind}">${words}</text>`;
  const rect = (x: number, y: number, length: number, colour: string): string =>
    `<rect x="${x}" y="${y}" width="${Math.max(2, length).toFixed(1)}" height="${bar}" rx="2" fill="${colour}"/>`;
  // A figure stands behind its bar.
  const room = column - 60;

  const rows = shown.flatMap((route, index) => {
    const y = top + index * group;
    return [
      text(edge, y + 4, 'page', route),
      ...sites.flatMap(([site, name], place) => {
        const [solid, soft] = colours[site];
        const line = y + 16 + place * step;
        const until = (part: 'load' | 'idle'): number =>
          (bytes(route, site, part) / mostBytes) * room;
        const time = (paint(route, site) / mostMs) * room;
        const kilobytes = (['load', 'idle'] as const).map((part) =>
          (bytes(route, site, part) / 1000).toFixed(0),
        );
        return [
          text(edge, line + 10, site === 'ours' ? 'own' : 'name', name),
          rect(left, line, until('idle'), soft),
          rect(left, line, until('load'), solid),
          text(left + until('idle') + 8, line + 10, 'name', [...new Set(kilobytes)].join(' / ')),
          rect(right, line, time, solid),
          text(right + time + 8, line + 10, 'name', paint(route, site).toFixed(0)),
        ];
      }),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>Bytes and time to the largest paint of three pages: this site, the same pages without scripts, stock Docusaurus</title>
<style>text{font:12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:${colours.muted};font-variant-numeric:tabular-nums}.page{font:600 12px ui-monospace,SFMono-Regular,Menlo,monospace;fill:${colours.strong}}.head{font-weight:600;fill:${colours.strong}}.own{fill:${colours.strong}}</style>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="${colours.canvas}" stroke="${colours.line}"/>
${[
  text(left, 36, 'head', 'kB until loaded / until idle'),
  text(left, 54, 'name', 'brotli, first visit'),
  text(right, 36, 'head', 'ms to the largest paint'),
  text(right, 54, 'name', 'phone, Slow 4G'),
  ...rows,
].join('\n')}
</svg>
`;
}

/** `.github/bench-light.svg` and `bench-dark.svg`. */
export function drawCharts(report: Report): void {
  for (const theme of Object.keys(themes) as Theme[]) {
    writeFileSync(join(root, '.github', `bench-${theme}.svg`), chart(report, theme));
  }
}
