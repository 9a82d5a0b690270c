import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {differing, hashes} from '../../../../tools/build/twice';
import {removeFolder, writeFolder} from '../../../support/siteFolder';

test('two builds differ in files that have other contents or that one of them lacks', () => {
  const one = {'build/a.html': 'a', 'build/b.js': 'b', 'build/c/.d': 'd', 'src/x': '1'};
  const other = {'build/a.html': 'a', 'build/b.js': 'B', 'build/e': 'e', 'src/x': '2'};
  const folders = [one, other].map(writeFolder);
  const [first, second] = folders.map((folder) => hashes(folder, ['build', 'not there']));
  folders.forEach(removeFolder);
  expect(differing(first!, first!)).toEqual([]);
  expect(differing(first!, second!)).toEqual(['build/b.js', 'build/c/.d', 'build/e']);
});

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
