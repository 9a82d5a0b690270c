import {normaliseLog, normalisations} from '../../../../src/lib/examples/normalise';

const folders = [
  {path: '/home/me/examples/.work/minimal', name: ''},
  {path: '/home/me/examples', name: 'examples'},
];
const normalise = (log: string): string => normaliseLog(log, {folders});

test('every normalisation has its own name and a reason', () => {
  expect(new Set(normalisations.map(({name}) => name)).size).toBe(normalisations.length);
  expect(normalisations.every(({why}) => why.endsWith('.'))).toBe(true);
});

test.each([
  ['colours', '\u001b[96msrc/index.ts\u001b[0m', 'src/index.ts'],
  ['line ends', 'a\r\nb', 'a\nb'],
  ['a path below the package', 'see /home/me/examples/.work/minimal/dist/a.js', 'see dist/a.js'],
  ['the package itself', 'from /home/me/examples/.work/minimal.', 'from ..'],
  ['a path of the workspace', '/home/me/examples/node_modules/x', 'examples/node_modules/x'],
  ['seconds', 'built in 0.03s (esm)', 'built in <time> (esm)'],
  ['seconds with a space', 'with tsgo in 0.11 s', 'with tsgo in <time>'],
  ['milliseconds', 'built in 30 ms', 'built in <time>'],
  ['minutes', 'built in 1 m 2.5 s', 'built in <time>'],
])('%s are normalised', (_name, log, expected) => {
  expect(normalise(log)).toBe(expected);
});

test.each([
  '2 files generated in dist, total: 0.2 kB',
  'Found 1 error in src/index.ts:5',
  'in 2 steps',
])('"%s" stays as it is', (line) => {
  expect(normalise(line)).toBe(line);
});

test('pieces of a compiler message are put together', () => {
  const whole =
    '[tsgo] src/index.ts:5:14 - error TS2322: Wrong.\n[tsgo] 5 const a = 1;\n[tsgo]        ~\n';
  const pieces = whole
    .replace('- error', '- \n[tsgo] error')
    .replace(' TS2322', '\n[tsgo]  TS2322')
    .replace('[tsgo] 5', '[tsgo] \n[tsgo] 5');
  expect(normalise(pieces)).toBe(whole);
  expect(normalise(whole)).toBe(whole);
});

test('pieces that another message came between are put together too', () => {
  const whole = [
    'info    build started...',
    'ready   built in 1s',
    'start   types (esm)',
    '[tsgo] src/index.ts:5:14 - error TS2322: Wrong.',
    '[tsgo] 5 const a = 1;',
    '',
  ];
  const [info, ready, start, , code] = whole;
  const pieces = [
    info,
    start,
    '[tsgo] src/index.ts:',
    ready,
    '[tsgo] 5:14 - error TS2322: Wrong.',
    code,
    '',
  ];
  expect(normalise(pieces.join('\n'))).toBe(normalise(whole.join('\n')));
});

test('two compiler messages stay two', () => {
  const log =
    '[tsgo] a.ts:1:1 - error TS1: A.\n[tsgo] b.ts:1:1 - error TS2: B.\n[tsgo] Found 2 errors\n';
  expect(normalise(log)).toBe(log);
});

test('outputs that are built at the same time are reported in a fixed order', () => {
  const head = ['Rslib v1', '', 'info    build started...'];
  const tail = ['', 'File (esm)', 'dist/a.js'];
  const first = [
    'ready   built in 1s (esm)',
    'start   types (esm)',
    'ready   built in 2s (cjs)',
    'start   types (cjs)',
    'ready   types (cjs)',
    'ready   types (esm)',
  ];
  const second = [
    'start   types (cjs)',
    'ready   built in 3s (cjs)',
    'ready   types (cjs)',
    'ready   built in 1s (esm)',
    'start   types (esm)',
    'ready   types (esm)',
  ];
  const [a, b] = [first, second].map((lines) => normalise([...head, ...lines, ...tail].join('\n')));
  expect(a).toBe(b);
  expect(a?.split('\n').slice(3, -3)).toEqual([
    'ready   built in <time> (cjs)',
    'ready   built in <time> (esm)',
    'start   types (cjs)',
    'ready   types (cjs)',
    'start   types (esm)',
    'ready   types (esm)',
  ]);
});
