import fc from 'fast-check';

import {normaliseLog} from '../../../../../tools/rslib/examples/normaliseLog';

const folders = [
  {path: '/home/me/examples/.work/minimal', name: ''},
  {path: '/home/me/examples', name: 'examples'},
];
const normalise = (log: string): string => normaliseLog(log, {folders});

test.each([
  ['colours', '\u001b[96msrc/index.ts\u001b[0m', 'src/index.ts'],
  ['line ends', 'a\r\nb', 'a\nb'],
  ['a path below the package', 'see /home/me/examples/.work/minimal/dist/a.js', 'see dist/a.js'],
  ['the package itself', 'from /home/me/examples/.work/minimal.', 'from ..'],
  ['a path of the workspace', '/home/me/examples/node_modules/x', 'examples/node_modules/x'],
  ['seconds', 'built in 0.03s (esm)', 'built in <time> (esm)'],
  ['seconds with a space', 'with tsgo in 0.11 s', 'with tsgo in <time>'],
  ['milliseconds', 'built in 30 ms', 'built in <time>'],
  [
    'stack frames',
    'error   No lib.\n    at compose (file:///home/me/examples/node_modules/a/b.js:3:8)\n    at async Promise.all (index 1)\n\n  × Bad.\n  │     at node:internal/util:441:7\nend',
    'error   No lib.\n\n  × Bad.\nend',
  ],
  [
    'messages to a process that has ended',
    "a\nError sending message: Error: write EPIPE\n    at target._send (node:internal/child_process:878:20)\n    at async fn (/home/me/a.js:444:17) {\n  errno: -32,\n  code: 'EPIPE',\n  syscall: 'write'\n}\nb",
    'a\nb',
  ],
  [
    'object references',
    'a\nObjectRef is not unref, it considered as a memory leak\nObjectRef is not unref, it considered as a memory leak\nb',
    'a\nb',
  ],
  ['the time of a test of Vitest', ' ✓ a.test.ts (1 test) 2ms', ' ✓ a.test.ts (1 test)'],
  ['the time of a test of Rstest', '  ✓ rounds up (3ms)', '  ✓ rounds up'],
  ['the duration of tests', ' Tests 1 passed\n Duration 85ms (build 1ms)\n', ' Tests 1 passed\n'],
  ['minutes', 'built in 1 m 2.5 s', 'built in <time>'],
])('%s are normalised', (_, log, expected) => {
  expect(normalise(log)).toBe(expected);
});

test.each([
  '2 files generated in dist, total: 0.2 kB',
  'Found 1 error in src/index.ts:5',
  'in 2 steps',
  '  at the top level',
  'error   Fails at the top (line 3)',
])('"%s" stays the same', (line) => {
  expect(normalise(line)).toBe(line);
});

/** Returns the strings that TypeScript's native compiler (tsgo) writes, one after the other, for a message. */
function written(
  file: string,
  line: number,
  column: number,
  message: string,
  code: string,
  marks: string,
) {
  const [blue, grey, red, yellow, inverse, end] = [96, 90, 91, 93, 7, 0].map(
    (number) => `\u001b[${number}m`,
  ) as [string, string, string, string, string, string];
  return [
    ...[blue, file, end, ':', yellow, `${line}`, end, ':', yellow, `${column}`, end, ' - '],
    ...[red, 'error', end, `${grey} TS1: ${end}`, ...message.split(/(\n *)/), '\n', '\n'],
    ...[inverse, `${line}`, end, ' ', code, '\n'],
    ...[inverse, ' ', end, ' ', red, ' '.repeat(column - 1), marks, end, '\n', '\n'],
  ];
}

test('compiler messages are the same however their output is split', () => {
  const writes = [
    ...written('src/index.ts', 5, 14, 'Wrong.', 'export const total: string = 1;', '~~~~~'),
    ...written(
      ...(['tsconfig.json', 2, 3, 'Set it.\n  Visit https://aka.ms/x.'] as const),
      ...(['  "compilerOptions": {', '~~~~~~~~~~~~~~~~~'] as const),
    ),
    ...['\n', 'Found 2 errors in 2 files.', '\n'],
  ];
  const places = [...writes.keys()];
  fc.assert(
    fc.property(fc.subarray(places), (cuts) => {
      // Rslib receives the output in pieces. It prints each line of a piece, except blank lines, after `[tsgo]`.
      const printed = [0, ...cuts]
        .map((start, index) => writes.slice(start, cuts[index]).join(''))
        .flatMap((piece) => piece.split('\n').filter((line) => line.trim()))
        .map((line) => `[tsgo] ${line}\n`);
      expect(normalise(printed.join('')).split('\n')).toEqual([
        '[tsgo] src/index.ts:5:14 - error TS1: Wrong.',
        '[tsgo] 5 export const total: string = 1;',
        '[tsgo]                ~~~~~',
        '[tsgo] tsconfig.json:2:3 - error TS1: Set it.  Visit https://aka.ms/x.',
        '[tsgo] 2   "compilerOptions": {',
        '[tsgo]     ~~~~~~~~~~~~~~~~~',
        '[tsgo] Found 2 errors in 2 files.',
        '',
      ]);
    }),
    {numRuns: 1000, examples: [[places], [[]]]},
  );
});

test('pieces of a message are joined if another message is between them', () => {
  const [info, ready, start] = ['info    build started...', 'ready   built in 1s', 'start   types (esm)'];
  const code = '[tsgo] 5 const a = 1;';
  const [place, error] = ['src/index.ts:', '5:14 - error TS2322: Wrong.'];
  const whole = [info, ready, start, `[tsgo] ${place}${error}`, code, ''];
  const pieces = [info, start, `[tsgo] ${place}`, ready, `[tsgo] ${error}`, code, ''];
  expect(normalise(pieces.join('\n'))).toBe(normalise(whole.join('\n')));
});

test('messages about outputs are sorted', () => {
  const [esm, cjs] = ['esm', 'cjs'].map((id) => ({
    built: `ready   built in 1s (${id})`,
    types: [`start   types (${id})`, `ready   types (${id})`],
  }));
  const log = (...lines: readonly string[]) =>
    normalise(['Rslib v1', '', 'info    build started...', ...lines, '', 'File (esm)'].join('\n'));
  const sorted = log(cjs!.built, esm!.built, ...cjs!.types, ...esm!.types);
  expect(sorted.split('\n').slice(3, -2)).toEqual([
    'ready   built in <time> (cjs)',
    'ready   built in <time> (esm)',
    'start   types (cjs)',
    'ready   types (cjs)',
    'start   types (esm)',
    'ready   types (esm)',
  ]);
  const [start, ready] = esm!.types as [string, string];
  expect(log(esm!.built, start, cjs!.built, ...cjs!.types, ready)).toBe(sorted);
  expect(log(cjs!.types[0]!, cjs!.built, cjs!.types[1]!, esm!.built, start, ready)).toBe(sorted);
});

test('messages about federated types follow their output', () => {
  const [start, ...rest] = [
    'info    build started...',
    'ready   built in 1s (esm)',
    'ready   built in 2s (mf)',
    'start   types (esm)',
    'ready   types (esm)',
    '[ Module Federation DTS ] Federated types created correctly',
  ];
  const sorted = normalise([start, ...rest, ''].join('\n'));
  for (const place of rest.keys()) {
    const lines = rest.slice(0, -1);
    lines.splice(place, 0, rest.at(-1)!);
    expect(normalise([start, ...lines, ''].join('\n'))).toBe(sorted);
  }
});
