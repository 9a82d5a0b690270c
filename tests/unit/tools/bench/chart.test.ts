import {SaxesParser} from 'saxes';
import {chart} from '../../../../tools/bench/chart';
import type {Report, Row} from '../../../../tools/bench/report';

const row = (load: number, idle: number, lcp: number) =>
  ({'load.bytes': load, 'idle.bytes': idle, lcp}) as Row;
const site = (one: Row) => ({slow: one, fast: one});
const report = {
  pages: {
    '/guide/start/': {
      ours: site(row(28_000, 130_000, 801)),
      floor: site(row(24_000, 24_000, 702)),
      stock: site(row(160_000, 188_000, 903)),
    },
  },
} as unknown as Report;

it.each(['light', 'dark'] as const)('the %s chart is XML that says every figure', (theme) => {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text));
  parser.write(chart(report, theme)).close();
  for (const shown of ['/guide/start/', '28 / 130', '24', '160 / 188', '801', '702', '903']) {
    expect(texts).toContain(shown);
  }
});

it('a bar is as long as its figure is large', () => {
  const widths = [...chart(report, 'light').matchAll(/<rect x="562" [^>]*width="([\d.]+)"/g)].map(
    ([, width]) => Number(width),
  );
  const [ours, floor, stock] = widths as [number, number, number];
  expect(ours / stock).toBeCloseTo(801 / 903, 2);
  expect(floor / stock).toBeCloseTo(702 / 903, 2);
});
