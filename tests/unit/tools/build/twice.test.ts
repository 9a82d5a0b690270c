import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

test('the clock of every thread is shifted, whichever function reads it', () => {
  const day = 86_400_000;
  const code = `
    const days = [new Date(), Date.now(), Date.parse(Date())].map((date) => Math.round((date - real) / ${day}));
    console.log(days.join(), new Date(0).getTime(), new Date() instanceof Date, typeof new (class extends Date {})().getTime());
  `;
  const thread = `const real = ${Date.now()}; ${code}`;
  const clock = join(__dirname, '../../../../tools/build/twice/clock.cjs');
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [
      '-e',
      `new (require('node:worker_threads').Worker)(${JSON.stringify(thread)}, {eval: true}); ${thread}`,
    ],
    {
      encoding: 'utf8',
      env: {NODE_OPTIONS: `--require=${JSON.stringify(clock)}`, CLOCK_SHIFT: String(400 * day)},
    },
  );
  expect([stderr, stdout]).toEqual(['', '400,400,400 0 true number\n'.repeat(2)]);
});
